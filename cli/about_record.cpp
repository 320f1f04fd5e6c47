#include "cli/about_record.h"

#include <string_view>
#include <variant>

#include "cli/commands.h"
#include "cli/exit_status.h"
#include "cli/files.h"
#include "cli/subcommand.h"

namespace cheesemoon::cli {

namespace {

/// `answer` is given the record and the words to speak of it, and returns an error, if any.
template <class Answer>
int answer_about_record(std::string_view command, const std::string& file,
                        const std::string& language, const Answer& answer) {
  const auto text = read_text(file);
  if (!text) return complain(command, text.error());
  const auto document = records::read_document(*text);
  if (!document) return complain(command, file + ": " + describe(document.error()));
  const Words& words = words_for(language);
  const std::string error =
      std::visit([&](const auto& content) { return answer(content, words); }, *document);
  return error.empty() ? success : complain(command, file + ": " + error);
}

int run_analyse(const AnalyseArguments& arguments) {
  return answer_about_record(
      "analyse", arguments.file, arguments.language,
      [&](const auto& content, const Words& words) { return analyse(content, arguments, words); });
}

int run_hint(const HintArguments& arguments) {
  return answer_about_record(
      "hint", arguments.file, arguments.language,
      [&](const auto& content, const Words& words) { return hint(content, arguments, words); });
}

}  // namespace

void add_analyse(CLI::App& app, int& status) {
  auto [command, arguments] = add_subcommand<AnalyseArguments>(
      app, status, "analyse",
      "Compare a recorded game with better play: the chances, and what cost most", run_analyse);
  command.add_option("file", arguments.file, "A record file; - is standard input")->required();
  command
      .add_option("--nodes", arguments.nodes,
                  "First Rat: how many nodes to think about a turn (default: 150)")
      ->check(CLI::Range(1U, 1'000'000U));
  command
      .add_option(
          "--check", arguments.check,
          "First Rat: play on so often after every turn that is said to have cost something, "
          "and after the better one, and say what that cost")
      ->check(CLI::Range(10U, 1'000'000U));
  add_language(command, arguments.language);
  command.add_flag("--json", arguments.json, "One line of JSON a game");
  command.footer(
      "BraveRats is compared with perfect play. Win probabilities are red's, a draw being half a\n"
      "win; a choice gives something away if it is worth less than perfect play against perfect\n"
      "play. First Rat is compared with what a search finds; the more nodes, the surer.\n"
      "Examples:\n"
      "  cheesemoon analyse game.json\n"
      "  cheesemoon analyse first-rat-game.json --nodes 2000\n"
      "  cheesemoon analyse first-rat-game.json --check 400\n"
      "  cheesemoon record brave-rats --players random,perfect --seed 7 | cheesemoon analyse - "
      "--language de");
}

void add_hint(CLI::App& app, int& status) {
  auto [command, arguments] = add_subcommand<HintArguments>(
      app, status, "hint", "What to play in the position after a record's actions, and why",
      run_hint);
  command.add_option("file", arguments.file, "A record file; - is standard input")->required();
  add_number(command, "--count", arguments.count, "First Rat: how many turns to show at most", 1U,
             12U);
  command
      .add_option("--nodes", arguments.nodes,
                  "First Rat: how many nodes to think about it (default: 2000)")
      ->check(CLI::Range(1U, 100'000'000U));
  command.add_option("--time", arguments.milliseconds,
                     "First Rat: how many milliseconds to think about it");
  add_language(command, arguments.language);
  command.add_flag("--json", arguments.json, "One line of JSON");
  command.footer(
      "First Rat: the best turns, what they lead to for everybody, and what speaks for them.\n"
      "BraveRats: how often perfect play plays each card.\n"
      "Examples:\n"
      "  cheesemoon hint game.json\n"
      "  cheesemoon hint game.json --count 5 --time 3000 --language fr\n"
      "  cheesemoon hint game.json --json");
}

}  // namespace cheesemoon::cli
