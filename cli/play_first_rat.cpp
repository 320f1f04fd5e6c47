#include <fmt/format.h>

#include <algorithm>
#include <iostream>
#include <memory>

#include "cli/any_player.h"
#include "cli/commands.h"
#include "cli/complain.h"
#include "cli/exit_status.h"
#include "cli/files.h"
#include "cli/first_rat_options.h"
#include "cli/first_rat_table.h"
#include "cli/fresh_seed.h"
#include "cli/words.h"
#include "records/document.h"

namespace cheesemoon::cli {

namespace {

/// `person`, `person:Anna`, or the name of a bot.
Result<FirstRatTable::Chair, std::string> read_chair(const std::string& text, std::size_t place,
                                                     const Words& words, std::uint64_t seed,
                                                     double patience) {
  constexpr std::string_view person = "person";
  if (text == person)
    return FirstRatTable::Chair{filled(first_rat_words(words.code).player, place + 1), nullptr};
  if (text.starts_with("person:") && text.size() > person.size() + 1)
    return FirstRatTable::Chair{text.substr(person.size() + 1), nullptr};
  // Stream 0 of the seed is chance's, each bot has its own.
  auto bot = make_player<first_rat::FirstRat>(text, Random(seed, place + 1), patience);
  if (bot == nullptr)
    return Failure{no_such_player<first_rat::FirstRat>(text) + ", person, person:NAME"};
  const auto level = players::level_of(text);
  const std::string_view name = level ? words.level_names[*level] : std::string_view(text);
  return FirstRatTable::Chair{fmt::format("{} {}", name, place + 1), std::move(bot)};
}

}  // namespace

int play_first_rat(const PlayArguments& arguments) {
  const Words* words = words_for(arguments.language);
  if (words == nullptr) return complain("play", no_such_language(arguments.language));
  const FirstRatWords& texts = first_rat_words(words->code);
  if (!arguments.variant.empty() || !arguments.crowns.empty() || !arguments.against.empty() ||
      !arguments.side.empty())
    return complain("play",
                    "--variant, --crowns, --against and --side are for brave-rats; see "
                    "cheesemoon play --help");
  const bool is_solo =
      std::any_of(arguments.options.begin(), arguments.options.end(),
                  [](const std::string& option) { return option.starts_with("solo="); });
  std::vector<std::string> players = arguments.players;
  if (players.empty())
    players =
        is_solo ? std::vector<std::string>{"person"} : std::vector<std::string>{"person", "level3"};
  const auto options = read_first_rat_options(arguments.options, players.size());
  if (!options) return complain("play", options.error());

  const std::uint64_t seed = arguments.seed.value_or(fresh_seed());
  std::vector<FirstRatTable::Chair> chairs;
  for (std::size_t place = 0; place < players.size(); ++place) {
    auto chair = read_chair(players[place], place, *words, seed, arguments.patience);
    if (!chair) return complain("play", chair.error());
    chairs.push_back(std::move(*chair));
  }

  Terminal terminal = Terminal::standard();
  FirstRatTable table(terminal, texts, std::move(chairs), Random(seed, 0));
  const auto ending = table.play(*options);
  if (ending == FirstRatTable::Ending::left) terminal.print_line(words->left);
  if (ending == FirstRatTable::Ending::input_ended) {
    terminal.print_line();
    std::cerr << words->input_ended << '\n';
  }
  if (!arguments.record.empty()) {
    const std::string error =
        write_text(arguments.record, records::write_document(table.record()) + "\n");
    if (!error.empty()) return complain("play", error);
    terminal.print_line(filled(words->saved, arguments.record));
  }
  return ending == FirstRatTable::Ending::input_ended ? failed : success;
}

}  // namespace cheesemoon::cli
