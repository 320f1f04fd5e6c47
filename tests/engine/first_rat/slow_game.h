#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "engine/first_rat/content.h"

/// First Rat once more, written from the rules alone and as naively as possible. Tests compare the
/// engine with it; it shares nothing with the engine but the tables of the content.
namespace cheesemoon::slow {

/// The set-up of a record, as plain texts and numbers.
struct SlowSetup {
  /// 1 for solo.
  int seats = 2;
  /// 26 numbers: the standard space whose tile lies on space 1, 2, ...
  std::vector<int> path;
  /// The eight tracks, named as in the result of a record.
  std::map<std::string, std::array<int, 5>> tracks;
  /// Colours.
  std::vector<std::string> backpacks;
  std::vector<std::string> caps;
  std::vector<std::string> comics;
  int drinks = 0;
  bool solo = false;
  /// Ids such as A3, B10, C.
  std::vector<std::string> deck;
};

/// A game in progress, always at a decision with two answers or more, at a chance event or over.
class SlowGame {
 public:
  SlowGame(first_rat::Board board, const first_rat::Items& items, const first_rat::SoloCards& solo,
           SlowSetup setup);

  /// Who has to act: 1-5 a seat, 0 chance, -1 the game is over.
  int actor() const;

  /// All legal answers to the decision that is due, or all outcomes of the chance event. Sorted.
  /// Decisions with one legal answer have been taken already; chance events always show up.
  std::vector<std::string> legal() const;

  /// The action must be one of `legal()`.
  void apply(const std::string& action);

  // What follows is per seat; in a solo game the player, then Greg.

  /// The points of the position by where they come from.
  std::vector<std::map<std::string, int>> breakdown() const;
  std::vector<int> points() const;
  std::vector<int> rattronauts() const;
  /// Counted from 1.
  std::vector<int> winners() const;

  /// Everything visible, as a text for comparing positions.
  std::string describe() const;

  /// The challenges the player has met in a solo game that is over; none if it was not won.
  std::vector<std::string> challenges() const;

 private:
  /// `place` is a space of the path, 27 for the Launchpad, or one of the two values in the source
  /// file for the Nursery and for the rocket.
  struct Rat {
    int place = 0;
    std::set<std::string> tokens;
  };

  struct Player {
    std::map<char, Rat> rats;
    /// Cheese and the four materials.
    std::map<std::string, int> goods;
    int moldy = 0;
    int awards = 0;
    int light = 0;
    int burrow = 0;
    int drinks = 0;
    std::vector<std::string> backpacks;
    std::vector<std::string> comics;
    std::vector<std::string> caps;
    int markers_left = 10;
    /// The spaces, 1-5, taken on each track, by markers or, for `rattronaut`, by rats.
    std::map<std::string, std::vector<int>> scored;
    // For the challenges only.
    bool ever_owned_an_item = false;
    int turns = 0;
    std::map<int, int> pipe_uses;
  };

  struct Route {
    int target = 0;
    /// The entries of the pipes taken, in order.
    std::vector<int> pipes;
  };

  struct Hop {
    char rat = 'a';
    Route route;
  };
  using Move = std::vector<Hop>;

  enum class Stage : std::uint8_t {
    move,
    drink,
    take,
    cores,
    reward,
    shop,
    build,
    greg_draws,
    greg_loses,
    greg_icon,
    over
  };

  struct Visit {
    std::size_t booth = 0;
    char rat = 'a';
  };

  Player& me();
  const Player& me() const;
  bool i_have(const std::string& comic) const;
  first_rat::Tile tile_on(int space) const;

  // Moving.
  void walk(int from, int steps_left, const std::vector<int>& pipes,
            std::vector<Route>& routes) const;
  std::vector<Move> all_moves() const;
  int reach(char rat, std::size_t group_size) const;
  static bool targets_differ(const Move& move);
  bool no_rat_stays_on_a_target(const Move& move) const;
  bool colours_agree(const Move& move) const;
  bool pipes_are_affordable(const Move& move) const;
  bool naming_is_canonical(const Move& move) const;
  bool interchangeable(char first, char second) const;
  std::map<std::string, Move> legal_moves() const;
  std::map<std::string, int> pipe_costs(const Move& move) const;
  void make_move(const Move& move);
  void pay_other_seats(const Move& move);

  // Collecting.
  bool something_is_collected() const;
  std::set<std::string> kinds_from(first_rat::Colour colour) const;
  void list_backpacks_that_give_a_choice();
  void collect();
  void advance_light(int steps);
  void enter_burrow_space(std::size_t space);
  void raise_a_rat();
  void take_comic(const std::string& comic, const std::string& letter);
  void launch();

  // Shopping and building.
  void list_visits();
  int price(const Visit& visit) const;
  std::vector<std::string> on_offer(std::size_t booth) const;
  void remove_from_booth(std::size_t booth, const std::string& item);
  void receive_item(std::size_t booth, const std::string& item);
  std::map<std::string, std::map<std::string, int>> part_costs(const std::string& part) const;
  bool can_pay(const std::map<std::string, int>& cost) const;
  void build(const std::string& part, const std::map<std::string, int>& cost);

  // Scoring.
  int leftmost_free(const std::string& track) const;
  void score(std::size_t player, const std::string& track);
  int part_sets(std::size_t player) const;

  // Greg.
  first_rat::SoloCard card_named(const std::string& id) const;
  void greg_moves(const std::string& id);
  std::vector<std::string> best_tracks() const;
  void greg_prepares_or_scores(const std::string& track);

  // The course of the game.
  void start_turn();
  void end_turn();
  void end_round();
  bool is_chance() const;
  std::set<std::string> options() const;
  std::set<std::string> move_options() const;
  std::set<std::string> take_options() const;
  std::set<std::string> core_options() const;
  std::set<std::string> reward_options() const;
  std::set<std::string> shop_options() const;
  std::set<std::string> build_options() const;
  std::set<std::string> draw_options() const;
  std::set<std::string> lose_options() const;
  std::set<std::string> icon_options() const;
  void perform(const std::string& action);
  void perform_in_cores(const std::string& action);
  void perform_in_shop(const std::string& action);
  void perform_in_build(const std::string& action);
  void perform_icon(const std::string& action);
  void go_on_without_asking();
  void run();

  first_rat::Board board_;
  first_rat::Items items_;
  first_rat::SoloCards solo_cards_;
  SlowSetup setup_;

  std::vector<Player> players_;
  std::vector<std::string> backpacks_;
  std::vector<std::string> caps_;
  std::vector<std::string> comics_;
  int drinks_ = 0;

  int round_ = 1;
  int last_round_ = std::numeric_limits<int>::max();
  std::size_t turn_of_ = 0;
  Stage stage_ = Stage::move;

  // The turn in progress.
  Move moved_;
  int light_before_ = 0;
  bool doubled_ = false;
  std::vector<first_rat::Colour> takes_due_;
  std::map<std::string, int> taken_;
  int cores_left_ = 0;
  bool in_library_ = false;
  bool reward_due_ = false;
  std::vector<Visit> visits_;

  // Greg.
  std::vector<std::string> unrevealed_;
  std::vector<std::string> revealed_;
  std::set<std::string> prepared_;
  std::vector<std::size_t> losses_due_;
  first_rat::Icon icon_ = first_rat::Icon::none;
};

/// The number of distinct action sequences of that length, by brute force.
std::uint64_t slow_perft(const SlowGame& game, int depth);

}  // namespace cheesemoon::slow
