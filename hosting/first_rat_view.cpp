#include "hosting/first_rat_view.h"

#include <array>
#include <string_view>

#include "engine/first_rat/greg.h"
#include "engine/first_rat/names.h"
#include "engine/first_rat/shop.h"
#include "hosting/first_rat_lists.h"

namespace cheesemoon::hosting {

using namespace first_rat;

namespace {

/// By the order of the enumeration.
constexpr std::array<std::string_view, 19> phase_names{
    "setting_up", "setting_up", "setting_up", "setting_up", "setting_up", "setting_up", "move",
    "drink",      "take",       "burrow",     "library",    "reward",     "shop",       "build",
    "greg_draw",  "greg_lose",  "greg_best",  "greg_comic", "over"};
static_assert(phase_names.size() == static_cast<std::size_t>(Phase::over) + 1);

void write_rats(JsonWriter& writer, const Team& team) {
  writer.array("rats", [&] {
    for (std::size_t rat = 0; rat < rats_per_team; ++rat) {
      writer.object([&] {
        writer.member("place", team.rats[rat]);
        constexpr auto first_token = static_cast<unsigned>(Comic::strong);
        if (tokens_of(team, rat) != 0)
          write_set(writer, "tokens", tokens_of(team, rat) << first_token, comic_names);
      });
    }
  });
}

void write_belongings(JsonWriter& writer, const Team& team) {
  writer.member("cheese", team.cheese);
  for (std::size_t kind = 0; kind < material_count; ++kind)
    writer.member(good_name(material(kind)), team.materials[kind]);
  writer.member("moldy", team.moldy);
  writer.member("light", team.light);
  writer.member("burrow", team.burrow);
  writer.member("awards", team.awards);
  writer.member("drinks", team.drinks);
  write_backpacks(writer, team.backpacks);
  write_set(writer, "caps", team.caps, cap_names);
  write_set(writer, "comics", team.comics, comic_names);
}

/// What each bottle cap of a team is worth as things stand.
void write_cap_worth(JsonWriter& writer, const Table& table, const Team& team) {
  writer.object("cap_worth", [&] {
    for (std::size_t place = 0; place < cap_count; ++place) {
      const auto cap = static_cast<Cap>(place);
      if (has(team, cap)) writer.member(cap_names[place], cap_worth(table, team, cap));
    }
  });
}

void write_teams(JsonWriter& writer, const Table& table) {
  writer.array("teams", [&] {
    for (std::size_t place = 0; place < table.team_count; ++place) {
      const Team& team = table.teams[place];
      const bool is_greg = table.against_greg && place == greg;
      writer.object([&] {
        write_rats(writer, team);
        if (!is_greg) {
          write_belongings(writer, team);
          write_cap_worth(writer, table, team);
        }
        writer.member("markers", markers_placed(team));
        writer.member("points", breakdown_of(table, place).total());
      });
    }
  });
}

/// The last space of a track has room for everybody.
void write_last_space(JsonWriter& writer, const Table& table, Track track) {
  for (std::size_t team = 0; team < table.team_count; ++team) {
    unsigned left = table.teams[team].markers.of(track);
    for (std::size_t space = 0; space + 1 < track_spaces; ++space) {
      if (holder(table.holders[index(track)], space) == team + 1) --left;
    }
    for (; left > 0; --left) writer.value(team + 1);
  }
}

void write_tracks(JsonWriter& writer, const Table& table) {
  writer.object("tracks", [&] {
    for (std::size_t place = 0; place < track_count; ++place) {
      const auto track = static_cast<Track>(place);
      writer.array(track_name(track), [&] {
        for (std::size_t space = 0; space + 1 < track_spaces; ++space) {
          const unsigned held_by = holder(table.holders[place], space);
          if (held_by == blocked) {
            writer.value(nullptr);
            continue;
          }
          writer.array([&] {
            if (held_by != 0) writer.value(held_by);
          });
        }
        writer.array([&] { write_last_space(writer, table, track); });
      });
    }
  });
}

void write_shopper(JsonWriter& writer, const Table& table) {
  if (table.turn.phase != Phase::shop) {
    writer.member("shopper", nullptr);
    return;
  }
  const std::size_t rat = shopper(table);
  writer.object("shopper", [&] {
    writer.member("rat", rat_names[rat]);
    writer.member("keeper", keeper_name(keeper_at(table, active(table).rats[rat])));
    writer.member("price", price_for(table, rat));
  });
}

void write_turn(JsonWriter& writer, const Table& table) {
  const Turn& turn = table.turn;
  writer.object("turn", [&] {
    writer.member("seat", turn.team + 1);
    writer.member("phase", phase_names[static_cast<std::size_t>(turn.phase)]);
    writer.array("moved", [&] {
      for (std::size_t rat = 0; rat < rats_per_team; ++rat) {
        if (moved_this_turn(turn, rat)) writer.value(rat_names[rat]);
      }
    });
    writer.member("doubled", turn.doubled);
    writer.member("bulbs", turn.bulbs);
    writer.member("cores", turn.cores);
    writer.member("green_takes", turn.green_takes);
    writer.member("orange_takes", turn.orange_takes);
    write_shopper(writer, table);
  });
}

void write_greg(JsonWriter& writer, const Table& table) {
  if (!table.against_greg) {
    writer.member("greg", nullptr);
    return;
  }
  const Phase phase = table.turn.phase;
  const bool has_card =
      phase == Phase::greg_lose || phase == Phase::greg_best || phase == Phase::greg_comic;
  writer.object("greg", [&] {
    writer.key("card");
    if (has_card) {
      const CardText card = write_card(card_at(table, table.turn.card));
      writer.value(card.view());
    } else {
      writer.value(nullptr);
    }
    write_cards(writer, "revealed", table, table.revealed);
    write_cards(writer, "seen", table, table.seen);
    write_set(writer, "prepared", table.prepared, track_names);
    writer.array("pipe_uses", [&] {
      const auto pipes = static_cast<unsigned>(std::popcount(table.printed.pipe_entries));
      for (unsigned pipe = 0; pipe < pipes; ++pipe)
        writer.value((static_cast<unsigned>(table.pipe_uses) >> (pipe * 2)) & 3U);
    });
    writer.member("owned_an_item", table.teams[0].owned_an_item);
    writer.array("challenges", [&] {
      for (std::size_t place = 0; place < challenge_count; ++place) {
        const auto challenge = static_cast<Challenge>(place);
        if (is_met(table, challenge)) writer.value(challenge_name(challenge));
      }
    });
  });
}

}  // namespace

Actors first_rat_actors_seen(const Observation& seen) {
  const Actors acting = FirstRat::actors(State{seen.table, {}});
  return acting.contains(Seat::chance) ? Actors{} : acting;
}

void write_first_rat_view(JsonWriter& writer, const Observation& seen) {
  const Table& table = seen.table;
  writer.member("round", table.round);
  writer.key("last_round");
  if (table.last_round == never) {
    writer.value(nullptr);
  } else {
    writer.value(table.last_round);
  }
  const Actors acting = first_rat_actors_seen(seen);
  writer.array("to_act", [&] {
    for (std::size_t seat = 0; seat < most_seats; ++seat)
      if (acting.contains(static_cast<Seat>(seat))) writer.value(seat + 1);
  });
  write_turn(writer, table);
  write_teams(writer, table);
  write_tracks(writer, table);
  writer.object("market", [&] {
    write_backpacks(writer, table.market.backpacks);
    writer.member("drinks", table.market.drinks);
    write_set(writer, "caps", table.market.caps, cap_names);
    write_set(writer, "comics", table.market.comics, comic_names);
  });
  write_greg(writer, table);
}

}  // namespace cheesemoon::hosting
