#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

/// The subcommands: what each can be told, and how it is run. Each returns its exit status.
namespace cheesemoon::cli {

/// A table of a server instead of one at this keyboard.
struct RemoteArguments {
  std::string server;
  std::string table;
  int seat = 0;
  bool watches = false;
  std::string name;
  std::string token_file;
  bool is_public = false;
  bool is_rated = false;
  std::string clock;
};

struct PlayArguments {
  std::string game;
  /// BraveRats.
  std::string variant;
  std::string crowns;
  std::string against;
  std::string side;
  /// First Rat.
  std::vector<std::string> players;
  std::vector<std::string> options;
  std::string language;
  std::string record;
  std::optional<std::uint64_t> seed;
  double patience = 10;
  RemoteArguments remote;
};
int run(const PlayArguments& arguments);
int play_remote(const PlayArguments& arguments);

struct RecordArguments {
  std::string game;
  std::vector<std::string> players;
  std::uint64_t seed = 0;
  std::uint32_t count = 1;
  std::string out;
  std::vector<std::string> options;
  double patience = 10;
};
int run(const RecordArguments& arguments);

struct ReplayArguments {
  std::vector<std::string> files;
  bool verbose = false;
};
int run(const ReplayArguments& arguments);

struct PerftArguments {
  std::string file;
  std::size_t depth = 0;
};
int run(const PerftArguments& arguments);

struct SolveArguments {
  std::vector<std::string> positions;
  bool json = false;
  bool exact = false;
  bool deals = false;
};
int run(const SolveArguments& arguments);

struct AnalyseArguments {
  std::string file;
  /// First Rat.
  std::uint64_t nodes = 0;
  std::string language;
  bool json = false;
};
int run(const AnalyseArguments& arguments);

struct HintArguments {
  std::string file;
  /// First Rat.
  std::size_t count = 3;
  std::uint64_t nodes = 0;
  std::uint32_t milliseconds = 0;
  std::string language;
  bool json = false;
};
int run(const HintArguments& arguments);

struct ExplainArguments {
  std::string language;
  bool json = false;
};
int run(const ExplainArguments& arguments);

struct BenchArguments {
  std::string name = "all";
  bool json = false;
  double seconds = 1;
};
int run(const BenchArguments& arguments);

struct MatchArguments {
  std::string game;
  std::vector<std::string> players;
  std::uint64_t games = 100;
  std::uint64_t seed = 1;
  std::uint64_t nodes = 0;
  std::uint32_t milliseconds = 0;
  std::vector<std::string> options;
  std::string sprt;
  std::string results;
  std::string records;
  double patience = 10;
  bool json = false;
};
int run(const MatchArguments& arguments);

int run_engine();

struct LadderArguments {
  std::string game;
  std::uint64_t games = 40;
  std::uint64_t seed = 1;
  bool json = false;
};
int run(const LadderArguments& arguments);

struct ChallengesArguments {
  std::string player = "search";
  bool aim = false;
  std::uint64_t games = 20;
  std::uint64_t nodes = 0;
  std::uint64_t seed = 1;
  bool json = false;
};
int run(const ChallengesArguments& arguments);

struct TuneArguments {
  std::string game;
  std::uint32_t games = 3'000;
  std::uint32_t generations = 8;
  std::uint64_t nodes = 40;
  /// Only these numbers of seats; without any all of them.
  std::vector<unsigned> seats;
  std::uint64_t seed = 1;
  std::string out;
};
int run(const TuneArguments& arguments);

struct ContentCheckArguments {
  std::vector<std::string> files;
};
int run(const ContentCheckArguments& arguments);

struct ContentShowArguments {
  std::string name = "standard";
};
int run(const ContentShowArguments& arguments);

}  // namespace cheesemoon::cli
