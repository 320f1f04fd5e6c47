#include "hosting/first_rat_board.h"

#include <array>
#include <string_view>

#include "engine/first_rat/build.h"
#include "engine/first_rat/names.h"
#include "engine/first_rat/score.h"
#include "hosting/first_rat_lists.h"

namespace cheesemoon::hosting {

using namespace first_rat;

namespace {

void write_path(JsonWriter& writer, const Printed& printed) {
  writer.array("path", [&] {
    for (Space space = 1; space <= path_length; ++space) {
      const PathSpace& here = printed.path[space];
      writer.object([&] {
        writer.member("space", space);
        writer.member("colour", colour_name(here.tile_colour()));
        writer.member("good", good_name(here.good()));
        writer.member("amount", unsigned{here.amount});
        writer.member("first_light", unsigned{here.first_light});
      });
    }
  });
}

void write_pipes_and_booths(JsonWriter& writer, const Printed& printed) {
  writer.array("pipes", [&] {
    for (Space space = 1; space <= path_length; ++space) {
      const PathSpace& here = printed.path[space];
      if (here.pipe_exit == 0) continue;
      writer.object([&] {
        writer.member("entry", space);
        writer.member("exit", unsigned{here.pipe_exit});
        writer.member("cost", good_name(material(here.pipe_cost)));
      });
    }
  });
  writer.array("booths", [&] {
    for (Space space = 1; space <= path_length; ++space) {
      if (printed.path[space].booth == 0) continue;
      const std::size_t keeper = printed.path[space].booth - 1;
      writer.object([&] {
        writer.member("keeper", keeper_names[keeper]);
        writer.member("space", space);
        writer.member("price", printed.prices[keeper]);
      });
    }
  });
}

void write_burrow_and_lights(JsonWriter& writer, const Board& board) {
  writer.array("burrow", [&] {
    for (const BurrowSpace& space : board.burrow) {
      writer.object([&] {
        writer.member("kind", burrow_kind_names[static_cast<std::size_t>(space.kind)]);
        const bool is_junction = space.kind == BurrowKind::junction;
        writer.member(is_junction ? "up" : "next", space.up);
        if (is_junction) writer.member("left", space.left);
      });
    }
  });
  writer.object("lights", [&] {
    writer.member("count", board.light_count);
    writer.array("construction", [&] {
      for (const std::uint8_t light : board.construction_lights) writer.value(light);
    });
  });
}

void write_tracks_and_parts(JsonWriter& writer, const Printed& printed) {
  writer.object("tracks", [&] {
    for (std::size_t track = 0; track < track_count; ++track) {
      writer.array(track_names[track], [&] {
        for (const std::uint8_t points : printed.tracks[track]) writer.value(points);
      });
    }
  });
  writer.object("parts", [&] {
    for (std::size_t part = 0; part < part_costs.size(); ++part) {
      writer.object(track_names[part], [&] {
        for (std::size_t kind = 0; kind < material_count; ++kind) {
          if (part_costs[part][kind] > 0)
            writer.member(good_name(material(kind)), part_costs[part][kind]);
        }
      });
    }
  });
  writer.member("donation", donation);
  writer.member("markers", most_markers);
  writer.member("ending_marker", markers_that_end_it);
}

void write_items(JsonWriter& writer, const Table& table) {
  writer.object("items", [&] {
    write_backpacks(writer, table.market.backpacks);
    writer.member("drinks", table.market.drinks);
    write_set(writer, "caps", table.market.caps, cap_names);
    write_set(writer, "comics", table.market.comics, comic_names);
  });
  writer.object("backpack_adds", [&] {
    for (std::size_t colour = 0; colour < colour_count; ++colour)
      writer.member(colour_names[colour], table.printed.backpack_adds[colour]);
  });
  writer.object("comic_amounts", [&] {
    for (std::size_t comic = 0; comic < comic_count; ++comic) {
      if (table.printed.comic_amounts[comic] > 0)
        writer.member(comic_names[comic], table.printed.comic_amounts[comic]);
    }
  });
  writer.object("cap_rules", [&] {
    for (std::size_t cap = 0; cap < cap_count; ++cap) {
      const CapRule& rule = table.printed.cap_rules[cap];
      writer.object(cap_names[cap], [&] {
        writer.member("points", rule.points);
        write_set(writer, "counts", rule.counts, countable_names);
        writer.member("at_least", rule.at_least);
      });
    }
  });
}

void write_greg_cards(JsonWriter& writer, const Table& table) {
  if (!table.against_greg) {
    writer.member("greg", nullptr);
    return;
  }
  const Printed& printed = table.printed;
  writer.object("greg", [&] {
    writer.array("cards", [&] {
      const std::size_t count = std::size_t{printed.a_cards} + printed.b_cards + 1;
      for (std::size_t place = 0; place < count; ++place) {
        const GregCard& card = printed.cards[place];
        const CardText id = write_card(card_at(table, place));
        writer.object([&] {
          writer.member("card", id.view());
          writer.array("moves", [&] {
            for (const int steps : {+card.first, +card.second, +card.third, +card.fourth})
              writer.value(steps);
          });
          writer.member("icon", icon_name(icon_of(card)));
        });
      }
    });
    writer.object("in_deck", [&] {
      writer.member("A", printed.a_in_deck);
      writer.member("B", printed.b_in_deck);
      writer.member("C", 1);
    });
  });
}

}  // namespace

void write_first_rat_board(JsonWriter& writer, const Options& options, const Observation& seen) {
  const Table& table = seen.table;
  write_path(writer, table.printed);
  write_pipes_and_booths(writer, table.printed);
  write_burrow_and_lights(writer, options.content->board);
  write_tracks_and_parts(writer, table.printed);
  write_items(writer, table);
  write_greg_cards(writer, table);
}

}  // namespace cheesemoon::hosting
