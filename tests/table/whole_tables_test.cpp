#include <gtest/gtest.h>

#include <array>
#include <map>
#include <string>
#include <vector>

#include "server/api/api_document.h"
#include "server/identity/commitment.h"
#include "table/played_table.h"
#include "table/server_message.h"
#include "table/table_record.h"
#include "thoroughness.h"

namespace cheesemoon::table {
namespace {

namespace json = boost::json;

/// What docs/protocol.md tells a client to do with updates.
struct SimulatedClient {
  Viewer viewer;
  std::uint32_t have = 0;
  std::map<std::uint32_t, json::array> events{};
  json::value view{};
  /// What was to be seen after so many events, also in between.
  std::map<std::size_t, json::value> views{};
  json::value state{};
  json::array chat{};

  void hear(const std::string& line) {
    const json::object update = json::parse(line).as_object();
    const auto since = update.at("since").to_number<std::uint32_t>();
    ASSERT_LE(since, have);
    have = update.at("sequence").to_number<std::uint32_t>();
    if (update.contains("steps")) {
      events.erase(events.upper_bound(since), events.end());
      views.erase(views.upper_bound(all_events().size()), views.end());
      for (const auto& step : update.at("steps").as_array()) {
        json::array& told = events[step.at("sequence").to_number<std::uint32_t>()];
        const json::array& more = step.at("events").as_array();
        told.insert(told.end(), more.begin(), more.end());
        if (step.as_object().contains("view")) views[all_events().size()] = step.at("view");
      }
      view = update.at("view");
      views[all_events().size()] = view;
    }
    if (update.contains("state")) state = update.at("state");
    if (update.contains("chat"))
      for (const auto& line_of_chat : update.at("chat").as_array()) chat.push_back(line_of_chat);
  }

  [[nodiscard]] json::array all_events() const {
    json::array all;
    for (const auto& [sequence, some] : events) all.insert(all.end(), some.begin(), some.end());
    return all;
  }
};

const std::array<std::string, 5> five_people{ann, bob, "cyd", "dan", "eve"};

std::vector<std::string> all_tables() {
  std::vector<std::string> tables{race(1), race(2),
                                  race(5, R"(,"clock":{"kind":"turn","seconds":60})")};
  for (const char* variant : {"base", "traitor", "draft", "deal"}) {
    tables.push_back(duel("", variant));
    tables.push_back(
        duel(R"(,"crowns":2,"clock":{"kind":"game","seconds":600,"increment":3})", variant));
  }
  return tables;
}

void take_seats(PlayedTable& played) {
  for (std::size_t seat = 1; seat < played.table.seats.size(); ++seat)
    played.perform_for(five_people[seat], SitDown{static_cast<Seat>(seat)});
}

/// Something that somebody may do now.
struct Deed {
  std::string person;
  Command command;
};

Deed random_deed(const Table& table, Random& random) {
  constexpr std::uint32_t hundred = 100;
  const std::uint32_t what = random.below(hundred);
  if (what < 5) return {ann, Say{"turn " + std::to_string(table.sequence)}};
  if (!is_in_play(table)) return {ann, NextGame{}};
  std::vector<Seat> acting;
  for (std::size_t place = 0; place < table.seats.size(); ++place) {
    const Seat seat = static_cast<Seat>(place);
    if (what < 20 && table.game->can_undo(seat))
      return {five_people[place], Undo{seat, sequence_of(table, seat)}};
    if (table.game->actors().contains(seat)) acting.push_back(seat);
  }
  const Seat seat = acting[random.below(static_cast<std::uint32_t>(acting.size()))];
  return {five_people[index(seat)],
          Act{seat, random_choice(table, seat, random), sequence_of(table, seat)}};
}

TEST(WholeTables, AreTheSameByteByByteWhenTheirJournalsAreReadAgain) {
  for (const std::string& options : all_tables()) {
    SCOPED_TRACE(options);
    Random random(1);
    PlayedTable played(options);
    take_seats(played);
    while (played.table.status != Status::over) {
      const Deed deed = random_deed(played.table, random);
      played.now += 500;
      played.perform_for(deed.person, deed.command);
      if (random.below(20) != 0 && played.table.status != Status::over) continue;
      const Table again = replayed(played.table.id, played.journal);
      EXPECT_EQ(again.dice.random.taken(), played.table.dice.random.taken());
      for (const Viewer viewer : viewers_of(again))
        ASSERT_EQ(write_update(again, viewer, 0, parts_missing(again, viewer, 0), played.names,
                               played.instant()),
                  played.update(viewer));
    }
  }
}

TEST(WholeTables, AreToldTheSameStepByStepAndAfterAnyGap) {
  for (const std::string& options : all_tables()) {
    SCOPED_TRACE(options);
    Random random(2);
    PlayedTable played(options);
    take_seats(played);
    std::vector<SimulatedClient> eager;
    std::vector<SimulatedClient> lazy;
    for (const Viewer viewer : viewers_of(played.table)) {
      eager.push_back({viewer});
      eager.back().hear(played.update(viewer));
      lazy.push_back({viewer});
    }
    while (played.table.status != Status::over) {
      const Deed deed = random_deed(played.table, random);
      auto entries = perform(played.table, deed.person, deed.command, {}, played.instant());
      ASSERT_TRUE(entries) << entries.error().sentence;
      Parts parts;
      for (const TableEntry& entry : *entries) parts = parts | parts_of(entry.what);
      for (SimulatedClient& client : eager)
        if (client.have != sequence_of(played.table, client.viewer))
          client.hear(write_update(played.table, client.viewer, client.have, parts, played.names,
                                   played.instant()));
      for (SimulatedClient& client : lazy)
        if (random.below(6) == 0 || played.table.status == Status::over)
          client.hear(played.update(client.viewer, client.have));
    }
    for (std::size_t place = 0; place < eager.size(); ++place) {
      EXPECT_EQ(eager[place].have, lazy[place].have);
      EXPECT_EQ(eager[place].view, lazy[place].view);
      EXPECT_EQ(eager[place].state, lazy[place].state);
      EXPECT_EQ(eager[place].chat, lazy[place].chat);
      if (options.find("crowns") == std::string::npos) {
        const auto events = json::parse(played.table.game->events(eager[place].viewer, 0));
        EXPECT_EQ(eager[place].all_events(), events.as_array());
        EXPECT_EQ(lazy[place].all_events(), events.as_array());
      }
    }
  }
}

TEST(WholeTables, ShowWhoeverComesBackTheTurnsThatHeHasMissed) {
  std::vector<std::string> tables{race(1), race(2), race(5)};
  for (const std::string& options : tables) {
    SCOPED_TRACE(options);
    Random random(6);
    PlayedTable played(options);
    take_seats(played);
    SimulatedClient stays{hosting::spectator};
    SimulatedClient returns{hosting::spectator};
    stays.hear(played.update(stays.viewer));
    returns.hear(played.update(returns.viewer));
    std::size_t caught_up = 0;
    while (played.table.status != Status::over) {
      const Deed deed = random_deed(played.table, random);
      played.perform_for(deed.person, deed.command);
      stays.hear(played.update(stays.viewer, stays.have));
      if (random.below(10) != 0 && played.table.status != Status::over) continue;
      returns.hear(played.update(returns.viewer, returns.have));
      ++caught_up;
      for (const auto& [count, view] : returns.views) ASSERT_EQ(stays.views.at(count), view);
    }
    // Each time the turns of several that lie in between.
    EXPECT_GT(returns.views.size(), 2 * caught_up);
  }
}

TEST(WholeTables, ShowWhoeverOpensThemHowTheyAre) {
  PlayedTable played(race(3));
  take_seats(played);
  Random random(7);
  while (is_in_play(played.table)) {
    const json::object update = played.told(hosting::spectator);
    for (const auto& step : update.at("steps").as_array())
      ASSERT_FALSE(step.as_object().contains("view"));
    const Deed deed = random_deed(played.table, random);
    played.perform_for(deed.person, deed.command);
  }
}

TEST(WholeTables, TellWhoeverWasAwayForLongNotMoreThanTwentyViews) {
  PlayedTable played(race(4));
  take_seats(played);
  const std::uint32_t have = sequence_of(played.table, hosting::spectator);
  Random random(8);
  while (is_in_play(played.table)) {
    const Deed deed = random_deed(played.table, random);
    played.perform_for(deed.person, deed.command);
  }
  const json::object update = json::parse(played.update(hosting::spectator, have)).as_object();
  std::size_t views = 0;
  for (const auto& step : update.at("steps").as_array())
    if (step.as_object().contains("view")) ++views;
  EXPECT_EQ(views, 20U);
}

TEST(WholeTables, AreToldAsDescribed) {
  std::vector<std::string> tables = all_tables();
  for (int seats = 2; seats <= thoroughly(5, 2); ++seats)
    tables.push_back(race(seats, "", varied_race));
  for (const char* difficulty : {"easy", "medium", "difficult", "unfair"})
    tables.push_back(race(1, "", varied_race, difficulty));
  for (const std::string& options : tables) {
    SCOPED_TRACE(options);
    Random random(5);
    PlayedTable played(options);
    take_seats(played);
    // Bob has spoken, and was deleted.
    if (played.table.seats.size() > 1) played.perform_for(bob, Say{"hello"});
    played.names.erase(bob);
    while (played.table.status != Status::over) {
      const Deed deed = random_deed(played.table, random);
      if (const Act* act = std::get_if<Act>(&deed.command))
        server::expect_described(
            write_preview("r", *played.table.game->preview(act->seat, act->action)));
      const std::vector<Viewer> viewers = viewers_of(played.table);
      std::vector<std::uint32_t> have;
      have.reserve(viewers.size());
      for (const Viewer viewer : viewers) have.push_back(sequence_of(played.table, viewer));
      played.perform_for(deed.person, deed.command);
      for (std::size_t place = 0; place < viewers.size(); ++place)
        server::expect_described(played.update(viewers[place], have[place]));
      ASSERT_FALSE(testing::Test::HasFailure());
    }
    const json::object end = played.told(hosting::spectator);
    if (played.table.seats.size() == 1) continue;
    EXPECT_TRUE(end.at("state").at("seats").at(1).at("name").is_null());
    EXPECT_TRUE(end.at("chat").at(0).at("name").is_null());
  }
}

TEST(WholeTables, TellAStepToThoseWhoseEventsItBrings) {
  for (const std::string& options : all_tables()) {
    SCOPED_TRACE(options);
    Random random(3);
    PlayedTable played(options);
    take_seats(played);
    while (played.table.status != Status::over) {
      const Deed deed = random_deed(played.table, random);
      const bool is_act = std::holds_alternative<Act>(deed.command);
      const std::size_t before = played.table.game->moves();
      played.perform_for(deed.person, deed.command);
      if (!is_act) continue;
      for (const Viewer viewer : viewers_of(played.table))
        ASSERT_EQ(is_told(played.table.steps.back(), viewer),
                  played.table.game->events(viewer, before) != "[]");
    }
  }
}

TEST(WholeTables, KeepTheirSecretUntilTheyAreOver) {
  for (const std::string& options : all_tables()) {
    SCOPED_TRACE(options);
    Random random(4);
    PlayedTable played(options);
    const std::string created = played.journal.front().body;
    const json::value entry = json::parse(created).at("created");
    const std::string seed = entry.at("seed").as_string().c_str();
    const std::string salt = entry.at("salt").as_string().c_str();
    take_seats(played);
    while (played.table.status != Status::over) {
      for (const Viewer viewer : viewers_of(played.table)) {
        const std::string update = played.update(viewer);
        ASSERT_EQ(update.find(seed), std::string::npos);
        ASSERT_EQ(update.find(salt), std::string::npos);
      }
      ASSERT_FALSE(public_record(played.table));
      const Deed deed = random_deed(played.table, random);
      played.perform_for(deed.person, deed.command);
    }
    const json::object state = played.told(hosting::spectator).at("state").as_object();
    EXPECT_EQ(state.at("opening").at("seed").as_string(), seed);
    EXPECT_TRUE(server::verify(state.at("commitment").as_string().c_str(),
                               {*server::Secret::read(seed), *server::Secret::read(salt)}));
  }
}

TEST(Secrecy, OfChoicesThatWaitIsCompleteByteByByte) {
  for (const char* variant : {"base", "traitor", "draft", "deal"}) {
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
      Random random(seed);
      PlayedTable played(duel(R"(,"clock":{"kind":"game","seconds":600,"increment":3})", variant));
      take_seats(played);
      while (is_in_play(played.table)) {
        const bool both_choose = played.table.game->actors() == Actors{Seat::one, Seat::two};
        if (both_choose) {
          // The same table twice: Ann plays one card here, perhaps another one there, and there
          // she hesitates.
          PlayedTable other(duel());
          other.table = replayed(played.table.id, played.journal);
          played.now += 1000;
          other.now = played.now;
          const std::string card = random_choice(played.table, Seat::one, random);
          const std::string other_card = random_choice(played.table, Seat::one, random);
          const std::uint32_t have = sequence_of(played.table, Seat::two);
          const std::string unmoved = played.update(Seat::two);
          played.act(ann, Seat::one, card);
          other.now += 300;
          other.act(ann, Seat::one, card);
          other.perform_for(ann, Undo{Seat::one, sequence_of(other.table, Seat::one)});
          other.now += 300;
          other.act(ann, Seat::one, other_card);
          other.now = played.now;
          EXPECT_EQ(sequence_of(played.table, Seat::two), have);
          ASSERT_EQ(played.update(Seat::two), unmoved);
          // A card face down on the table is for everybody to see: that Ann has chosen is told, in
          // a line of its own that is the same whatever it was.
          const Around around{.here = {true, false}};
          ASSERT_EQ(write_presence(played.table, around), write_presence(other.table, around));
          ASSERT_NE(write_presence(played.table, around).find(R"("chosen":true)"),
                    std::string::npos);
          for (const Viewer viewer : {Viewer(Seat::two), hosting::spectator}) {
            for (std::uint32_t from = 0; from <= sequence_of(played.table, viewer); ++from)
              ASSERT_EQ(played.update(viewer, from), other.update(viewer, from));
          }
          // Neither chat nor an offer tells.
          for (PlayedTable* one : {&played, &other}) one->perform_for(bob, Say{"well?"});
          for (const Viewer viewer : {Viewer(Seat::two), hosting::spectator})
            ASSERT_EQ(played.update(viewer), other.update(viewer));
          continue;
        }
        const Deed deed = random_deed(played.table, random);
        if (!std::holds_alternative<Undo>(deed.command))
          played.perform_for(deed.person, deed.command);
      }
    }
  }
}

TEST(Secrecy, OfAHesitationLastsAfterTheCardsAreShown) {
  PlayedTable played(duel());
  take_seats(played);
  PlayedTable other(duel());
  other.table = replayed(played.table.id, played.journal);
  const std::uint32_t have = sequence_of(played.table, Seat::two);
  played.perform_for(ann, Say{"hm"});
  played.act(ann, Seat::one, "play 3");
  other.act(ann, Seat::one, "play 5");
  other.perform_for(ann, Say{"hm"});
  other.perform_for(ann, Undo{Seat::one, sequence_of(other.table, Seat::one)});
  other.act(ann, Seat::one, "play 3");
  for (PlayedTable* one : {&played, &other}) one->act(bob, Seat::two, "play 4");
  for (const Viewer viewer : {Viewer(Seat::two), hosting::spectator})
    for (std::uint32_t from = 0; from <= have + 2; ++from)
      EXPECT_EQ(played.update(viewer, from), other.update(viewer, from));
}

}  // namespace
}  // namespace cheesemoon::table
