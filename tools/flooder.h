#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/result.h"
#include "tools/light_sockets.h"

namespace cheesemoon::tools {

/// Somebody who asks a server for all the work he can think of, as fast as it answers: guests,
/// tables of five bots that nobody looks at, hints and reviews, each over some connections.
class Flooder final : public LightSocketHandler {
 public:
  /// From that address of this machine.
  static Result<std::unique_ptr<Flooder>, std::string> make(const server::Url& url,
                                                            const std::string& from);

  /// Plays the game that he will have reviewed. The error says what did not work.
  std::optional<std::string> prepare(std::chrono::seconds longest);
  void begin();
  /// Floods for a moment.
  void go_on();

  /// How often what was answered what: `review 429`.
  [[nodiscard]] const std::map<std::string, std::uint64_t>& answers() const { return answers_; }

  void connected(std::size_t number) override;
  void answered(std::size_t number, int status, std::string_view body) override;
  void received(std::size_t number, std::string_view line) override;
  void closed(std::size_t number) override;

 private:
  enum class Wish : std::uint8_t { tables, hints, reviews };

  struct Asker {
    Wish wish = Wish::tables;
    std::string token{};
    /// Of hints: where.
    std::string table{};
    /// What was asked last.
    std::string asked{};
  };

  explicit Flooder(LightSockets sockets);

  void ask(std::size_t number);
  void ask_for_hint(std::size_t number);
  /// The steps to a record.
  void ask_for_record(std::size_t number);
  void request(std::size_t number, std::string_view what, std::string_view method,
               std::string_view path, std::string_view body);

  LightSockets sockets_;
  std::vector<Asker> askers_;
  std::string record_;
  std::map<std::string, std::uint64_t> answers_;
};

}  // namespace cheesemoon::tools
