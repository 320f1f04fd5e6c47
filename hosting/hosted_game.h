#pragma once

#include <boost/json/object.hpp>
#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/random.h"
#include "engine/core/result.h"
#include "engine/core/seat.h"
#include "hosting/question.h"
#include "hosting/refusal.h"
#include "hosting/viewer.h"

namespace cheesemoon::hosting {

/// How a game against Greg has ended.
struct SoloResult {
  /// As in records: `easy`.
  std::string difficulty;
  bool won = false;
  int points = 0;
  /// Those that were met, by their names.
  std::vector<std::string> challenges;

  bool operator==(const SoloResult&) const = default;
};

/// What a viewer has seen happen in one go.
struct Scene {
  /// A list, as from `events`.
  std::string events;
  /// What he saw then, if somebody else has gone on since.
  std::string view;
};

/// A game of any kind as a host needs it: actions come in as texts, what each viewer may know goes
/// out as JSON (see docs/views.md). No network, no clock, no threads; one game is used by one
/// thread at a time.
///
/// The host draws chance as soon as it is due, and writes down every action and every draw. Done
/// again in the same order in a new game, they give the same game, byte by byte.
class HostedGame {
 public:
  virtual ~HostedGame() = default;

  /// How many people play. Greg is none.
  [[nodiscard]] virtual std::size_t seats() const = 0;

  /// Who has to act: seats, chance, or nobody when the game is over. For the host alone: in
  /// BraveRats it tells that a choice is waiting. What a viewer may know of it is in his view.
  [[nodiscard]] virtual Actors actors() const = 0;
  [[nodiscard]] bool is_over() const { return actors().empty(); }

  /// Who has to act as far as a viewer can tell: a choice that waits is still to be made for
  /// everybody but its owner. Empty while chance is due and when the game is over.
  [[nodiscard]] virtual Actors actors_seen(Viewer viewer) const = 0;

  /// Draws everything that is due, and says what. For the host alone: it may be secret.
  virtual std::vector<std::string> draw_chance(Random& random) = 0;
  /// A draw that was written down.
  virtual std::optional<Refusal> apply_chance(std::string_view text) = 0;
  virtual std::optional<Refusal> apply(Seat seat, std::string_view text) = 0;

  /// The last action can be taken back by whoever did it as long as that is nobody else's business:
  /// nobody but him has had to act since, chance has decided nothing, and nothing was shown.
  [[nodiscard]] virtual bool can_undo(Seat seat) const = 0;
  virtual std::optional<Refusal> undo(Seat seat) = 0;

  /// What never changes in this game, the same for everybody. Complete when the set-up is drawn.
  [[nodiscard]] virtual std::string board() const = 0;
  /// Everything else that a viewer may know.
  [[nodiscard]] virtual std::string view(Viewer viewer) const = 0;
  /// What a seat may do now, and what would follow from it.
  [[nodiscard]] virtual std::string choices(Seat seat) const = 0;
  /// One of the choices, with what would follow from it, however many there are.
  [[nodiscard]] virtual Result<std::string, Refusal> preview(Seat seat,
                                                             std::string_view text) const = 0;

  /// What a seat has to choose, for a player that is to choose for it; none if it has nothing to
  /// choose.
  [[nodiscard]] virtual std::unique_ptr<Question> question(Seat seat) const = 0;

  /// What a hint or a review would be made of: the position as it is, and as it was at every
  /// decision of the present turn, which could be taken back. As texts that are the same exactly if
  /// the same advice holds, whatever has led there. They tell nothing that is not for everybody.
  /// None of games that nobody has learnt to advise on, nor of positions in which all games begin.
  [[nodiscard]] virtual std::vector<std::string> positions() const = 0;

  /// How many actions and draws there have been, less those taken back. For the host alone, as it
  /// counts waiting choices.
  [[nodiscard]] virtual std::size_t moves() const = 0;
  /// What a viewer has seen happen since there were so many moves, until there were so many. If
  /// that is nothing, he must not even be told that there was a move.
  [[nodiscard]] virtual std::string events(Viewer viewer, std::size_t since,
                                           std::size_t until) const = 0;
  /// All of it until now.
  [[nodiscard]] std::string events(Viewer viewer, std::size_t since) const {
    return events(viewer, since, moves());
  }

  /// The same in scenes, which end where somebody else goes on, so that turns that are told
  /// together can be seen one after the other. With so many views at most: the first scene has what
  /// is before. Where people choose at once there is nothing to be seen in between.
  [[nodiscard]] virtual std::vector<Scene> scenes(Viewer viewer, std::size_t since,
                                                  std::size_t until, std::size_t views) const = 0;

  /// What a spectator sees with all cards on the table: of a draft the batch, and what both keep of
  /// it. For games that are replayed; at a table it would tell what it must not.
  [[nodiscard]] virtual std::string open_view() const = 0;
  [[nodiscard]] virtual std::string open_events(std::size_t since) const = 0;

  /// As in records; nothing before the game is over.
  [[nodiscard]] virtual std::optional<std::string> result() const = 0;
  /// The place of each seat, from 1, the same for those who share it; nothing before the game is
  /// over. Alone, 1 for beating Greg and 2 for not.
  [[nodiscard]] virtual std::vector<int> places() const = 0;
  /// How a game against Greg has ended; nothing of other games, and before it is over.
  [[nodiscard]] virtual std::optional<SoloResult> solo_result() const = 0;
  /// The record so far, Greg's deck and the secrets of a draft included: for the host alone.
  [[nodiscard]] virtual boost::json::object record() const = 0;

 protected:
  HostedGame() = default;
  HostedGame(const HostedGame&) = default;
  HostedGame& operator=(const HostedGame&) = default;
};

/// A game with options that were read and found right: any number of games can be begun with them.
class ChosenGame {
 public:
  /// None, of which nothing may be asked.
  ChosenGame() = default;
  ChosenGame(std::string_view name, std::size_t seats, boost::json::object options,
             std::function<std::unique_ptr<HostedGame>()> begin)
      : name_(name), seats_(seats), options_(std::move(options)), begin_(std::move(begin)) {}

  [[nodiscard]] const std::string& name() const { return name_; }
  [[nodiscard]] std::size_t seats() const { return seats_; }
  /// As in records, every one of them written out.
  [[nodiscard]] const boost::json::object& options() const { return options_; }
  [[nodiscard]] std::unique_ptr<HostedGame> begin() const { return begin_(); }

  friend bool operator==(const ChosenGame& one, const ChosenGame& other) {
    return one.name_ == other.name_ && one.options_ == other.options_;
  }

 private:
  std::string name_;
  std::size_t seats_ = 0;
  boost::json::object options_;
  std::function<std::unique_ptr<HostedGame>()> begin_;
};

}  // namespace cheesemoon::hosting
