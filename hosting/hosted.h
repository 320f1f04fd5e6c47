#pragma once

#include <algorithm>
#include <boost/json/serialize.hpp>
#include <cassert>
#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/core/chance.h"
#include "engine/core/game.h"
#include "engine/core/legal.h"
#include "hosting/asked.h"
#include "hosting/hosted_game.h"
#include "json/writer.h"
#include "players/legal_actions.h"
#include "records/document.h"
#include "records/recorded_game.h"

namespace cheesemoon::hosting {

/// What a host has to know of a game besides its rules. A *sight* is what one viewer may know; a
/// view is written from nothing else.
///
/// - `seats(options)`: people at the table
/// - `see(state, viewer)`: the sight
/// - `see_all(state)`: the sight of somebody from whom nothing is hidden
/// - `everybody_sees_alike`: whether what viewers see is the same for all, and so written once
/// - `play(state, move, happened)`: plays a move and keeps what there is to tell of it
/// - `insider(move, happened)`: the viewer who sees most of a move that is not a round of play
/// - `actors_seen(sight)`: who has to act as far as the viewer can tell
/// - `place(outcome, seat)`: the place a seat has reached
/// - `write_board(writer, options, sight)`: members of the board, seen by a spectator when the
///   set-up is drawn
/// - `write_view(writer, sight)`: members of the view
/// - `write_choice(writer, sight, action)`: what an action leads to, as members
/// - `write_events(writer, state, move, happened, viewer)`: what a viewer sees of a move; the state
///   is any later one of the same game
/// - `may_take_back(before, seat, after)`: whether that is nobody else's business
/// - `is_same_turn(before, after)`: of two decisions of a seat with nothing in between, whether
///   they belong to one turn
/// - `solo_result(options, state)`: of a game against Greg that is over
/// - `bots`: the players that a table may offer, from the weakest to the strongest
/// - `is_quick_to_review`: whether a review of a game that was played from its beginning takes no
///   longer than a replay
///
/// And if it can: `write_hint(writer, decision)`, what is good for whoever has to decide;
/// `write_advice(writer, state)`, what is good for all seats, to somebody who sees everything;
/// `write_review(writer, game)`, a game that was replayed compared with better play;
/// `position_text(state)`, all that both are made of, for comparing, or nothing where all games
/// begin alike; `warm_up()`, which works out what bots need; `PlacesTold`, which says of one choice
/// after the other whether it leads somewhere that those told before do not, for games with very
/// many choices.
template <class H>
concept Hosting = records::Recorded<typename H::Rules> &&
    requires(const typename H::Rules::Options& options, const typename H::Rules::State& state,
             const typename H::Rules::Action& action, const Move<typename H::Rules::Action>& move,
             const typename H::Sight& sight, const typename H::Rules::Outcome& outcome,
             JsonWriter& writer, Viewer viewer, Seat seat, typename H::Rules::State& changing,
             typename H::Happened& happened) {
  { H::seats(options) } -> std::same_as<std::size_t>;
  { H::see(state, viewer) } -> std::same_as<typename H::Sight>;
  { H::see_all(state) } -> std::same_as<typename H::Sight>;
  { H::everybody_sees_alike } -> std::convertible_to<bool>;
  { H::play(changing, move, happened) } -> std::same_as<Applied>;
  { H::insider(move, happened) } -> std::same_as<Viewer>;
  { H::actors_seen(sight) } -> std::same_as<Actors>;
  { H::place(outcome, seat) } -> std::same_as<int>;
  H::write_board(writer, options, sight);
  H::write_view(writer, sight);
  H::write_choice(writer, sight, action);
  H::write_events(writer, state, move, happened, viewer);
  { H::may_take_back(state, seat, state) } -> std::same_as<bool>;
  { H::is_same_turn(state, state) } -> std::same_as<bool>;
  { H::solo_result(options, state) } -> std::same_as<std::optional<SoloResult>>;
  { H::bots } -> std::convertible_to<std::span<const std::string_view>>;
};

/// Whether positions of a game can be compared, see HostedGame::positions.
template <class H>
concept AdvisesOn = requires(const typename H::Rules::State& state) {
  { H::position_text(state) } -> std::same_as<std::string>;
};

/// Adds what advice on a state would be made of, if there is any.
template <AdvisesOn H>
void add_position(std::vector<std::string>& texts, const typename H::Rules::State& state) {
  if (std::string text = H::position_text(state); !text.empty()) texts.push_back(std::move(text));
}

/// With more choices than these, what follows is told of those that show what every place brings;
/// of the others one by one, on demand.
constexpr std::size_t most_choices_told = 200;

/// For games that never have so many.
template <class H>
struct PlacesToldOf {
  static bool adds(const typename H::Rules::Action& /*action*/) { return false; }
};
template <class H>
requires requires {
  typename H::PlacesTold;
}
struct PlacesToldOf<H> : H::PlacesTold {};

/// Any game as a HostedGame. It keeps its moves, two states and what happened between them; what
/// was before is played again when somebody asks, so that thousands of games have room.
template <Hosting H>
class Hosted final : public HostedGame {
 public:
  using Rules = typename H::Rules;
  using State = typename Rules::State;
  using Action = typename Rules::Action;
  using Happened = typename H::Happened;

  explicit Hosted(typename Rules::Options options)
      : options_(std::move(options)), state_(Rules::start(options_)), before_last_(state_) {}

  [[nodiscard]] const State& state() const { return state_; }
  [[nodiscard]] std::span<const Move<Action>> moves_since(std::size_t before) const {
    return std::span(moves_).subspan(before);
  }

  [[nodiscard]] std::size_t seats() const override { return H::seats(options_); }
  [[nodiscard]] Actors actors() const override { return Rules::actors(state_); }

  [[nodiscard]] Actors actors_seen(Viewer viewer) const override {
    return H::actors_seen(H::see(state_, seated(viewer)));
  }

  std::vector<std::string> draw_chance(Random& random) override {
    std::vector<std::string> drawn;
    while (Rules::actors(state_).contains(Seat::chance)) {
      const Action action = cheesemoon::draw_chance<Rules>(state_, random);
      const auto text = Rules::write_action(action);
      drawn.emplace_back(text.view());
      play_legal({Seat::chance, action});
    }
    return drawn;
  }

  std::optional<Refusal> apply_chance(std::string_view text) override {
    if (Rules::is_terminal(state_)) return game_is_over();
    if (!actors().contains(Seat::chance)) return nothing_for_chance();
    const auto action = Rules::read_action(text);
    if (!action) return unreadable(action.error());
    if (!play({Seat::chance, *action})) return not_legal_for_chance();
    return std::nullopt;
  }

  std::optional<Refusal> apply(Seat seat, std::string_view text) override {
    const auto action = read_action(seat, text);
    if (!action) return action.error();
    if (!play({seat, *action})) return not_legal(legal_texts(seat));
    return std::nullopt;
  }

  [[nodiscard]] bool can_undo(Seat seat) const override {
    return seat != Seat::chance && !moves_.empty() && moves_.back().seat == seat &&
           H::may_take_back(before_last_, seat, state_);
  }

  std::optional<Refusal> undo(Seat seat) override {
    if (!is_seated(seat)) return no_such_seat(seat);
    if (!can_undo(seat)) return nothing_to_undo();
    auto moves = std::move(moves_);
    moves.pop_back();
    moves_.clear();
    happened_.clear();
    last_ = 0;
    view_.clear();
    events_.text.clear();
    state_ = Rules::start(options_);
    before_last_ = state_;
    for (const auto& move : moves) play_legal(move);
    return std::nullopt;
  }

  [[nodiscard]] std::string board() const override {
    State laid_out = Rules::start(options_);
    for (std::size_t place = 0; place < moves_.size() && Rules::is_setting_up(laid_out); ++place)
      (void)Rules::apply(laid_out, moves_[place].seat, moves_[place].action);
    JsonWriter writer;
    writer.object([&] {
      writer.member("game", Rules::name);
      writer.key("options");
      writer.json(boost::json::serialize(records::write_options<Rules>(options_)));
      writer.member("seats", seats());
      H::write_board(writer, options_, H::see(laid_out, spectator));
    });
    return writer.text();
  }

  [[nodiscard]] std::string view(Viewer viewer) const override {
    if constexpr (!H::everybody_sees_alike) return view_of(state_, seated(viewer));
    if (view_.empty()) view_ = view_of(state_, spectator);
    return view_;
  }

  [[nodiscard]] std::string open_view() const override {
    return view_of(state_, H::see_all(state_));
  }

  [[nodiscard]] std::string choices(Seat seat) const override {
    JsonWriter writer;
    writer.array([&] {
      if (!is_seated(seat)) return;
      const auto sight = H::see(state_, seat);
      const bool tells_all = count_legal<Rules>(state_, seat) <= most_choices_told;
      PlacesToldOf<H> places;
      Rules::for_each_legal(state_, seat, [&](const Action& action) {
        write_choice(writer, sight, action, tells_all || places.adds(action));
      });
    });
    return writer.text();
  }

  [[nodiscard]] Result<std::string, Refusal> preview(Seat seat,
                                                     std::string_view text) const override {
    const auto action = read_action(seat, text);
    if (!action) return Failure{action.error()};
    State after = state_;
    if (Rules::apply(after, seat, *action) != Applied::done)
      return Failure{not_legal(legal_texts(seat))};
    JsonWriter writer;
    write_choice(writer, H::see(state_, seat), *action, true);
    return writer.text();
  }

  [[nodiscard]] std::unique_ptr<Question> question(Seat seat) const override {
    if (!is_seated(seat) || !actors().contains(seat)) return nullptr;
    records::RecordedGame<Rules> game(options_);
    Asked<Rules> asked;
    std::vector<State> tables;
    std::uint64_t done = 0;
    const auto come_to_decision = [&](bool is_next) {
      if (!is_next || !H::is_same_turn(tables.back(), game.state())) {
        tables.clear();
        asked.decided.clear();
        asked.turn = done;
      }
      tables.push_back(game.state());
    };
    for (std::size_t place = 0; place < moves_.size(); ++place) {
      const auto& move = moves_[place];
      if (move.seat == seat) {
        come_to_decision(place > 0 && moves_[place - 1].seat == seat);
        asked.decided.push_back(move.action);
        ++done;
      }
      (void)game.apply(move.seat, move.action);
    }
    come_to_decision(!moves_.empty() && moves_.back().seat == seat);
    const std::size_t entries = game.record().actions.size();
    for (const State& table : tables) {
      // In the open, every decision is an entry.
      asked.decisions.push_back({Rules::observe(table, seat),
                                 players::legal_actions<Rules>(table, seat),
                                 entries + 1 - tables.size() + asked.decisions.size()});
    }
    if constexpr (PlayedInTheOpen<Rules>) {
      asked.options = options_;
      asked.setup = Rules::public_setup(game.record().setup, asked.decisions.back().seen);
      asked.entries = game.record().actions;
    }
    return std::make_unique<QuestionOf<Rules, H>>(std::move(asked));
  }

  [[nodiscard]] std::vector<std::string> positions() const override {
    std::vector<std::string> texts;
    if constexpr (AdvisesOn<H>) {
      State state = Rules::start(options_);
      add_position<H>(texts, state);
      for (const auto& move : moves_) {
        const State before = state;
        (void)Rules::apply(state, move.seat, move.action);
        if (Rules::actors(before) != Rules::actors(state) || !H::is_same_turn(before, state))
          texts.clear();
        add_position<H>(texts, state);
      }
    }
    return texts;
  }

  [[nodiscard]] std::size_t moves() const override { return moves_.size(); }

  [[nodiscard]] std::string events(Viewer viewer, std::size_t since,
                                   std::size_t until) const override {
    if constexpr (!H::everybody_sees_alike) return write_events(since, until, by(viewer));
    if (events_.text.empty() || events_.since != since || events_.until != until)
      events_ = {since, until, write_events(since, until, by(viewer))};
    return events_.text;
  }

  [[nodiscard]] std::vector<Scene> scenes(Viewer viewer, std::size_t since, std::size_t until,
                                          std::size_t views) const override {
    const std::vector<std::size_t> ends = ends_of_scenes(since, until, views);
    if (ends.empty()) return {{events(viewer, since, until), {}}};
    std::vector<Scene> told;
    Moment moment = since < last_ ? Moment{Rules::start(options_), 0} : Moment{before_last_, last_};
    for (const std::size_t end : ends) {
      std::string seen = play_on(moment, since, end, by(viewer));
      told.push_back({std::move(seen), view_of(moment.state, seated(viewer))});
    }
    if (moment.place < until) told.push_back({play_on(moment, since, until, by(viewer)), {}});
    return told;
  }

  [[nodiscard]] std::string open_events(std::size_t since) const override {
    return write_events(since, moves_.size(), H::insider);
  }

  [[nodiscard]] std::optional<std::string> result() const override { return result_of(state_); }

  [[nodiscard]] std::vector<int> places() const override {
    std::vector<int> places;
    if (!Rules::is_terminal(state_)) return places;
    const auto outcome = Rules::outcome(state_);
    places.reserve(seats());
    for (std::size_t seat = 0; seat < seats(); ++seat)
      places.push_back(H::place(outcome, static_cast<Seat>(seat)));
    return places;
  }

  [[nodiscard]] std::optional<SoloResult> solo_result() const override {
    return Rules::is_terminal(state_) ? H::solo_result(options_, state_) : std::nullopt;
  }

  [[nodiscard]] boost::json::object record() const override {
    records::RecordedGame<Rules> game(options_);
    for (const auto& move : moves_) (void)game.apply(move.seat, move.action);
    return records::document_json(game.record());
  }

 private:
  /// Events from one move to another.
  struct Written {
    std::size_t since = 0;
    std::size_t until = 0;
    std::string text;
  };

  /// A state of old, and how many moves lead to it.
  struct Moment {
    State state;
    std::size_t place = 0;
  };

  [[nodiscard]] bool is_seated(Seat seat) const { return index(seat) < seats(); }
  /// Whoever has no seat here sees what a spectator sees.
  [[nodiscard]] Viewer seated(Viewer viewer) const {
    return viewer && is_seated(*viewer) ? viewer : spectator;
  }

  /// All moves seen by one viewer.
  [[nodiscard]] auto by(Viewer viewer) const {
    return [who = seated(viewer)](const Move<Action>& /*move*/, const Happened& /*happened*/) {
      return who;
    };
  }

  /// An action of somebody who has to act, whether it is legal or not.
  [[nodiscard]] Result<Action, Refusal> read_action(Seat seat, std::string_view text) const {
    if (!is_seated(seat)) return Failure{no_such_seat(seat)};
    if (Rules::is_terminal(state_)) return Failure{game_is_over()};
    if (!actors().contains(seat)) return Failure{not_acting(actors())};
    const auto action = Rules::read_action(text);
    if (!action) return Failure{unreadable(action.error())};
    return *action;
  }

  [[nodiscard]] std::vector<std::string> legal_texts(Seat seat) const {
    std::vector<std::string> texts;
    Rules::for_each_legal(state_, seat, [&](const Action& action) {
      const auto text = Rules::write_action(action);
      texts.emplace_back(text.view());
    });
    return texts;
  }

  [[nodiscard]] static std::optional<std::string> result_of(const State& state) {
    if (!Rules::is_terminal(state)) return std::nullopt;
    return boost::json::serialize(
        records::RecordFormat<Rules>::write_result(Rules::outcome(state)));
  }

  [[nodiscard]] static std::string view_of(const State& state, const typename H::Sight& sight) {
    JsonWriter writer;
    writer.object([&] {
      H::write_view(writer, sight);
      writer.key("result");
      writer.json(result_of(state).value_or("null"));
    });
    return writer.text();
  }
  [[nodiscard]] static std::string view_of(const State& state, Viewer viewer) {
    return view_of(state, H::see(state, viewer));
  }

  /// `viewer_of` says who looks at a move.
  template <class ViewerOf>
  [[nodiscard]] std::string write_events(std::size_t since, std::size_t until,
                                         const ViewerOf& viewer_of) const {
    if (since < last_) {
      Moment moment{Rules::start(options_), 0};
      return play_on(moment, since, until, viewer_of);
    }
    JsonWriter writer;
    writer.array([&] {
      for (std::size_t place = since; place < std::min(until, moves_.size()); ++place) {
        const Happened& happened = happened_[place - last_];
        H::write_events(writer, state_, moves_[place], happened,
                        viewer_of(moves_[place], happened));
      }
    });
    return writer.text();
  }

  /// Plays old moves again, up to one, and writes what was seen of those since another.
  template <class ViewerOf>
  std::string play_on(Moment& moment, std::size_t since, std::size_t until,
                      const ViewerOf& viewer_of) const {
    JsonWriter writer;
    writer.array([&] {
      for (; moment.place < std::min(until, moves_.size()); ++moment.place) {
        const auto& move = moves_[moment.place];
        Happened happened;
        (void)H::play(moment.state, move, happened);
        if (moment.place >= since)
          H::write_events(writer, state_, move, happened, viewer_of(move, happened));
      }
    });
    return writer.text();
  }

  /// Where somebody else has gone on, the last times.
  [[nodiscard]] std::vector<std::size_t> ends_of_scenes(std::size_t since, std::size_t until,
                                                        std::size_t most) const {
    std::vector<std::size_t> ends;
    if constexpr (H::everybody_sees_alike) {
      std::size_t end = std::min(until + 1, moves_.size());
      while (end-- > since + 1 && ends.size() < most)
        if (moves_[end].seat != moves_[end - 1].seat) ends.push_back(end);
      std::reverse(ends.begin(), ends.end());
    }
    return ends;
  }

  /// False if the move is not legal; then nothing has happened.
  [[nodiscard]] bool play(const Move<Action>& move) {
    State after = state_;
    Happened happened;
    if (H::play(after, move, happened) != Applied::done) return false;
    if (move.seat != Seat::chance) {
      before_last_ = state_;
      last_ = moves_.size();
      happened_.clear();
    }
    state_ = after;
    moves_.push_back(move);
    happened_.push_back(std::move(happened));
    view_.clear();
    events_.text.clear();
    return true;
  }

  /// A move that is known to be legal.
  void play_legal(const Move<Action>& move) {
    [[maybe_unused]] const bool is_legal = play(move);
    assert(is_legal);
  }

  static void write_choice(JsonWriter& writer, const typename H::Sight& sight, const Action& action,
                           bool tells) {
    writer.object([&] {
      const auto text = Rules::write_action(action);
      writer.member("action", text.view());
      if (tells) H::write_choice(writer, sight, action);
    });
  }

  typename Rules::Options options_;
  State state_;
  std::vector<Move<Action>> moves_;
  /// The last move of a person, where chance may have followed, the state before it and what has
  /// happened since.
  std::size_t last_ = 0;
  State before_last_;
  std::vector<Happened> happened_;
  /// What everybody sees alike, once it was asked for.
  mutable std::string view_;
  mutable Written events_;
};

}  // namespace cheesemoon::hosting
