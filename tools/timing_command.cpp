#include <fmt/format.h>

#include <cmath>
#include <cstdlib>
#include <iostream>
#include <memory>

#include "tools/commands.h"
#include "tools/timing.h"

namespace cheesemoon::tools {

namespace {

Sample together(const Sample& one, const Sample& other) {
  if (one.count == 0) return other;
  Sample both;
  both.count = one.count + other.count;
  const double part = static_cast<double>(other.count) / static_cast<double>(both.count);
  const double apart = other.mean - one.mean;
  both.mean = one.mean + apart * part;
  both.sum_of_squares = one.sum_of_squares + other.sum_of_squares +
                        apart * apart * part * static_cast<double>(one.count);
  return both;
}

std::string_view sizes_in_words(const TimedQuestion& question) {
  if (question.tells_which()) return "TELL WHICH";
  return question.tells_that() ? "tell that" : "the same";
}

std::string describe_question(const TimedQuestion& question) {
  const Sample chosen = together(question.one_card, question.another_card);
  return fmt::format("{:<28} {:>8.1f} {:>8.1f} {:>7.2f} {:>8.1f} {:>8.1f} {:>7.2f}  {}\n",
                     question.what, std::exp(question.unchosen.mean), std::exp(chosen.mean),
                     welch_t(chosen, question.unchosen), std::exp(question.one_card.mean),
                     std::exp(question.another_card.mean),
                     welch_t(question.one_card, question.another_card), sizes_in_words(question));
}

/// Fails if the size of an answer tells what waits.
int measure(const TimingOptions& options) {
  const auto questions = run_timing(options);
  if (!questions) return complain("timing", questions.error());
  std::cout << fmt::format("{:<28} {:>8} {:>8} {:>7} {:>8} {:>8} {:>7}  {}\n",
                           "geometric mean in µs", "unchosen", "chosen", "t", "play 0", "play 7",
                           "t", "sizes");
  bool tells = false;
  for (const TimedQuestion& question : *questions) {
    std::cout << describe_question(question);
    tells = tells || question.tells_which();
  }
  return tells ? EXIT_FAILURE : EXIT_SUCCESS;
}

}  // namespace

void add_timing(CLI::App& app, int& status) {
  auto options = std::make_shared<TimingOptions>();
  CLI::App* command = app.add_subcommand(
      "timing", "Looks whether the time or size of answers tells what somebody has chosen");
  command->add_option("--server", options->server, "Where the server is")->capture_default_str();
  command->add_option("--polls", options->polls, "How often everything is asked")
      ->check(CLI::Range(2U, 10'000'000U))
      ->capture_default_str();
  command->add_option("--seed", options->seed, "For the order in which is chosen or not")
      ->capture_default_str();
  command->footer(
      "The server has to answer as fast as it is asked: start it with --no-limits. A t beyond 3.3\n"
      "is chance once in a thousand times: run it again with another seed. The exit status is 1 "
      "if\n"
      "sizes differ.\n"
      "Examples:\n"
      "  ./cheesemoon serve --no-limits --store timing.sqlite\n"
      "  ./cheesemoon timing --polls 10000");
  command->callback([=, &status] { status = measure(*options); });
}

}  // namespace cheesemoon::tools
