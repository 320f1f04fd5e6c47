#include "hosting/games.h"

#include <array>
#include <span>

#include "engine/brave_rats/brave_rats.h"
#include "engine/first_rat/first_rat.h"
#include "engine/first_rat/names.h"
#include "hosting/bots.h"
#include "json/writer.h"

namespace cheesemoon::hosting {

namespace {

using brave_rats::BraveRats;
using brave_rats::Variant;
using first_rat::FirstRat;

template <class Value>
void write_values(JsonWriter& writer, std::span<const Value> values, Value usual) {
  writer.array("values", [&] {
    for (const Value& value : values) writer.value(value);
  });
  writer.member("default", usual);
}

void write_option(JsonWriter& writer, std::string_view name,
                  std::span<const std::string_view> values) {
  writer.object([&] {
    writer.member("option", name);
    write_values(writer, values, values.front());
    writer.member("only_with", nullptr);
  });
}

void write_brave_rats_options(JsonWriter& writer) {
  std::array<std::string_view, 4> variants;
  for (std::size_t place = 0; place < variants.size(); ++place)
    variants[place] = brave_rats::variant_name(static_cast<Variant>(place));
  write_option(writer, "variant", variants);
}

void write_first_rat_options(JsonWriter& writer) {
  constexpr std::array seats{1, 2, 3, 4, 5};
  constexpr std::array<std::string_view, 2> layouts{"standard", "variable"};
  constexpr std::array<std::string_view, 2> comics{"basic", "all"};
  constexpr std::array<std::string_view, 1> contents{"standard"};
  writer.object([&] {
    writer.member("option", "seats");
    write_values<int>(writer, seats, 2);
    writer.member("only_with", nullptr);
  });
  write_option(writer, "path", layouts);
  write_option(writer, "tracks", layouts);
  write_option(writer, "comics", comics);
  writer.object([&] {
    writer.member("option", "solo");
    write_values<std::string_view>(writer, first_rat::difficulty_names,
                                   first_rat::difficulty_names.front());
    writer.object("only_with", [&] { writer.member("seats", 1); });
  });
  write_option(writer, "content", contents);
}

template <class Options>
void write_game(JsonWriter& writer, std::string_view name, std::size_t least, std::size_t most,
                Options options) {
  writer.object([&] {
    writer.member("game", name);
    writer.member("least_seats", least);
    writer.member("most_seats", most);
    writer.array("options", [&] { options(writer); });
    writer.array("bots", [&] {
      for (const std::string_view level : bot_levels()) writer.value(level);
    });
  });
}

}  // namespace

bool is_hosted(std::string_view game) {
  return game == BraveRats::name || game == FirstRat::name;
}

std::string games() {
  JsonWriter writer;
  writer.array([&] {
    write_game(writer, BraveRats::name, 2, 2, write_brave_rats_options);
    write_game(writer, FirstRat::name, 1, first_rat::most_seats, write_first_rat_options);
  });
  return writer.text();
}

}  // namespace cheesemoon::hosting
