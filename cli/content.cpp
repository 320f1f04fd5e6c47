#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <iostream>
#include <string>
#include <vector>

#include "cli/commands.h"
#include "cli/exit_status.h"
#include "cli/files.h"
#include "cli/subcommand.h"
#include "engine/first_rat/names.h"
#include "json/error.h"
#include "records/first_rat_content.h"
#include "records/first_rat_library.h"
#include "records/share_folder.h"

namespace cheesemoon::cli {

namespace {

using namespace first_rat;
using records::Doubt;
using records::FirstRatContent;

struct ContentCheckArguments {
  std::vector<std::string> files;
};

struct ContentShowArguments {
  std::string name = "standard";
};

Result<FirstRatContent, std::vector<JsonError>> read_file(const std::string& path) {
  const auto text = read_text(path);
  if (!text) return Failure{std::vector{JsonError{"", text.error()}}};
  return records::read_first_rat_content(*text, records::content_folder() + "/first-rat/schema");
}

/// A mark for values whose file doubts them.
class Marks {
 public:
  explicit Marks(const std::vector<Doubt>& doubts) : doubts_(doubts) {}
  [[nodiscard]] std::string_view of(const std::string& place) const {
    const bool doubted = std::any_of(doubts_.begin(), doubts_.end(),
                                     [&](const Doubt& doubt) { return doubt.where == place; });
    return doubted ? "?" : "";
  }

 private:
  const std::vector<Doubt>& doubts_;
};

void show_path(const Board& board, const Marks& marks) {
  fmt::print("The path, from Start (0) to the Launchpad (27)\n");
  for (Space space = 1; space <= path_length; ++space) {
    const Tile& tile = board.tiles[space];
    fmt::print("  {:>2} {:<7} {} {:<11} light {:>2}", space, first_rat::colour_name(tile.colour),
               tile.amount, first_rat::good_name(tile.yields), board.first_light[space]);
    const Pipe& pipe = board.pipes[space];
    if (pipe.exit != 0)
      fmt::print("  pipe to {} for 1 {}", pipe.exit, first_rat::good_name(pipe.cost));
    for (std::size_t booth = 0; booth < booth_count; ++booth) {
      if (board.booths[booth].space == space)
        fmt::print("  {}{}, {}{} cheese", first_rat::keeper_name(static_cast<Keeper>(booth)),
                   marks.of(fmt::format("booths[{}].space", booth)), board.booths[booth].price,
                   marks.of(fmt::format("booths[{}].price", booth)));
    }
    fmt::print("\n");
  }
}

void show_lights_and_burrow(const Board& board, const Marks& marks) {
  fmt::print("\nLights: {}; construction lights{}:", board.light_count,
             marks.of("lights.construction"));
  for (const std::uint8_t light : board.construction_lights) fmt::print(" {}", light);
  fmt::print("\n\nBurrow\n");
  constexpr std::array<std::string_view, 6> kinds{"start",   "plain",   "junction",
                                                  "library", "nursery", "stored food"};
  for (std::size_t place = 0; place < board.burrow.size(); ++place) {
    const BurrowSpace& space = board.burrow[place];
    fmt::print("  {:>2}{:<1} {:<12} to {}", place,
               marks.of(fmt::format("burrow.spaces[{}]", place)),
               kinds[static_cast<std::size_t>(space.kind)], space.up);
    if (space.kind == BurrowKind::junction) fmt::print(" (up) or {} (left)", space.left);
    fmt::print("\n");
  }
}

void show_tracks(const Board& board, const Marks& marks) {
  fmt::print("\nScore tracks, left to right\n");
  for (std::size_t track = 0; track < track_count; ++track) {
    const std::string name(first_rat::track_name(static_cast<Track>(track)));
    fmt::print("  {:<11}", name);
    for (std::size_t place = 0; place < track_spaces; ++place)
      fmt::print(" {:>2}{:<1}", board.tracks[track][place],
                 marks.of(fmt::format("tracks.{}[{}]", name, place)));
    fmt::print("\n");
  }
  fmt::print("  {:<11}", "spare");
  for (const std::uint8_t points : board.spare_track)
    fmt::print(" {:>2}{:<1}", points, marks.of("spare_track"));
  fmt::print("\n  The 2nd space is blocked up to {} players, the 4th up to {}.\n",
             board.second_blocked_up_to, board.fourth_blocked_up_to);
}

void show(const Board& board, const Marks& marks) {
  show_path(board, marks);
  show_lights_and_burrow(board, marks);
  show_tracks(board, marks);
}

/// Items are shown in the order of their kinds, not of the file; the list below names the doubts.
void show(const Items& items, const Marks& /*marks*/) {
  fmt::print(
      "Put out with 2, 3, 4, 5 players: backpacks {}, drinks {}; always {} caps, {} comics\n",
      fmt::join(items.backpack_stock, " "), fmt::join(items.drink_stock, " "), items.cap_stock,
      items.comic_stock);
  fmt::print("Backpacks:");
  for (std::size_t colour = 0; colour < colour_count; ++colour)
    fmt::print(" {} of {} +{}", items.backpack_copies[colour],
               first_rat::colour_name(static_cast<Colour>(colour)), items.backpack_adds[colour]);
  fmt::print("\nComics:");
  for (std::size_t comic = 0; comic < comic_count; ++comic) {
    if (items.comic_exists[comic])
      fmt::print(" {}{}", first_rat::comic_name(static_cast<Comic>(comic)),
                 items.comic_is_basic[comic] ? "" : " (super rat)");
    if (items.comic_amounts[comic] > 0) fmt::print(" {}", items.comic_amounts[comic]);
  }
  fmt::print("\nBottle caps:\n");
  for (std::size_t cap = 0; cap < cap_count; ++cap) {
    if (!items.cap_exists[cap]) continue;
    const CapRule& rule = items.cap_rules[cap];
    fmt::print("  {:<11} {:>2} for {}", first_rat::cap_name(static_cast<Cap>(cap)), rule.points,
               rule.at_least == 0 ? "each of" : fmt::format("at least {} of", rule.at_least));
    for (unsigned left = rule.counts; left != 0; left &= left - 1)
      fmt::print(" {}", countable_names[static_cast<std::size_t>(std::countr_zero(left))]);
    fmt::print("\n");
  }
}

void show(const SoloCards& solo, const Marks& marks) {
  fmt::print("Greg's rats start on {}\n", fmt::join(solo.greg_starts_on, ", "));
  for (std::size_t difficulty = 0; difficulty < difficulty_count; ++difficulty)
    fmt::print("  {:<10} {} of A, {} of B, and C\n",
               first_rat::difficulty_name(static_cast<Difficulty>(difficulty)),
               solo.decks[difficulty].of_a, solo.decks[difficulty].of_b);
  for (std::size_t place = 0; place < solo.cards.size(); ++place) {
    const SoloCard& card = solo.cards[place];
    const std::string id = card.kind == 'C' ? "C" : fmt::format("{}{}", card.kind, card.number);
    fmt::print("  {:<3}{:<1} {}  {}\n", id, marks.of(fmt::format("cards[{}]", place)),
               fmt::join(card.moves, " "),
               card.icon == Icon::none ? "" : first_rat::icon_name(card.icon));
  }
}

int run_content_check(const ContentCheckArguments& arguments) {
  int status = success;
  for (const std::string& file : arguments.files) {
    const auto content = read_file(file);
    if (content) {
      std::cout << fmt::format("{}: ok, {} doubtful or reconstructed\n", file,
                               content->doubts.size());
      continue;
    }
    status = failed;
    for (const JsonError& error : content.error())
      std::cout << file << ": error: " << describe(error) << '\n';
  }
  return status;
}

int run_content_show(const ContentShowArguments& arguments) {
  const std::string& name = arguments.name;
  // A bare name is a file of ours.
  const bool is_name = name.find('/') == std::string::npos && !name.ends_with(".json");
  const std::string path =
      is_name ? fmt::format("{}/first-rat/{}.json", records::content_folder(), name) : name;
  const auto content = read_file(path);
  if (!content) {
    for (const JsonError& error : content.error())
      std::cerr << "cheesemoon content show: " << path << ": " << describe(error) << '\n';
    return bad_input;
  }
  const Marks marks(content->doubts);
  std::visit([&](const auto& part) { show(part, marks); }, content->part);
  if (content->doubts.empty()) return success;
  fmt::print("\nDoubtful (marked ? above where a number is shown):\n");
  for (const Doubt& doubt : content->doubts) fmt::print("  {}: {}\n", doubt.where, doubt.why);
  return success;
}

}  // namespace

void add_content(CLI::App& app, int& status) {
  CLI::App& command =
      *app.add_subcommand("content", "Boards, items and cards of First Rat: check and show them");
  command.require_subcommand(1);
  command.footer(
      "Examples:\n"
      "  cheesemoon content show standard\n"
      "  cheesemoon content check content/first-rat/*.json");

  auto [check_command, checked] = add_subcommand<ContentCheckArguments>(
      command, status, "check", "Is everything in these files right?", run_content_check);
  check_command.add_option("files", checked.files, "Content files; - is standard input")
      ->required();
  check_command.footer(
      "Names everything that is wrong, with its place. The exit status is 0 if all files are "
      "right,\n"
      "otherwise 1.\n"
      "Examples:\n"
      "  cheesemoon content check my-board.json");

  auto [show_command, shown] = add_subcommand<ContentShowArguments>(
      command, status, "show", "A content file as text, doubtful numbers marked", run_content_show);
  show_command
      .add_option("name", shown.name, "A file, or one of ours: standard, items, solo-cards")
      ->capture_default_str();
  show_command.footer(
      "Examples:\n"
      "  cheesemoon content show\n"
      "  cheesemoon content show solo-cards\n"
      "  cheesemoon content show my-board.json");
}

}  // namespace cheesemoon::cli
