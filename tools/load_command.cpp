#include <fmt/format.h>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <cstdlib>
#include <iostream>

#include "tools/commands.h"
#include "tools/quantiles.h"

namespace cheesemoon::tools {

namespace {

namespace json = boost::json;

double acts_a_second(const LoadReport& report) {
  return static_cast<double>(report.figures.acts.count()) / report.figures.took.count();
}

double microseconds_an_act(const LoadReport& report, std::chrono::microseconds time) {
  return static_cast<double>(time.count()) / static_cast<double>(report.figures.acts.count());
}

json::object write_json(const LoadReport& report) {
  json::object refusals;
  for (const auto& [reason, count] : report.figures.refusals) refusals[reason] = count;
  json::object written{{"connections", report.connections},
                       {"tables", report.tables},
                       {"seconds", report.figures.took.count()},
                       {"acts", report.figures.acts.count()},
                       {"acts_a_second", acts_a_second(report)},
                       {"latency", quantiles_json(report.figures.acts)},
                       {"lateness", quantiles_json(report.figures.lateness)},
                       {"left_out", report.figures.left_out},
                       {"tables_finished", report.figures.tables_finished},
                       {"reconnects", report.figures.reconnects},
                       {"refusals", std::move(refusals)},
                       {"own_microseconds", report.own_time.count()}};
  json::array server_times;
  for (const auto time : report.server_times) server_times.push_back(time.count());
  if (!server_times.empty()) written["server_microseconds"] = std::move(server_times);
  if (report.memory)
    written["server_bytes"] = {{"before", report.memory->before},
                               {"connected", report.memory->connected},
                               {"at_tables", report.memory->at_tables},
                               {"after", report.memory->after}};
  return written;
}

std::string memory_text(const LoadReport& report) {
  constexpr double mebibyte = 1024.0 * 1024;
  constexpr double kibibyte = 1024;
  const LoadMemory& memory = *report.memory;
  const auto each = [](std::int64_t bytes, std::size_t count) {
    return static_cast<double>(bytes) / static_cast<double>(count) / kibibyte;
  };
  return fmt::format(
      "  memory of the server: {:.0f} MiB before, {:.0f} with all people, {:.0f} with all tables, "
      "{:.0f} at the end:\n    {:.1f} KiB a connection, {:.1f} KiB a table\n",
      static_cast<double>(memory.before) / mebibyte,
      static_cast<double>(memory.connected) / mebibyte,
      static_cast<double>(memory.at_tables) / mebibyte,
      static_cast<double>(memory.after) / mebibyte,
      each(memory.connected - memory.before, report.connections),
      each(memory.at_tables - memory.connected, report.tables));
}

std::string describe_report(const LoadReport& report) {
  std::string text = fmt::format(
      "{} connections, {} tables, {:.1f} seconds\n"
      "  acts: {}, {:.0f} a second\n"
      "  from act to done: {}\n"
      "  sent later than due: {}; left out, with nobody to act: {}\n"
      "  tables finished: {}, reconnects: {}\n",
      report.connections, report.tables, report.figures.took.count(), report.figures.acts.count(),
      acts_a_second(report), quantiles_text(report.figures.acts),
      quantiles_text(report.figures.lateness), report.figures.left_out,
      report.figures.tables_finished, report.figures.reconnects);
  for (const auto& [reason, count] : report.figures.refusals)
    text += fmt::format("  refused as {}: {}\n", reason, count);
  text += fmt::format("  processor time an act: {:.0f} us of this program",
                      microseconds_an_act(report, report.own_time));
  for (const auto time : report.server_times)
    text += fmt::format(", {:.0f} us of the server", microseconds_an_act(report, time));
  text += '\n';
  if (report.memory) text += memory_text(report);
  return text;
}

}  // namespace

int load_command(const LoadOptions& options, bool as_json) {
  const auto report =
      run_load(options, [](const std::string& sentence) { std::cerr << sentence << '\n'; });
  if (!report) {
    std::cerr << fmt::format("cheesemoon load: {}\n", report.error());
    return EXIT_FAILURE;
  }
  if (report->figures.acts.count() == 0) {
    std::cerr << "cheesemoon load: nothing was done\n";
    return EXIT_FAILURE;
  }
  std::cout << (as_json ? json::serialize(write_json(*report)) + '\n' : describe_report(*report));
  return EXIT_SUCCESS;
}

}  // namespace cheesemoon::tools
