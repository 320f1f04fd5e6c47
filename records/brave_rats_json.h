#pragma once

#include <boost/json/object.hpp>

#include "engine/brave_rats/brave_rats.h"
#include "json/reader.h"
#include "records/record.h"
#include "records/record_format.h"

namespace cheesemoon::records {

template <>
struct RecordFormat<brave_rats::BraveRats> {
  /// Twelve picks and eight rounds, with room for a reader to be told precisely what is too much.
  static constexpr std::size_t most_entries = 64;

  static brave_rats::Options options_of(const OptionValues& values, const JsonReader& reader);
  static OptionValues values_of(const brave_rats::Options& options);
  static brave_rats::Setup read_setup(const JsonReader& reader, brave_rats::Options& options);
  static boost::json::object write_setup(const brave_rats::Options& options,
                                         const brave_rats::Setup& setup);
  static brave_rats::Outcome read_result(const JsonReader& reader,
                                         const brave_rats::Options& options);
  static boost::json::object write_result(const brave_rats::Outcome& outcome);
};
static_assert(Recorded<brave_rats::BraveRats>);

}  // namespace cheesemoon::records
