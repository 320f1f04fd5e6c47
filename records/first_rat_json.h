#pragma once

#include <boost/json/object.hpp>

#include "engine/first_rat/first_rat.h"
#include "json/reader.h"
#include "records/record.h"
#include "records/record_format.h"

namespace cheesemoon::records {

template <>
struct RecordFormat<first_rat::FirstRat> {
  /// Far more than any game has.
  static constexpr std::size_t most_entries = 20'000;

  /// The content comes from the standard library.
  static first_rat::Options options_of(const OptionValues& values, const JsonReader& reader);
  static OptionValues values_of(const first_rat::Options& options);
  static first_rat::Setup read_setup(const JsonReader& reader, const first_rat::Options& options);
  static boost::json::object write_setup(const first_rat::Options& options,
                                         const first_rat::Setup& setup);
  static first_rat::Outcome read_result(const JsonReader& reader,
                                        const first_rat::Options& options);
  static boost::json::object write_result(const first_rat::Outcome& outcome);
};
static_assert(Recorded<first_rat::FirstRat>);

}  // namespace cheesemoon::records
