#include <gtest/gtest.h>

#include <boost/json/serialize.hpp>
#include <string>
#include <utility>

#include "cli/table/local_evening.h"
#include "engine/core/random.h"
#include "thoroughness.h"

/// A server may be broken, or not be ours: the terminal says so and ends, whatever it is told.
namespace cheesemoon::cli {
namespace {

namespace json = boost::json;

/// Puts something else in the place of the value that comes after so many others.
void spoil(json::value& value, std::size_t& left, const json::value& instead) {
  if (left-- == 0) {
    value = instead;
    return;
  }
  if (auto* members = value.if_object()) {
    for (auto& member : *members) spoil(member.value(), left, instead);
  } else if (auto* list = value.if_array()) {
    for (json::value& one : *list) spoil(one, left, instead);
  }
}

/// A table that is hosted here, of which one message comes spoilt.
class NonsenseHost final : public TableHost {
 public:
  NonsenseHost(const LocalGame& game, Random random) : host_(game), random_(random) {}

  void watch(hosting::Viewer viewer) override { host_.watch(viewer); }
  std::string send(json::object message) override { return host_.send(std::move(message)); }
  Heard hear(std::chrono::milliseconds at_most) override {
    Heard heard = host_.hear(at_most);
    for (json::value& message : heard.messages) {
      const std::array<json::value, 7> things{
          nullptr, -1, 1'000'000, "\x1b[2J", true, json::array{}, json::object{}};
      if (until_spoilt_-- == 0) {
        std::size_t place = random_.below(most_values);
        spoil(message, place, things[random_.below(things.size())]);
      }
    }
    return heard;
  }
  [[nodiscard]] bool is_connected() const override { return true; }
  [[nodiscard]] bool is_here() const override { return true; }
  Result<json::value, std::string> hint(Seat seat) override {
    auto hint = host_.hint(seat);
    std::size_t place = random_.below(20);
    if (hint) spoil(*hint, place, nullptr);
    return hint;
  }

 private:
  static constexpr std::uint32_t most_values = 600;
  LocalHost host_;
  Random random_;
  std::uint32_t until_spoilt_ = random_.below(4);
};

TEST(TableGame, EndsWithASentenceWhateverItIsTold) {
  const std::string typed = "1\n\nlist\nboard\nhint\n?\n2\n\nclock\n3\n\nresign\nn\n4\n\n5\n\n";
  const std::vector<PlayArguments> kinds = [] {
    std::vector<PlayArguments> all(4);
    all[0].game = all[1].game = "first-rat";
    all[0].options = {"solo=easy"};
    all[1].players = {"person", "level2", "person"};
    all[2].game = all[3].game = "brave-rats";
    all[2].against = "level2";
    all[3].variant = "draft";
    return all;
  }();
  int failed = 0;
  for (int number = 0; number < thoroughly(1'000, 100); ++number) {
    const LocalGame game = game_asked_for(kinds[static_cast<std::size_t>(number) % kinds.size()]);
    TypedText keyboard(typed);
    std::ostringstream out;
    Terminal terminal(out, true, true);
    TypedLines lines(keyboard.descriptor());
    NonsenseHost host(game, Random(static_cast<std::uint64_t>(number)));
    TableGame table(terminal, lines, host, english, {}, {}, [] {});
    if (table.play(people_of(game)) == TableGame::Ending::failed) {
      EXPECT_FALSE(table.error().empty());
      ++failed;
    }
  }
  EXPECT_GT(failed, 0);
}

}  // namespace
}  // namespace cheesemoon::cli
