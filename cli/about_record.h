#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

#include "cli/words.h"
#include "records/rat_document.h"

// The commands that are asked about a record file, for either game. An error, if any, is returned.
namespace cheesemoon::cli {

struct AnalyseArguments {
  std::string file;
  /// First Rat.
  std::uint64_t nodes = 0;
  /// First Rat: how many games are played on from every turn that is said to have cost something.
  std::uint32_t check = 0;
  std::string language;
  bool json = false;
};
/// Compares recorded games with better play.
std::string analyse(const records::BraveRatsDocument& document, const AnalyseArguments& arguments,
                    const Words& words);
std::string analyse(const records::FirstRatDocument& document, const AnalyseArguments& arguments,
                    const Words& words);

struct HintArguments {
  std::string file;
  /// First Rat.
  std::size_t count = 3;
  std::uint64_t nodes = 0;
  std::uint32_t milliseconds = 0;
  std::string language;
  bool json = false;
};
/// What to play in the position after a record's actions.
std::string hint(const records::BraveRatsDocument& document, const HintArguments& arguments,
                 const Words& words);
std::string hint(const records::FirstRatDocument& document, const HintArguments& arguments,
                 const Words& words);

}  // namespace cheesemoon::cli
