#include "cli/table/table_words.h"

namespace cheesemoon::cli {

const TableWords table_english{
    .made = "Your table is {}. Others join it with:",
    .come_back = "Come back with:",
    .you_sit = "You are {}, on seat {}.",
    .you_watch = "You are watching. quit leaves.",
    .seats_are_open = "Seats still open: {}. The game begins when all are taken.",
    .sits_down = "{} sits down.",
    .stands_up = "{} leaves the table.",
    .begins = "The game begins.",
    .waiting_for = "Waiting for {}.",
    .undo_is_possible = "(undo lets you choose again.)",
    .resigned = "{} gives up.",
    .timed_out = "{} has run out of time.",
    .did_not_come_back = "{} did not come back.",
    .replaced = "{} did not come back: a bot plays on instead.",
    .offers_end = "{} offers to end the game without a result.",
    .offer_can_be_taken = "offer end agrees.",
    .offers_no_more = "{} wants to play on.",
    .says = "{} says: {}",
    .clocks = "Time left: {}",
    .rematch_offered = "There is a rematch, table {}. Type rematch to go there.",
    .hand_over = "{}, it is your turn. Press Enter when nobody else is looking.",
    .hand_over_undo = "(Type undo to let {} choose again.)",
    .prompt = "{} > ",
    .chosen = "You choose: {}",
    .confirm = "Enter or y to do it, n to choose again: ",
    .yes = "y",
    .no = "n",
    .not_understood = "\"{}\" is none of the choices. Type a number or the action; ? for help.",
    .not_allowed = "\"{}\" is not allowed here; list shows what is.",
    .undone = "Taken back.",
    .no_hint = "There is no hint: {}.",
    .game_over = "The game is over.",
    .wins = "{} wins!",
    .shared_win = "{} share the win.",
    .forfeits = "{} cannot go on ({}) and has lost. The game ends here.",
    .lost = "The connection is lost; trying again ...",
    .back = "Connected again.",
    .refused = "This is not possible: {}.",
    .outdated = "Something has happened meanwhile: look again and choose again.",
    .nothing_to_undo = "There is nothing that you could take back.",
    .too_many = "Not so fast: wait a moment.",
    .means_nothing = "\"{}\" is nothing you can do now; ? for help.",
    .only_watching = "You are only watching; quit leaves.",
    .not_over = "The game is not over yet.",
    .confirm_resign = "Do you give up? Enter gives up, n plays on: ",
    .ask_next_game = "Enter begins the next game: ",
    .ended_resigned = "The game is over: somebody has given up.",
    .ended_timed_out = "The game is over: somebody has run out of time.",
    .ended_left = "The game is over: somebody did not come back.",
    .ended_agreed = "The game has ended without a result, as agreed.",
    .ended_closed = "The table was closed.",
    .commitment_kept = "The server kept its word: its seed fits the commitment {}...",
    .commitment_broken = "The server broke its word: its seed does not fit the commitment {}...",
    .record_at = "The record of the game: {}",
    .after_end = "rematch plays again, chat TEXT talks, quit leaves.",
    .after_end_here = "Enter leaves, rematch plays again: ",
    .left = "You have left; the table stays.",
    .help =
        "list         all choices           board        show the table again\n"
        "undo         take back your last choice, while that is nobody else's business\n"
        "hint         what is good for you, and why\n"
        "offer end    end the game without a result, if all agree; again: take it back\n"
        "resign       give up               rematch      play again after the end",
    .help_here = "quit         leave the game        ?            this help",
    .help_away =
        "chat TEXT    say something         clock        the time that is left\n"
        "quit         leave; you can come back          ?   this help",
    .help_watching =
        "board        show the table again  quit         leave           ?   this help",
};

}  // namespace cheesemoon::cli
