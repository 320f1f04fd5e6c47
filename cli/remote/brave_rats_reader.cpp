#include "cli/remote/brave_rats_reader.h"

#include "cli/remote/named.h"
#include "engine/brave_rats/draft.h"
#include "engine/brave_rats/notation.h"
#include "json/reader.h"

namespace cheesemoon::cli {

using namespace brave_rats;
using hosting::BraveRatsSight;

namespace {

Seat read_seat(const JsonReader& reader) {
  return static_cast<Seat>(reader.number(1, 2) - 1);
}

Card read_card(const JsonReader& reader) {
  return static_cast<Card>(reader.number(0, static_cast<int>(card_kinds) - 1));
}

Choice read_choice(const JsonReader& reader) {
  return reader.is_null() ? Choice() : Choice(read_card(reader));
}

Hand read_cards(const JsonReader& reader) {
  const auto hand = read_hand(reader.text());
  if (hand) return *hand;
  reader.fail("expected cards as digits");
  return {};
}

Phase read_phase(const JsonReader& reader) {
  constexpr std::array<std::string_view, 4> names{"setting_up", "draft", "play", "over"};
  return static_cast<Phase>(static_cast<std::size_t>(Phase::draft_draw) +
                            read_named(reader, names));
}

void read_draft(BraveRatsSight& sight, const JsonReader& reader) {
  if (reader.is_null()) return;
  State draft{};
  draft.draft_clock = static_cast<std::uint8_t>(
      reader.member("kept").number(0, static_cast<int>(draft_batches * batch_size) - 1));
  // The clock says who drew first, the view who drew this batch.
  constexpr unsigned second_drew_first = 16;
  if (batch_drawer(draft) != read_seat(reader.member("drawer")))
    draft.draft_clock = static_cast<std::uint8_t>(draft.draft_clock | second_drew_first);
  sight.draft_clock = draft.draft_clock;
  if (!reader.member("batch").is_null()) sight.batch = read_cards(reader.member("batch"));
}

RoundTold read_round(const JsonReader& reader) {
  constexpr std::array<std::string_view, 6> reasons{
      "musician", "princess_meets_prince", "prince", "lower_value", "higher_value", "equal_values"};
  RoundTold round;
  round.reason = static_cast<Reason>(read_named(reader.member("reason"), reasons));
  const auto cards = reader.member("cards").elements(2);
  const auto values = reader.member("values").elements(2);
  if (cards.size() != 2 || values.size() != 2) {
    reader.fail("expected a card of each player and its value");
    return round;
  }
  constexpr int highest_value = 9;
  for (std::size_t place = 0; place < 2; ++place) {
    round.cards[place] = read_card(cards[place]);
    round.values[place] = values[place].number(0, highest_value);
  }
  return round;
}

}  // namespace

Result<BraveRatsSight, std::string> read_brave_rats_view(const boost::json::value& view,
                                                         hosting::Viewer viewer) {
  std::optional<JsonError> error;
  const JsonReader reader(view, error);
  BraveRatsSight sight;
  sight.viewer = viewer;
  sight.phase = read_phase(reader.member("phase"));
  const auto players = reader.member("players").elements(2);
  if (players.size() != 2) reader.member("players").fail("expected two players");
  for (std::size_t place = 0; place < players.size(); ++place) {
    const JsonReader& player = players[place];
    sight.hands[place] = read_cards(player.member("hand"));
    sight.hidden[place] = static_cast<std::uint8_t>(player.member("hidden").number(0, hand_size));
    Standing& standing = sight.standings[place];
    standing.won = static_cast<unsigned>(player.member("won").number(0, rounds_to_win)) & 7U;
    standing.on_table = static_cast<unsigned>(player.member("on_table").number(0, table_cap)) & 3U;
    standing.bonus = player.member("bonus").truth() ? 1 : 0;
    standing.sees_first = player.member("sees_first").truth() ? 1 : 0;
  }
  sight.chosen = read_choice(reader.member("chosen"));
  sight.shown = read_choice(reader.member("shown"));
  read_draft(sight, reader.member("draft"));
  if (error) return Failure{describe(*error)};
  return sight;
}

Result<std::vector<BraveRatsEvent>, std::string> read_brave_rats_events(
    const boost::json::value& events, bool on_table) {
  constexpr std::size_t most_events = 1'000;
  std::optional<JsonError> error;
  std::vector<BraveRatsEvent> read;
  for (const JsonReader& event : JsonReader(events, error).elements(most_events)) {
    const std::string_view kind = event.member("kind").text();
    auto* round = read.empty() ? nullptr : std::get_if<RoundTold>(&read.back());
    if (kind == "round_played") {
      read.emplace_back(read_round(event));
    } else if (kind == "round_undecided") {
      on_table = true;
    } else if (kind == "round_won" && round != nullptr) {
      round->winner = read_seat(event.member("seat"));
      round->takes_table = on_table;
      on_table = false;
    } else if (kind == "game_over" && round != nullptr &&
               round->reason == Reason::princess_meets_prince) {
      round->winner = read_seat(event.member("winner"));
    } else if (kind == "card_shown") {
      read.emplace_back(
          CardShown{read_seat(event.member("seat")), read_card(event.member("card"))});
    }
  }
  if (error) return Failure{describe(*error)};
  return read;
}

}  // namespace cheesemoon::cli
