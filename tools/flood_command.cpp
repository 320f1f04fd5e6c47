#include <fmt/format.h>

#include <memory>

#include "tools/commands.h"
#include "tools/flood.h"

namespace cheesemoon::tools {

namespace {

namespace json = boost::json;

double seconds(std::chrono::microseconds time) {
  return std::chrono::duration<double>(time).count();
}

json::object write_json(const FloodFigures& figures) {
  return {{"turns", figures.turns.count()},
          {"latency", quantiles_json(figures.turns)},
          {"server_seconds", seconds(figures.server_time)},
          {"load_average", figures.load_average}};
}

json::object write_json(const FloodReport& report) {
  json::object answers;
  for (const auto& [what, count] : report.answers) answers[what] = count;
  return {{"before", write_json(report.before)},
          {"during", write_json(report.during)},
          {"answers", std::move(answers)}};
}

std::string in_words(const FloodFigures& figures) {
  return fmt::format(
      "{} turns of bots: {}\n    server: {:.1f} s of processors; load average {:.1f}\n",
      figures.turns.count(), quantiles_text(figures.turns), seconds(figures.server_time),
      figures.load_average);
}

std::string in_words(const FloodReport& report) {
  std::string text = "  before:  " + in_words(report.before);
  text += "  flooded: " + in_words(report.during);
  text += "  what the flood was answered:\n";
  for (const auto& [what, count] : report.answers) text += fmt::format("    {}: {}\n", what, count);
  return text;
}

}  // namespace

void add_flood(CLI::App& app, int& status) {
  auto options = std::make_shared<FloodOptions>();
  auto as_json = std::make_shared<bool>(false);
  CLI::App* command = app.add_subcommand(
      "flood", "Measures bots at tables of some people while one address floods the server");
  command->add_option("--server", options->server, "Where the server is")->capture_default_str();
  command
      ->add_option("--server-pid", options->server_process,
                   "The process of the server on this machine, to tell what it takes")
      ->check(CLI::PositiveNumber);
  command->add_option("--players", options->players, "People, each at a table against a level8")
      ->check(CLI::Range(1U, 200U))
      ->capture_default_str();
  command
      ->add_option("--seconds", options->seconds, "How long it is flooded, and as long not before")
      ->check(CLI::Range(1U, 3600U))
      ->capture_default_str();
  command->add_flag("--json", *as_json, "Write the figures as JSON");
  command->footer(
      "The server has to be on this machine, at an address that begins with 127, with its limits:\n"
      "everybody comes from an address of his own, and the flood from another.\n"
      "Examples:\n"
      "  ./cheesemoon serve --store flood.sqlite\n"
      "  ./cheesemoon flood --seconds 60");
  command->callback([=, &status] {
    const auto report = run_flood(*options, tell);
    status = report ? show(*as_json, write_json(*report), in_words(*report))
                    : complain("flood", report.error());
  });
}

}  // namespace cheesemoon::tools
