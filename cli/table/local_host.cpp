#include "cli/table/local_host.h"

#include <fmt/format.h>

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <utility>

#include "hosting/games.h"
#include "table/evolve.h"
#include "table/server_message.h"
#include "table/table_record.h"

namespace cheesemoon::cli {

namespace json = boost::json;
using namespace table;

namespace {

/// There is only one table.
constexpr std::string_view table_id = "bbbbbbbbbb";
/// Nobody looks at the clock.
constexpr Instant at_no_time{};

/// Who sits on a seat, unless it is a bot.
std::string person_on(Seat seat) {
  return fmt::format("{}", number(seat));
}

TableOptions options_of(const LocalGame& game) {
  TableOptions options{.game = game.game, .seats = {}, .clock = {}, .crowns = game.crowns};
  options.has_chat = false;
  for (const Chair& chair : game.chairs) {
    const bool is_bot = !chair.bot.empty();
    options.seats.push_back({is_bot ? SeatWish::Kind::bot : SeatWish::Kind::open, chair.bot});
  }
  return options;
}

}  // namespace

LocalHost::LocalHost(const LocalGame& game) : seed_(game.seed) {
  table_.id = table_id;
  // Stream 0 of the seed is chance's, each bot has its own.
  (void)create(table_, options_of(game), Dice{{}, {}, {}, Random(seed_, 0)}, {}, {}, at_no_time);
  for (std::size_t place = 0; place < game.chairs.size(); ++place) {
    const Chair& chair = game.chairs[place];
    const auto seat = static_cast<Seat>(place);
    const bool is_bot = !chair.bot.empty();
    players_.emplace_back();
    if (is_bot) {
      auto player = hosting::games()
                        .find(game.game.name())
                        ->keep_player(chair.bot, Random(seed_, place + 1),
                                      std::chrono::duration<double>(game.patience));
      if (player) players_.back() = std::move(*player);
      continue;
    }
    names_[person_on(seat)] = chair.name;
    (void)table::perform(table_, person_on(seat), SitDown{seat}, {}, at_no_time);
  }
}

void LocalHost::say(const std::string& line) {
  messages_.push_back(json::parse(line));
}

void LocalHost::watch(hosting::Viewer viewer) {
  say(write_update(table_, viewer, 0, parts_missing(table_, viewer, 0), names_, at_no_time));
  watchers_.push_back({viewer, sequence_of(table_, viewer)});
}

void LocalHost::tell(const Entries& entries) {
  Parts parts;
  for (const TableEntry& entry : entries) parts = parts | parts_of(entry.what);
  for (Watcher& watcher : watchers_) {
    const std::uint32_t sequence = sequence_of(table_, watcher.viewer);
    if (sequence == watcher.told) continue;
    say(write_update(table_, watcher.viewer, watcher.told, parts, names_, at_no_time));
    watcher.told = sequence;
  }
}

std::string LocalHost::send(json::object message) {
  std::string request = fmt::format("{}", ++requests_);
  message["request"] = request;
  message["table"] = table_id;
  const auto read = read_client_message(json::serialize(message));
  if (!read) {
    say(write_refused(request, read.error()));
  } else if (const auto* wish = std::get_if<AtTable>(&read->what)) {
    perform(request, wish->command);
  } else if (const auto* choice = std::get_if<Preview>(&read->what)) {
    preview(request, *choice);
  } else if (std::holds_alternative<Rematch>(read->what)) {
    say(write_rematched(request, table_id, table_id));
  }
  return request;
}

void LocalHost::perform(const std::string& request, const Command& command) {
  const Seat seat = std::visit(
      []<class One>(const One& one) {
        if constexpr (requires { one.seat; }) return one.seat;
        return Seat::one;
      },
      command);
  const auto entries = table::perform(table_, person_on(seat), command, {}, at_no_time);
  if (!entries) return say(write_refused(request, entries.error()));
  tell(*entries);
  say(write_done(request, table_id, sequence_of(table_, seat)));
}

void LocalHost::preview(const std::string& request, const Preview& wish) {
  const auto choice = table_.game->preview(wish.seat, wish.action);
  if (!choice) return say(write_refused(request, refused(choice.error())));
  say(write_preview(request, *choice));
}

void LocalHost::ask_bot(Seat seat) {
  const auto question = table_.game->question(seat);
  const auto& kept = players_[index(seat)];
  const bool is_kept = kept != nullptr && table_.seats[index(seat)].kind == Occupant::Kind::bot;
  const auto action = is_kept ? question->answer(*kept)
                              : question->answer(bot_of(table_, seat),
                                                 Random(seed_ + index(seat) + 1, question->turn()));
  if (!action) {
    forfeit_ = Forfeit{seat, action.error()};
    return;
  }
  const auto entries = perform_for_bot(table_, seat, *action, at_no_time);
  if (entries) tell(*entries);
}

void LocalHost::begin_next_game() {
  Entries entries(1, {at_no_time, Began{}, {}});
  (void)evolve(table_, entries.front(), Chance::draw);
  tell(entries);
}

/// People come first, so that what they type is never late.
std::optional<Seat> LocalHost::bot_to_ask() const {
  std::optional<Seat> bot;
  for (std::size_t place = 0; place < table_.seats.size(); ++place) {
    const auto seat = static_cast<Seat>(place);
    if (!table_.game->actors().contains(seat)) continue;
    if (!is_played_by_bot(table_, seat)) return std::nullopt;
    if (!bot) bot = seat;
  }
  return bot;
}

TableHost::Heard LocalHost::hear(std::chrono::milliseconds /*at_most*/) {
  const bool may_go_on = messages_.empty() && table_.status == Status::playing && !forfeit_;
  if (may_go_on && !is_in_play(table_)) {
    begin_next_game();
  } else if (const auto bot = may_go_on ? bot_to_ask() : std::nullopt) {
    ask_bot(*bot);
  }
  Heard heard;
  heard.messages = std::exchange(messages_, {});
  if (forfeit_ && !std::exchange(is_forfeit_told_, true)) heard.forfeit = forfeit_;
  return heard;
}

Result<json::value, std::string> LocalHost::hint(Seat seat) {
  const auto question = is_in_play(table_) ? table_.game->question(seat) : nullptr;
  if (question == nullptr) return Failure{std::string("you have nothing to choose now")};
  return json::parse(question->hint());
}

std::string LocalHost::record() const {
  json::object record = record_of(table_);
  if (forfeit_) {
    json::object& last =
        record.contains("games") ? record["games"].get_array().back().get_object() : record;
    last["forfeit"] = {{"seat", number(forfeit_->seat)}, {"reason", forfeit_->reason}};
  }
  return json::serialize(record);
}

}  // namespace cheesemoon::cli
