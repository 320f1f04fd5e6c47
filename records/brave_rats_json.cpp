#include "records/brave_rats_json.h"

#include <fmt/format.h>

#include <boost/json/array.hpp>

#include "records/forfeit_json.h"

namespace cheesemoon::records {

namespace {

using brave_rats::Hand;
using brave_rats::Options;
using brave_rats::Setup;
using brave_rats::Variant;

/// Twelve picks and eight rounds, with room for a reader to be told precisely what is too much.
constexpr std::size_t max_actions = 64;

boost::json::string_view json_text(std::string_view text) {
  return {text.data(), text.size()};
}

Hand read_hand(const JsonReader& reader) {
  const std::string_view text = reader.text();
  if (!reader.ok()) return {};
  const auto hand = brave_rats::read_hand(text);
  if (hand) return *hand;
  reader.fail(fmt::format("expected {}, found \"{}\"", hand.error().expected, text));
  return {};
}

Setup read_setup(const JsonReader& reader, const Options& options) {
  Setup setup;
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

}  // namespace

Options read_brave_rats_options(const JsonReader& reader) {
  reader.allow_only({"variant"});
  const JsonReader variant_reader = reader.member("variant");
  const std::string_view name = variant_reader.text();
  if (!reader.ok()) return {};
  const auto variant = brave_rats::read_variant(name);
  if (variant) return {*variant};
  variant_reader.fail(fmt::format("expected {}, found \"{}\"", variant.error().expected, name));
  return {};
}

boost::json::object write_options(const Options& options) {
  return {{"variant", json_text(brave_rats::variant_name(options.variant))}};
}

boost::json::object write_result(const brave_rats::Outcome& outcome) {
  return {{"winner", outcome.winner ? number(*outcome.winner) : 0}};
}

BraveRatsRecord read_game(const JsonReader& reader) {
  BraveRatsRecord record;
  record.options = read_brave_rats_options(reader.member("options"));
  record.setup = read_setup(reader.member("setup"), record.options);
  for (const JsonReader& action : reader.member("actions").elements(max_actions))
    record.actions.emplace_back(action.text());
  record.forfeit = read_forfeit(reader, 2);
  if (!reader.has("result")) return record;
  const JsonReader result = reader.member("result");
  result.allow_only({"winner"});
  const int winner = result.member("winner").number(0, 2);
  record.outcome.emplace();
  if (winner != 0) record.outcome->winner = winner == 1 ? brave_rats::red : brave_rats::blue;
  return record;
}

void write_game(boost::json::object& object, const BraveRatsRecord& record) {
  object["options"] = write_options(record.options);
  if (record.options.variant == Variant::draft) {
    boost::json::array batches;
    for (const Hand batch : record.setup.batches)
      batches.emplace_back(json_text(brave_rats::write_hand(batch).view()));
    object["setup"] = {{"first", number(record.setup.first)}, {"batches", std::move(batches)}};
  } else {
    boost::json::array hands;
    for (const Hand hand : record.setup.hands)
      hands.emplace_back(json_text(brave_rats::write_hand(hand).view()));
    object["setup"] = {{"hands", std::move(hands)}};
  }
  boost::json::array actions;
  for (const std::string& action : record.actions) actions.emplace_back(action);
  object["actions"] = std::move(actions);
  write_forfeit(object, record.forfeit);
  if (record.outcome) object["result"] = write_result(*record.outcome);
}

}  // namespace cheesemoon::records
