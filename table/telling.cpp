#include "table/telling.h"

#include <algorithm>
#include <boost/json/serialize.hpp>
#include <limits>

#include "json/writer.h"

namespace cheesemoon::table {

namespace {

/// A step as one viewer counts it.
struct SeenStep {
  std::uint32_t sequence = 0;
  std::size_t moves = 0;
};

/// What a viewer has to be told who knows everything up to a number: everything after `since` is
/// told anew. That is earlier than what he has if something was taken back.
struct Missed {
  SeenStep since;
  /// The steps after it that brought something: where each ends.
  std::vector<SeenStep> steps;
};

SeenStep seen(const Step& step, Viewer viewer, std::uint32_t sequence) {
  const bool own_choice_waits = viewer && ((unsigned{step.secret} >> index(*viewer)) & 1U) != 0;
  return {sequence, step.moves + (own_choice_waits ? 1U : 0U)};
}

/// Whether nothing before it can be taken back any more, as far as the viewer can tell: that
/// somebody has a choice to take back must stay as secret as the choice.
bool is_settled(const Step& step, Viewer viewer) {
  const unsigned own = viewer ? 1U << index(*viewer) : 0U;
  return (unsigned{step.undoable} & ~(unsigned{step.secret} & ~own)) == 0;
}

/// Steps that can be taken back are told one by one, so that a client can forget each; those
/// before are told as one.
Missed missed_by(const Table& table, Viewer viewer, std::uint32_t have) {
  Missed missed;
  std::vector<SeenStep> after;
  std::uint32_t settled = 0;
  std::size_t fewest = std::numeric_limits<std::size_t>::max();
  std::uint32_t count = sequence_of(table, viewer);
  for (auto step = table.steps.rbegin(); step != table.steps.rend(); ++step) {
    if (!is_told(*step, viewer)) continue;
    const bool is_this_game = int{step->game} == table.games;
    const SeenStep one = seen(*step, viewer, count);
    --count;
    if (one.sequence <= have && (!is_this_game || one.moves <= fewest)) {
      missed.since = {one.sequence, is_this_game ? one.moves : 0};
      break;
    }
    if (!is_this_game) continue;
    if (settled == 0 && is_settled(*step, viewer)) settled = one.sequence;
    // What was taken back later is not told.
    if (one.moves < fewest) after.push_back(one);
    fewest = std::min(fewest, one.moves);
  }
  std::reverse(after.begin(), after.end());
  for (const SeenStep& one : after) {
    if (one.moves <= missed.since.moves) continue;
    const bool joins = !missed.steps.empty() && one.sequence <= settled;
    if (joins) {
      missed.steps.back() = one;
    } else {
      missed.steps.push_back(one);
    }
  }
  return missed;
}

/// Whoever was away for long sees the last turns one by one, and all before them at once.
constexpr std::size_t most_views_between = 20;

void write_steps(JsonWriter& writer, const Table& table, Viewer viewer, const Missed& missed) {
  // Whoever opens a table sees it as it is.
  const std::size_t views = missed.since.sequence == 0 ? 0 : most_views_between;
  writer.array("steps", [&] {
    std::size_t told = missed.since.moves;
    for (const SeenStep& step : missed.steps) {
      // The last one has everything, a choice of his own that waits included.
      const bool is_last = &step == &missed.steps.back();
      const std::size_t until = is_last ? table.game->moves() : step.moves;
      for (const hosting::Scene& scene : table.game->scenes(viewer, told, until, views)) {
        writer.object([&] {
          writer.member("sequence", step.sequence);
          writer.key("events");
          writer.json(scene.events);
          if (!scene.view.empty()) {
            writer.key("view");
            writer.json(scene.view);
          }
        });
      }
      told = step.moves;
    }
  });
}

std::string_view name_of(const Names& names, std::string_view person) {
  const auto found = names.find(person);
  return found == names.end() ? std::string_view{} : std::string_view(found->second);
}

void write_seats(JsonWriter& writer, const Table& table, const Names& names, Instant now) {
  writer.array("seats", [&] {
    for (const Occupant& occupant : table.seats) {
      writer.object([&] {
        writer.member("kind", occupant_word(occupant.kind));
        if (occupant.kind == Occupant::Kind::person) {
          writer.member("person", occupant.who);
          writer.text_or_null("name", name_of(names, occupant.who));
        }
        if (occupant.kind == Occupant::Kind::bot) writer.member("bot", occupant.who);
        writer.text_or_null("gone", gone_word(occupant.gone));
        writer.member("offers_end", occupant.offers_end);
        if (table.status == Status::open && table.options.has_ready_check &&
            occupant.kind == Occupant::Kind::person)
          writer.member("ready", occupant.is_ready);
        if (occupant.called)
          writer.member("called_until", date_of(*occupant.called + time_to_come_back, now));
        if (occupant.is_hinted) writer.member("hinted", true);
      });
    }
  });
}

void write_ending(JsonWriter& writer, const Table& table) {
  if (!table.ending) {
    writer.member("ending", nullptr);
    return;
  }
  writer.object("ending", [&] {
    writer.member("kind", ending_word(table.ending->kind));
    writer.array("places", [&] {
      for (const int place : table.ending->places) writer.value(place);
    });
  });
}

void write_crowns(JsonWriter& writer, const Table& table) {
  if (!table.options.crowns) {
    writer.member("crowns", nullptr);
    return;
  }
  writer.object("crowns", [&] {
    writer.member("to_win", *table.options.crowns);
    writer.array("won", [&] {
      for (std::size_t seat = 0; seat < table.seats.size(); ++seat)
        writer.value(int{table.match.crowns[seat]});
    });
  });
}

/// Chance of a table is open when nothing more can come of it.
void write_opening(JsonWriter& writer, const Table& table) {
  if (table.status != Status::over) {
    writer.member("opening", nullptr);
    return;
  }
  writer.object("opening", [&] {
    writer.member("seed", table.dice.seed);
    writer.member("salt", table.dice.salt);
  });
}

void write_clocks(JsonWriter& writer, const Table& table, Viewer viewer, Instant now) {
  writer.array("clocks", [&] {
    for (std::size_t place = 0; place < table.seats.size(); ++place) {
      const auto clock = clock_seen(table, static_cast<Seat>(place), viewer);
      if (!clock) {
        writer.value(nullptr);
        continue;
      }
      writer.object([&] {
        writer.member("left", clock->left);
        writer.key("since");
        if (clock->since) {
          writer.value(date_of(*clock->since, now));
        } else {
          writer.value(nullptr);
        }
      });
    }
  });
}

void write_game(JsonWriter& writer, const Table& table, Viewer viewer, const Missed& missed,
                Instant now) {
  const bool acts = viewer && is_awaited(table, *viewer);
  writer.key("view");
  writer.json(table.game->view(viewer));
  write_steps(writer, table, viewer, missed);
  writer.key("choices");
  writer.json(acts ? table.game->choices(*viewer) : "[]");
  writer.member("can_undo", viewer && is_in_play(table) && table.game->can_undo(*viewer));
  if (!table.clocks.empty()) write_clocks(writer, table, viewer, now);
}

void write_chat(JsonWriter& writer, const Table& table, Viewer viewer, std::uint32_t have,
                const Names& names) {
  // Lines carry the step with which everybody was told of them; count back to what he has.
  std::uint32_t count = sequence_of(table, viewer);
  std::size_t first_new = table.steps.size();
  while (first_new > 0 && count > have) {
    --first_new;
    if (is_told(table.steps[first_new], viewer)) --count;
  }
  writer.array("chat", [&] {
    for (const ChatLine& line : table.chat) {
      if (line.step < first_new) continue;
      writer.object([&] {
        writer.member("time", line.date);
        writer.member("person", line.person);
        writer.text_or_null("name", name_of(names, line.person));
        writer.member("text", line.text);
      });
    }
  });
}

}  // namespace

std::string name_of(const Occupant& occupant, const Names& names) {
  if (occupant.kind == Occupant::Kind::bot)
    return "Bot " + occupant.who.substr(occupant.who.size() - 1);
  const auto found = names.find(occupant.who);
  return found == names.end() ? std::string() : found->second;
}

Parts parts_of(const Happening& what) {
  struct Visitor {
    Parts operator()(const Began& /*began*/) const {
      return {.table = true, .board = true, .game = true};
    }
    Parts operator()(const Acted& /*acted*/) const { return {.game = true}; }
    Parts operator()(const Undone& /*undone*/) const { return {.game = true}; }
    Parts operator()(const Said& /*said*/) const { return {.chat = true}; }
    Parts operator()(const Sat& /*sat*/) const { return {.table = true}; }
    Parts operator()(const BotSat& /*sat*/) const { return {.table = true}; }
    Parts operator()(const Left& /*left*/) const { return {.table = true}; }
    Parts operator()(const Readied& /*readied*/) const { return {.table = true}; }
    Parts operator()(const Called& /*called*/) const { return {.table = true}; }
    Parts operator()(const CameBack& /*came_back*/) const { return {.table = true}; }
    Parts operator()(const TakenOut& /*taken_out*/) const { return {.table = true, .game = true}; }
    Parts operator()(const Hinted& /*hinted*/) const { return {}; }
    Parts operator()(const Rematched& /*rematched*/) const { return {.table = true}; }
    Parts operator()(const Created& /*created*/) const { return {.table = true}; }
    Parts operator()(const Resigned& /*resigned*/) const { return {.table = true, .game = true}; }
    Parts operator()(const TimedOut& /*timed_out*/) const { return {.table = true, .game = true}; }
    Parts operator()(const OfferedEnd& /*offered*/) const { return {.table = true, .game = true}; }
    Parts operator()(const Closed& /*closed*/) const { return {.table = true}; }
  };
  return std::visit(Visitor{}, what);
}

Parts operator|(const Parts& one, const Parts& other) {
  return {one.table || other.table, one.board || other.board, one.game || other.game,
          one.chat || other.chat};
}

Parts parts_missing(const Table& table, Viewer viewer, std::uint32_t have) {
  const bool has_begun = table.games > 0;
  if (have == 0) return {.table = true, .board = has_begun, .game = has_begun, .chat = true};
  if (have == sequence_of(table, viewer)) return {};
  return {.table = true, .board = has_begun, .game = has_begun, .chat = true};
}

namespace {

/// What is told once changes with what happens at the table, but not with moves.
void write_state(JsonWriter& writer, const Table& table, const Names& names, Instant now) {
  writer.member("id", table.id);
  writer.member("status", status_word(table.status));
  writer.key("made_with");
  writer.json(boost::json::serialize(write_table_options(table.options)));
  writer.member("maker", table.maker);
  writer.member("created", table.created);
  write_seats(writer, table, names, now);
  writer.member("games", table.games);
  write_crowns(writer, table);
  write_ending(writer, table);
  writer.member("commitment", table.dice.commitment);
  write_opening(writer, table);
  writer.text_or_null("before", table.before);
  writer.text_or_null("next", table.next);
}

}  // namespace

std::string write_table(const Table& table, const Names& names, Instant now) {
  JsonWriter writer;
  writer.object([&] { write_state(writer, table, names, now); });
  return writer.text();
}

std::string write_presence(const Table& table, const Around& around) {
  JsonWriter writer;
  writer.object([&] {
    writer.member("type", "presence");
    writer.member("table", table.id);
    writer.array("seats", [&] {
      for (std::size_t place = 0; place < table.seats.size(); ++place) {
        const Seat seat = static_cast<Seat>(place);
        writer.object([&] {
          if (const auto here = around.here[place]) {
            writer.member("here", *here);
          } else {
            writer.member("here", nullptr);
          }
          writer.member("awaited", is_awaited(table, seat));
          writer.member("chosen", is_in_play(table) && waits_in_secret(table, seat));
        });
      }
    });
    writer.member("watching", around.watching);
  });
  return writer.text();
}

std::string write_update(const Table& table, Viewer viewer, std::uint32_t have, const Parts& parts,
                         const Names& names, Instant now) {
  const std::uint32_t sequence = sequence_of(table, viewer);
  // Whoever claims to have more than there is has something else.
  if (have > sequence) have = 0;
  const Missed missed = missed_by(table, viewer, have);
  // When the game ends, so does the table.
  const bool tells_table = parts.table || (parts.game && !is_in_play(table));
  JsonWriter writer;
  writer.object([&] {
    writer.member("type", "update");
    writer.member("table", table.id);
    writer.key("seat");
    if (viewer) {
      writer.value(number(*viewer));
    } else {
      writer.value(nullptr);
    }
    writer.member("sequence", sequence);
    writer.member("since", missed.since.sequence);
    writer.member("time", now.date);
    if (tells_table) {
      writer.object("state", [&] { write_state(writer, table, names, now); });
    }
    if (parts.board) {
      writer.key("board");
      writer.json(table.game->board());
    }
    if (parts.game) write_game(writer, table, viewer, missed, now);
    if (parts.chat) write_chat(writer, table, viewer, have, names);
  });
  return writer.text();
}

}  // namespace cheesemoon::table
