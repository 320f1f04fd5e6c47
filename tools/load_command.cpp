#include <fmt/format.h>

#include <boost/json/array.hpp>
#include <memory>

#include "tools/commands.h"
#include "tools/load.h"

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

std::string in_words(const LoadReport& report) {
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

void add_load(CLI::App& app, int& status) {
  auto options = std::make_shared<LoadOptions>();
  auto as_json = std::make_shared<bool>(false);
  CLI::App* command =
      app.add_subcommand("load", "Has thousands of people play on a game server, and measures it");
  command
      ->add_option("--server", options->servers,
                   "Where the server is; of one with several processes, each of them")
      ->capture_default_str();
  command->add_flag(
      "--apart", options->apart,
      "Let opponents play at different processes, not at the one where their table is");
  command
      ->add_option(
          "--server-pid", options->server_processes,
          "Processes on this machine of the server, and of what it stands on, to tell what "
          "they and those that they have started take")
      ->check(CLI::PositiveNumber);
  command
      ->add_option("--connections", options->connections,
                   "How many people; two and two play against each other")
      ->check(CLI::Range(2U, 1'000'000U))
      ->capture_default_str();
  command->add_option("--seconds", options->seconds, "How long it is measured")
      ->check(CLI::Range(1U, 86'400U))
      ->capture_default_str();
  command->add_option("--rate", options->rate, "How often they act together, in acts a second")
      ->check(CLI::PositiveNumber)
      ->capture_default_str();
  add_game(*command, options->game);
  command->add_option("--threads", options->threads, "Threads for all these people")
      ->check(CLI::Range(1U, 256U))
      ->capture_default_str();
  command->add_flag("--json", *as_json, "Write the figures as JSON");
  command->footer(
      "The server has to let so many people in: start it with --no-limits, on a store of its own,\n"
      "because they stay in it.\n"
      "Examples:\n"
      "  ./cheesemoon serve --no-limits --store load.sqlite\n"
      "  ./cheesemoon load --connections 5000 --rate 10000 --seconds 20");
  command->callback([=, &status] {
    const auto report = run_load(*options, tell);
    status = report ? show(*as_json, write_json(*report), in_words(*report))
                    : complain("load", report.error());
  });
}

}  // namespace cheesemoon::tools
