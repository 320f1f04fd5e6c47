#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "engine/first_rat/greg.h"
#include "engine/first_rat/names.h"
#include "engine/first_rat/notation.h"
#include "json/writer.h"

/// What tables keep as sets and counts, as lists of names.
namespace cheesemoon::hosting {

template <std::size_t Size>
void write_set(JsonWriter& writer, std::string_view name, unsigned set,
               const std::array<std::string_view, Size>& names) {
  writer.array(name, [&] {
    for (; set != 0; set &= set - 1)
      writer.value(names[static_cast<std::size_t>(std::countr_zero(set))]);
  });
}

inline void write_backpacks(JsonWriter& writer,
                            const std::array<std::uint8_t, first_rat::colour_count>& counts) {
  writer.array("backpacks", [&] {
    for (std::size_t colour = 0; colour < counts.size(); ++colour) {
      for (unsigned copy = 0; copy < counts[colour]; ++copy)
        writer.value(first_rat::colour_names[colour]);
    }
  });
}

inline void write_cards(JsonWriter& writer, std::string_view name, const first_rat::Table& table,
                        std::uint32_t cards) {
  writer.array(name, [&] {
    for (; cards != 0; cards &= cards - 1) {
      const auto place = static_cast<std::size_t>(std::countr_zero(cards));
      const first_rat::CardText card = first_rat::write_card(first_rat::card_at(table, place));
      writer.value(card.view());
    }
  });
}

}  // namespace cheesemoon::hosting
