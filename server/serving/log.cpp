#include "server/serving/log.h"

#include <spdlog/sinks/stdout_sinks.h>
#include <spdlog/spdlog.h>

#include <boost/json/serialize.hpp>
#include <boost/json/string.hpp>

namespace cheesemoon::server {

namespace {

spdlog::logger& logger() {
  static const std::shared_ptr<spdlog::logger> made = [] {
    auto one = spdlog::stderr_logger_mt("cheesemoon");
    one->set_pattern(R"({"time":"%Y-%m-%dT%H:%M:%S.%eZ","level":"%l",%v})",
                     spdlog::pattern_time_type::utc);
    one->flush_on(spdlog::level::info);
    return one;
  }();
  return *made;
}

void log(spdlog::level::level_enum level, std::string_view event, std::string_view sentence) {
  logger().log(level, R"("event":{},"sentence":{})",
               boost::json::serialize(boost::json::string(event)),
               boost::json::serialize(boost::json::string(sentence)));
}

}  // namespace

void log_info(std::string_view event, std::string_view sentence) {
  log(spdlog::level::info, event, sentence);
}

void log_error(std::string_view event, std::string_view sentence) {
  log(spdlog::level::err, event, sentence);
}

}  // namespace cheesemoon::server
