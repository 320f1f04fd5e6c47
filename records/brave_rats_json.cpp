#include "records/brave_rats_json.h"

#include <fmt/format.h>

#include <boost/json/array.hpp>
#include <optional>

namespace cheesemoon::records {

namespace {

using brave_rats::BraveRats;
using brave_rats::Hand;
using brave_rats::Options;
using brave_rats::Phase;
using brave_rats::Setup;
using brave_rats::State;
using brave_rats::Variant;

Hand read_hand(const JsonReader& reader) {
  const std::string_view text = reader.text();
  if (!reader.ok()) return {};
  const auto hand = brave_rats::read_hand(text);
  if (hand) return *hand;
  reader.fail(fmt::format("expected {}, found \"{}\"", hand.error().expected, text));
  return {};
}

/// Where a game can begin: rounds are played, and nobody has chosen a card yet.
std::optional<State> read_beginning(const JsonReader& reader) {
  const std::string_view text = reader.text();
  if (!reader.ok()) return std::nullopt;
  const auto position = brave_rats::read_position(text);
  if (!position) {
    reader.fail(fmt::format("\"{}\": expected {} at character {}", text, position.error().expected,
                            position.error().offset + 1));
    return std::nullopt;
  }
  if (position->phase != Phase::play || !BraveRats::is_between_entries(*position)) {
    reader.fail(fmt::format("\"{}\": expected a position between two rounds", text));
    return std::nullopt;
  }
  return *position;
}

}  // namespace

using Format = RecordFormat<brave_rats::BraveRats>;

Options Format::options_of(const OptionValues& values, const JsonReader& /*reader*/) {
  return {*brave_rats::read_variant(values["variant"])};
}

OptionValues Format::values_of(const Options& options) {
  return {.seats = 2,
          .values = {{"variant", std::string(brave_rats::variant_name(options.variant))}}};
}

Setup Format::read_setup(const JsonReader& reader, Options& options) {
  Setup setup;
  if (reader.has("position")) {
    reader.allow_only({"position"});
    options.position = read_beginning(reader.member("position"));
    return setup;
  }
  if (options.variant == Variant::draft) {
    reader.allow_only({"first", "batches"});
    setup.first = reader.member("first").number(1, 2) == 1 ? brave_rats::red : brave_rats::blue;
    for (const JsonReader& batch : reader.member("batches").elements(brave_rats::draft_batches))
      setup.batches.push_back(read_hand(batch));
  } else {
    reader.allow_only({"hands"});
    const JsonReader hands_reader = reader.member("hands");
    const auto hands = hands_reader.elements(2);
    if (reader.ok() && hands.size() != 2) hands_reader.fail("expected two hands");
    if (!reader.ok()) return setup;
    setup.hands = {read_hand(hands[0]), read_hand(hands[1])};
  }
  if (!reader.ok()) return setup;
  if (const auto fault = fault_of(options, setup)) reader.fail(std::string(*fault));
  return setup;
}

boost::json::object Format::write_setup(const Options& options, const Setup& setup) {
  if (options.position) return {{"position", brave_rats::write_position(*options.position).view()}};
  if (options.variant == Variant::draft) {
    boost::json::array batches;
    for (const Hand batch : setup.batches)
      batches.emplace_back(brave_rats::write_hand(batch).view());
    return {{"first", number(setup.first)}, {"batches", std::move(batches)}};
  }
  boost::json::array hands;
  for (const Hand hand : setup.hands) hands.emplace_back(brave_rats::write_hand(hand).view());
  return {{"hands", std::move(hands)}};
}

brave_rats::Outcome Format::read_result(const JsonReader& reader, const Options& /*options*/) {
  reader.allow_only({"winner"});
  const int winner = reader.member("winner").number(0, 2);
  if (winner == 0) return {};
  return {winner == 1 ? brave_rats::red : brave_rats::blue};
}

boost::json::object Format::write_result(const brave_rats::Outcome& outcome) {
  return {{"winner", outcome.winner ? number(*outcome.winner) : 0}};
}

}  // namespace cheesemoon::records
