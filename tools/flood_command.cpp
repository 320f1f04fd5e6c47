#include <fmt/format.h>

#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <cstdlib>
#include <iostream>

#include "tools/commands.h"
#include "tools/quantiles.h"

namespace cheesemoon::tools {

namespace {

namespace json = boost::json;

double seconds(std::chrono::microseconds time) {
  return std::chrono::duration<double>(time).count();
}

json::object write_figures(const FloodFigures& figures) {
  return {{"turns", figures.turns.count()},
          {"latency", quantiles_json(figures.turns)},
          {"server_seconds", seconds(figures.server_time)},
          {"load_average", figures.load_average}};
}

json::object write_flood(const FloodReport& report) {
  json::object answers;
  for (const auto& [what, count] : report.answers) answers[what] = count;
  return {{"before", write_figures(report.before)},
          {"during", write_figures(report.during)},
          {"answers", std::move(answers)}};
}

std::string describe_figures(const FloodFigures& figures) {
  return fmt::format(
      "{} turns of bots: {}\n    server: {:.1f} s of processors; load average {:.1f}\n",
      figures.turns.count(), quantiles_text(figures.turns), seconds(figures.server_time),
      figures.load_average);
}

std::string describe_flood(const FloodReport& report) {
  std::string text = "  before:  " + describe_figures(report.before);
  text += "  flooded: " + describe_figures(report.during);
  text += "  what the flood was answered:\n";
  for (const auto& [what, count] : report.answers) text += fmt::format("    {}: {}\n", what, count);
  return text;
}

}  // namespace

int flood_command(const FloodOptions& options, bool as_json) {
  const auto report =
      run_flood(options, [](const std::string& sentence) { std::cerr << sentence << '\n'; });
  if (!report) {
    std::cerr << fmt::format("cheesemoon flood: {}\n", report.error());
    return EXIT_FAILURE;
  }
  std::cout << (as_json ? json::serialize(write_flood(*report)) + '\n' : describe_flood(*report));
  return EXIT_SUCCESS;
}

}  // namespace cheesemoon::tools
