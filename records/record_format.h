#pragma once

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <concepts>
#include <cstddef>
#include <optional>
#include <string>

#include "engine/core/game.h"
#include "engine/core/result.h"
#include "json/reader.h"
#include "records/game_options.h"
#include "records/record.h"

namespace cheesemoon::records {

/// How a game is written in records, as far as that is not the same for all; each game has its own.
///
/// - `options_of(values, reader)`: what the rules make of values that fit the description; the
///   reader is that of the options, for complaints
/// - `values_of(options)`: the values again
/// - `read_setup(reader, options)`, `write_setup(options, setup)`: everything random; or where a
///   game begins that does not begin at its beginning, which then belongs to the options
/// - `read_result(reader, options)`, `write_result(outcome)`: how it ended
/// - `most_entries`: more than any game has
template <Game G>
struct RecordFormat;

template <class G>
concept Recorded = Game<G> &&
    requires(const OptionValues& values, const JsonReader& reader,
             const typename G::Options& options, typename G::Options& changing,
             const typename G::Setup& setup, const typename G::Outcome& outcome) {
  { RecordFormat<G>::options_of(values, reader) } -> std::same_as<typename G::Options>;
  { RecordFormat<G>::values_of(options) } -> std::same_as<OptionValues>;
  { RecordFormat<G>::read_setup(reader, changing) } -> std::same_as<typename G::Setup>;
  { RecordFormat<G>::write_setup(options, setup) } -> std::same_as<boost::json::object>;
  { RecordFormat<G>::read_result(reader, options) } -> std::same_as<typename G::Outcome>;
  { RecordFormat<G>::write_result(outcome) } -> std::same_as<boost::json::object>;
  { RecordFormat<G>::most_entries } -> std::convertible_to<std::size_t>;
};

template <Recorded G>
typename G::Options read_options(const JsonReader& reader) {
  const OptionValues values = read_options(reader, G::description);
  return reader.ok() ? RecordFormat<G>::options_of(values, reader) : typename G::Options{};
}

/// The options that a command line says; the error is a sentence.
template <Recorded G>
Result<typename G::Options, std::string> options_of(const Settings& said) {
  std::optional<JsonError> error;
  const boost::json::value json = said.options;
  const auto options = read_options<G>(JsonReader(json, error));
  if (error) return Failure{"option " + describe(*error)};
  return options;
}

template <Recorded G>
boost::json::object write_options(const typename G::Options& options) {
  return write_options(G::description, RecordFormat<G>::values_of(options));
}

template <Recorded G>
std::size_t seats_of(const typename G::Options& options) {
  return RecordFormat<G>::values_of(options).seats;
}

/// The member `forfeit` of a game with so many seats, if it has one.
std::optional<Forfeit> read_forfeit(const JsonReader& game, int seats);
void write_forfeit(boost::json::object& game, const std::optional<Forfeit>& forfeit);

/// The parts of a record that belong to one game: options, set-up, actions and how it ended.
template <Recorded G>
Record<G> read_game(const JsonReader& reader) {
  using Format = RecordFormat<G>;
  Record<G> record;
  record.options = read_options<G>(reader.member("options"));
  if (!reader.ok()) return record;
  record.setup = Format::read_setup(reader.member("setup"), record.options);
  for (const JsonReader& action : reader.member("actions").elements(Format::most_entries))
    record.actions.emplace_back(action.text());
  record.forfeit = read_forfeit(reader, static_cast<int>(seats_of<G>(record.options)));
  if (reader.has("result"))
    record.outcome = Format::read_result(reader.member("result"), record.options);
  return record;
}

template <Recorded G>
void write_game(boost::json::object& object, const Record<G>& record) {
  object["options"] = write_options<G>(record.options);
  object["setup"] = RecordFormat<G>::write_setup(record.options, record.setup);
  object["actions"] = boost::json::array(record.actions.begin(), record.actions.end());
  write_forfeit(object, record.forfeit);
  if (record.outcome) object["result"] = RecordFormat<G>::write_result(*record.outcome);
}

}  // namespace cheesemoon::records
