#include "engine/first_rat/slow_game.h"

#include <algorithm>
#include <sstream>
#include <stdexcept>
#include <utility>

namespace cheesemoon::slow {

namespace {

using first_rat::BurrowKind;
using first_rat::Colour;
using first_rat::Icon;

constexpr int nursery = -1;
constexpr int launchpad = 27;
constexpr int rocket = 100;

const std::vector<std::string>& colour_names() {
  static const std::vector<std::string> names{"yellow", "white", "blue", "green", "orange"};
  return names;
}

const std::vector<std::string>& good_names() {
  static const std::vector<std::string> names{"cheese",  "core", "bulb",      "soda",
                                              "vinegar", "can",  "calculator"};
  return names;
}

const std::vector<std::string>& track_names() {
  static const std::vector<std::string> names{"cockpit",    "cargo",  "thruster", "rocket",
                                              "provisions", "lights", "food",     "rattronaut"};
  return names;
}

const std::vector<std::string>& cap_names() {
  static const std::vector<std::string> names{"cockpit",    "cargo",     "thruster", "rocket",
                                              "provisions", "lights",    "food",     "rattronaut",
                                              "collector",  "allrounder"};
  return names;
}

const std::vector<std::string>& greg_tracks() {
  static const std::vector<std::string> names{"cockpit",    "cargo",  "thruster",
                                              "provisions", "lights", "food"};
  return names;
}

std::string name_of(Colour colour) {
  return colour_names().at(static_cast<std::size_t>(colour));
}

std::string name_of(first_rat::Good good) {
  return good_names().at(static_cast<std::size_t>(good));
}

bool is_super_rat(const std::string& comic) {
  return comic == "strong" || comic == "swift" || comic == "haggler" || comic == "loner";
}

bool on_path_or_start(int place) {
  return place >= 0 && place <= 26;
}

std::string place_name(int place) {
  if (place == nursery) return "nursery";
  if (place == rocket) return "rocket";
  return std::to_string(place);
}

int count_of(const std::vector<std::string>& list, const std::string& element) {
  int count = 0;
  for (const std::string& each : list) {
    if (each == element) ++count;
  }
  return count;
}

void erase_one(std::vector<std::string>& list, const std::string& element) {
  const auto found = std::find(list.begin(), list.end(), element);
  if (found == list.end()) throw std::logic_error("not in the list: " + element);
  list.erase(found);
}

std::string joined(std::vector<std::string> list) {
  std::sort(list.begin(), list.end());
  std::string text;
  for (const std::string& each : list) text += " " + each;
  return text;
}

std::vector<std::string> words_of(const std::string& text) {
  std::istringstream stream(text);
  std::vector<std::string> words;
  std::string word;
  while (stream >> word) words.push_back(word);
  return words;
}

std::string id_of(const first_rat::SoloCard& card) {
  if (card.kind == 'C') return "C";
  return std::string(1, card.kind) + std::to_string(static_cast<int>(card.number));
}

}  // namespace

SlowGame::SlowGame(first_rat::Board board, const first_rat::Items& items,
                   const first_rat::SoloCards& solo, SlowSetup setup)
    : board_(std::move(board)),
      items_(items),
      solo_cards_(solo),
      setup_(std::move(setup)),
      backpacks_(setup_.backpacks),
      caps_(setup_.caps),
      comics_(setup_.comics),
      drinks_(setup_.drinks) {
  const std::vector<int> cheese{1, 2, 2, 3, 3};
  const std::size_t seats = setup_.solo ? 1 : static_cast<std::size_t>(setup_.seats);
  for (std::size_t seat = 0; seat < seats; ++seat) {
    Player player;
    player.rats['a'].place = 0;
    player.rats['b'].place = 0;
    player.rats['c'].place = nursery;
    player.rats['d'].place = nursery;
    player.goods["cheese"] = cheese.at(seat);
    players_.push_back(player);
  }
  if (setup_.solo) {
    Player greg;
    char letter = 'a';
    for (const first_rat::Space space : solo.greg_starts_on) {
      greg.rats[letter].place = static_cast<int>(space);
      ++letter;
    }
    players_.push_back(greg);
    unrevealed_ = setup_.deck;
  }
  start_turn();
  run();
}

SlowGame::Player& SlowGame::me() {
  return players_.at(turn_of_);
}
const SlowGame::Player& SlowGame::me() const {
  return players_.at(turn_of_);
}

bool SlowGame::i_have(const std::string& comic) const {
  return count_of(me().comics, comic) > 0;
}

first_rat::Tile SlowGame::tile_on(int space) const {
  const int standard_space = setup_.path.at(static_cast<std::size_t>(space - 1));
  return board_.tiles.at(static_cast<std::size_t>(standard_space));
}

// ------------------------------------------------------------------------------------- Moving

/// Adds every route of one step up to `steps_left` steps.
void SlowGame::walk(int from, int steps_left, const std::vector<int>& pipes,
                    std::vector<Route>& routes) const {
  if (steps_left == 0 || from == launchpad) return;

  const int next = from + 1;
  routes.push_back({next, pipes});
  walk(next, steps_left - 1, pipes, routes);

  const int exit = static_cast<int>(board_.pipes.at(static_cast<std::size_t>(from)).exit);
  if (exit != 0) {
    std::vector<int> more_pipes = pipes;
    more_pipes.push_back(from);
    routes.push_back({exit, more_pipes});
    walk(exit, steps_left - 1, more_pipes, routes);
  }
}

int SlowGame::reach(char rat, std::size_t group_size) const {
  int steps = 0;
  if (group_size == 1) {
    steps = i_have("stride") ? 7 : 5;
  } else {
    steps = i_have("march") ? 4 : 3;
  }
  if (me().rats.at(rat).tokens.contains("swift")) steps += 2;
  return steps;
}

/// Every choice of rats and of a route for each of them, legal or not.
std::vector<SlowGame::Move> SlowGame::all_moves() const {
  const std::string letters = "abcd";
  std::vector<Move> moves;
  for (unsigned subset = 1; subset < 16; ++subset) {
    std::vector<char> chosen;
    for (std::size_t bit = 0; bit < 4; ++bit) {
      if ((subset >> bit) % 2 == 1) chosen.push_back(letters[bit]);
    }

    bool all_on_path = true;
    for (const char rat : chosen) {
      if (!on_path_or_start(me().rats.at(rat).place)) all_on_path = false;
    }
    if (!all_on_path) continue;

    std::vector<Move> of_this_subset{Move{}};
    for (const char rat : chosen) {
      std::vector<Route> routes;
      walk(me().rats.at(rat).place, reach(rat, chosen.size()), {}, routes);
      std::vector<Move> longer;
      for (const Move& begun : of_this_subset) {
        for (const Route& route : routes) {
          Move extended = begun;
          extended.push_back({rat, route});
          longer.push_back(extended);
        }
      }
      of_this_subset = longer;
    }
    moves.insert(moves.end(), of_this_subset.begin(), of_this_subset.end());
  }
  return moves;
}

bool SlowGame::targets_differ(const Move& move) {
  std::set<int> targets;
  for (const Hop& hop : move) targets.insert(hop.route.target);
  return targets.size() == move.size();
}

bool SlowGame::no_rat_stays_on_a_target(const Move& move) const {
  std::set<char> moving;
  std::set<int> targets;
  for (const Hop& hop : move) {
    moving.insert(hop.rat);
    targets.insert(hop.route.target);
  }
  for (const auto& [letter, rat] : me().rats) {
    if (!moving.contains(letter) && targets.contains(rat.place)) return false;
  }
  return true;
}

bool SlowGame::colours_agree(const Move& move) const {
  if (move.size() == 1) return true;
  std::set<std::string> colours;
  for (const Hop& hop : move) {
    if (hop.route.target == launchpad) continue;
    if (me().rats.at(hop.rat).tokens.contains("loner")) continue;
    std::string colour = name_of(tile_on(hop.route.target).colour);
    if (i_have("blend") && (colour == "orange" || colour == "green")) colour = "orange or green";
    colours.insert(colour);
  }
  return colours.size() <= 1;
}

std::map<std::string, int> SlowGame::pipe_costs(const Move& move) const {
  std::map<std::string, int> costs;
  if (i_have("pipes")) return costs;
  for (const Hop& hop : move) {
    for (const int entry : hop.route.pipes) {
      ++costs[name_of(board_.pipes.at(static_cast<std::size_t>(entry)).cost)];
    }
  }
  return costs;
}

bool SlowGame::pipes_are_affordable(const Move& move) const {
  return can_pay(pipe_costs(move));
}

bool SlowGame::interchangeable(char first, char second) const {
  const Rat& one = me().rats.at(first);
  const Rat& other = me().rats.at(second);
  return one.place == other.place && one.tokens == other.tokens;
}

/// Of interchangeable rats the earliest letters move, with targets, then pipe lists, ascending.
bool SlowGame::naming_is_canonical(const Move& move) const {
  std::map<char, Route> routes;
  for (const Hop& hop : move) routes[hop.rat] = hop.route;

  for (const char first : {'a', 'b', 'c', 'd'}) {
    for (const char second : {'a', 'b', 'c', 'd'}) {
      if (first >= second || !interchangeable(first, second)) continue;
      const bool first_moves = routes.contains(first);
      const bool second_moves = routes.contains(second);
      if (second_moves && !first_moves) return false;
      if (first_moves && second_moves) {
        const Route& one = routes.at(first);
        const Route& other = routes.at(second);
        if (one.target > other.target) return false;
        if (one.target == other.target && one.pipes > other.pipes) return false;
      }
    }
  }
  return true;
}

std::map<std::string, SlowGame::Move> SlowGame::legal_moves() const {
  std::map<std::string, Move> found;
  for (const Move& move : all_moves()) {
    if (!targets_differ(move)) continue;
    if (!no_rat_stays_on_a_target(move)) continue;
    if (!colours_agree(move)) continue;
    if (!pipes_are_affordable(move)) continue;
    if (!naming_is_canonical(move)) continue;

    std::string text = "move";
    for (const Hop& hop : move) {
      text += ' ';
      text += hop.rat;
      text += std::to_string(hop.route.target);
      for (const int entry : hop.route.pipes) text += "~" + std::to_string(entry);
    }
    found[text] = move;
  }
  return found;
}

void SlowGame::make_move(const Move& move) {
  for (const auto& [material, amount] : pipe_costs(move)) me().goods[material] -= amount;
  for (const Hop& hop : move) {
    for (const int entry : hop.route.pipes) ++me().pipe_uses[entry];
    me().rats.at(hop.rat).place = hop.route.target;
  }
  ++me().turns;
  moved_ = move;
  light_before_ = me().light;
  pay_other_seats(move);
}

void SlowGame::pay_other_seats(const Move& move) {
  if (i_have("guest")) return;

  std::map<std::size_t, int> owed;
  int total = 0;
  for (std::size_t other = 0; other < players_.size(); ++other) {
    if (other == turn_of_) continue;
    for (const Hop& hop : move) {
      if (hop.route.target == launchpad) continue;
      bool stands_there = false;
      for (const auto& [letter, rat] : players_.at(other).rats) {
        if (rat.place == hop.route.target) stands_there = true;
      }
      if (stands_there) {
        ++owed[other];
        ++total;
      }
    }
  }

  while (me().goods["cheese"] < total) {
    ++me().moldy;
    me().goods["cheese"] += 3;
  }
  me().goods["cheese"] -= total;
  for (const auto& [other, amount] : owed) {
    // What Greg would get goes to the supply.
    if (!setup_.solo) players_.at(other).goods["cheese"] += amount;
  }
}

// --------------------------------------------------------------------------------- Collecting

bool SlowGame::something_is_collected() const {
  for (const Hop& hop : moved_) {
    if (hop.route.target != launchpad) return true;
  }
  return false;
}

/// What this turn's rats collect from spaces of that colour.
std::set<std::string> SlowGame::kinds_from(Colour colour) const {
  std::set<std::string> kinds;
  for (const Hop& hop : moved_) {
    if (hop.route.target == launchpad) continue;
    const first_rat::Tile tile = tile_on(hop.route.target);
    if (tile.colour == colour) kinds.insert(name_of(tile.yields));
  }
  return kinds;
}

void SlowGame::list_backpacks_that_give_a_choice() {
  takes_due_.clear();
  taken_.clear();
  for (const Colour colour : {Colour::green, Colour::orange}) {
    if (kinds_from(colour).empty()) continue;
    const int backpacks = count_of(me().backpacks, name_of(colour));
    for (int each = 0; each < backpacks; ++each) takes_due_.push_back(colour);
  }
}

void SlowGame::collect() {
  std::map<std::string, int> collected;

  for (const Hop& hop : moved_) {
    const int space = hop.route.target;
    if (space == launchpad) continue;
    const first_rat::Tile tile = tile_on(space);
    int amount = static_cast<int>(tile.amount);
    const int first_light =
        static_cast<int>(board_.first_light.at(static_cast<std::size_t>(space)));
    if (light_before_ >= first_light) amount += 1;
    if (me().rats.at(hop.rat).tokens.contains("strong")) amount += 1;
    collected[name_of(tile.yields)] += amount;
  }

  const std::map<Colour, std::string> gives{
      {Colour::yellow, "cheese"}, {Colour::white, "core"}, {Colour::blue, "bulb"}};
  for (const auto& [colour, good] : gives) {
    if (kinds_from(colour).empty()) continue;
    const int adds = static_cast<int>(items_.backpack_adds.at(static_cast<std::size_t>(colour)));
    collected[good] += adds * count_of(me().backpacks, name_of(colour));
  }
  for (const auto& [good, amount] : taken_) collected[good] += amount;

  if (doubled_) {
    for (auto& [good, amount] : collected) amount *= 2;
  }

  for (const std::string good : {"cheese", "soda", "vinegar", "can", "calculator"}) {
    me().goods[good] += collected[good];
  }
  advance_light(collected["bulb"]);
  cores_left_ = collected["core"];
}

void SlowGame::advance_light(int steps) {
  for (int step = 0; step < steps; ++step) {
    if (me().light == static_cast<int>(board_.light_count)) return;
    ++me().light;
    for (const std::uint8_t construction_light : board_.construction_lights) {
      if (me().light == static_cast<int>(construction_light)) score(turn_of_, "lights");
    }
  }
}

void SlowGame::enter_burrow_space(std::size_t space) {
  --cores_left_;
  me().burrow = static_cast<int>(space);
  const BurrowKind kind = board_.burrow[space].kind;
  if (kind == BurrowKind::library && !comics_.empty()) in_library_ = true;
  if (kind == BurrowKind::nursery) raise_a_rat();
  if (kind == BurrowKind::food) score(turn_of_, "food");
}

void SlowGame::raise_a_rat() {
  for (auto& [letter, rat] : me().rats) {
    if (rat.place == nursery) {
      rat.place = 0;
      return;
    }
  }
}

void SlowGame::take_comic(const std::string& comic, const std::string& letter) {
  erase_one(comics_, comic);
  me().comics.push_back(comic);
  me().ever_owned_an_item = true;
  if (!letter.empty()) me().rats.at(letter.front()).tokens.insert(comic);
}

/// A rat that has reached the Launchpad enters the rocket.
void SlowGame::launch() {
  reward_due_ = false;
  for (auto& [letter, rat] : me().rats) {
    if (rat.place != launchpad) continue;
    rat.place = rocket;
    score(turn_of_, "rattronaut");
    reward_due_ = true;
  }
}

// ----------------------------------------------------------------------- Shopping and building

/// The booths that a rat has reached this turn, in path order.
void SlowGame::list_visits() {
  visits_.clear();
  for (int space = 1; space <= 26; ++space) {
    for (std::size_t booth = 0; booth < board_.booths.size(); ++booth) {
      if (static_cast<int>(board_.booths.at(booth).space) != space) continue;
      for (const Hop& hop : moved_) {
        if (hop.route.target == space) visits_.push_back({booth, hop.rat});
      }
    }
  }
}

int SlowGame::price(const Visit& visit) const {
  int cheese = static_cast<int>(board_.booths.at(visit.booth).price);
  if (me().rats.at(visit.rat).tokens.contains("haggler")) cheese -= 3;
  return std::max(cheese, 0);
}

std::vector<std::string> SlowGame::on_offer(std::size_t booth) const {
  std::vector<std::string> offered;
  switch (static_cast<first_rat::Keeper>(booth)) {
    case first_rat::Keeper::hamster:
      return backpacks_;
    case first_rat::Keeper::frog:
      offered.assign(static_cast<std::size_t>(drinks_), "drink");
      return offered;
    case first_rat::Keeper::crow:
      return caps_;
  }
  throw std::logic_error("no such booth");
}

void SlowGame::remove_from_booth(std::size_t booth, const std::string& item) {
  switch (static_cast<first_rat::Keeper>(booth)) {
    case first_rat::Keeper::hamster:
      erase_one(backpacks_, item);
      return;
    case first_rat::Keeper::frog:
      --drinks_;
      return;
    case first_rat::Keeper::crow:
      erase_one(caps_, item);
      return;
  }
}

void SlowGame::receive_item(std::size_t booth, const std::string& item) {
  me().ever_owned_an_item = true;
  switch (static_cast<first_rat::Keeper>(booth)) {
    case first_rat::Keeper::hamster:
      me().backpacks.push_back(item);
      return;
    case first_rat::Keeper::frog:
      ++me().drinks;
      return;
    case first_rat::Keeper::crow:
      me().caps.push_back(item);
      return;
  }
}

/// The ways to pay for a part, by the text that names them.
std::map<std::string, std::map<std::string, int>> SlowGame::part_costs(
    const std::string& part) const {
  std::map<std::string, int> full;
  if (part == "cockpit") full = {{"calculator", 2}, {"can", 1}};
  if (part == "cargo") full = {{"soda", 3}, {"can", 2}};
  if (part == "thruster") full = {{"vinegar", 5}, {"soda", 2}};

  const std::string text = "build " + part;
  if (!i_have("thrift")) return {{text, full}};
  std::map<std::string, std::map<std::string, int>> ways;
  for (const auto& [saved, amount] : full) {
    std::map<std::string, int> less = full;
    less[saved] -= 1;
    std::string naming_saved = text;
    naming_saved += " -";
    naming_saved += saved;
    ways[naming_saved] = less;
  }
  return ways;
}

bool SlowGame::can_pay(const std::map<std::string, int>& cost) const {
  for (const auto& [good, amount] : cost) {
    const auto found = me().goods.find(good);
    const int owned = found == me().goods.end() ? 0 : found->second;
    if (owned < amount) return false;
  }
  return true;
}

void SlowGame::build(const std::string& part, const std::map<std::string, int>& cost) {
  for (const auto& [good, amount] : cost) me().goods[good] -= amount;
  const int sets_before = part_sets(turn_of_);
  score(turn_of_, part);
  if (part_sets(turn_of_) > sets_before) score(turn_of_, "rocket");
}

// ------------------------------------------------------------------------------------ Scoring

/// The space, 1-5, that the next marker or rat on this track takes.
int SlowGame::leftmost_free(const std::string& track) const {
  const int players = setup_.solo ? 2 : setup_.seats;
  for (int space = 1; space <= 4; ++space) {
    if (space == 2 && players <= static_cast<int>(board_.second_blocked_up_to)) continue;
    if (space == 4 && players <= static_cast<int>(board_.fourth_blocked_up_to)) continue;
    bool taken = false;
    for (const Player& player : players_) {
      const auto found = player.scored.find(track);
      if (found == player.scored.end()) continue;
      for (const int each : found->second) {
        if (each == space) taken = true;
      }
    }
    if (!taken) return space;
  }
  return 5;
}

void SlowGame::score(std::size_t player, const std::string& track) {
  Player& who = players_.at(player);
  if (track == "rattronaut") {
    who.scored[track].push_back(leftmost_free(track));
    if (who.scored[track].size() == 4) last_round_ = std::min(last_round_, round_);
    return;
  }
  if (who.markers_left == 0) return;
  who.scored[track].push_back(leftmost_free(track));
  --who.markers_left;
  if (who.markers_left == 2) last_round_ = std::min(last_round_, round_ + 1);
}

int SlowGame::part_sets(std::size_t player) const {
  std::size_t sets = 10;
  for (const std::string part : {"cockpit", "cargo", "thruster"}) {
    const auto found = players_.at(player).scored.find(part);
    const std::size_t parts = found == players_.at(player).scored.end() ? 0 : found->second.size();
    sets = std::min(sets, parts);
  }
  return static_cast<int>(sets);
}

// --------------------------------------------------------------------------------------- Greg

first_rat::SoloCard SlowGame::card_named(const std::string& id) const {
  for (const first_rat::SoloCard& card : solo_cards_.cards) {
    if (id_of(card) == id) return card;
  }
  throw std::logic_error("no such card: " + id);
}

void SlowGame::greg_moves(const std::string& id) {
  const first_rat::SoloCard card = card_named(id);
  Player& player = players_.at(0);
  Player& greg = players_.at(1);

  // His rats on the path, front to back.
  std::vector<char> order;
  std::size_t in_rocket = 0;
  for (int space = 26; space >= 0; --space) {
    for (const auto& [letter, rat] : greg.rats) {
      if (rat.place == space) order.push_back(letter);
    }
  }
  for (const auto& [letter, rat] : greg.rats) {
    if (rat.place == rocket) ++in_rocket;
  }

  // Numbers of rats in the rocket go to the foremost rat on the path.
  std::vector<int> steps(order.size(), 0);
  for (std::size_t number = 0; number < 4; ++number) {
    const std::size_t rat = number < in_rocket ? 0 : number - in_rocket;
    if (rat < steps.size()) steps.at(rat) += static_cast<int>(card.moves.at(number));
  }

  losses_due_.clear();
  for (std::size_t index = 0; index < order.size(); ++index) {
    Rat& rat = greg.rats.at(order.at(index));
    if (steps.at(index) == 0) continue;
    for (int step = 0; step < steps.at(index); ++step) {
      if (rat.place < launchpad) ++rat.place;
    }
    if (rat.place == launchpad) {
      rat.place = rocket;
      score(1, "rattronaut");
      continue;
    }
    for (const auto& [letter, of_player] : player.rats) {
      if (of_player.place == rat.place) ++player.goods["cheese"];
    }
    for (std::size_t booth = 0; booth < board_.booths.size(); ++booth) {
      if (static_cast<int>(board_.booths.at(booth).space) == rat.place) {
        losses_due_.push_back(booth);
      }
    }
  }
  icon_ = card.icon;
}

/// The tracks of the six on which Greg would score most now.
std::vector<std::string> SlowGame::best_tracks() const {
  std::map<std::string, int> value;
  int most = 0;
  for (const std::string& track : greg_tracks()) {
    const int space = leftmost_free(track);
    value[track] = setup_.tracks.at(track).at(static_cast<std::size_t>(space - 1));
    most = std::max(most, value[track]);
  }
  std::vector<std::string> best;
  for (const std::string& track : greg_tracks()) {
    if (value[track] == most) best.push_back(track);
  }
  return best;
}

void SlowGame::greg_prepares_or_scores(const std::string& track) {
  if (!prepared_.contains(track)) {
    prepared_.insert(track);
  } else {
    prepared_.erase(track);
    score(1, track);
  }
}

// ------------------------------------------------------------------------ The course of the game

void SlowGame::start_turn() {
  moved_.clear();
  doubled_ = false;
  takes_due_.clear();
  taken_.clear();
  cores_left_ = 0;
  in_library_ = false;
  reward_due_ = false;
  visits_.clear();
  losses_due_.clear();
  icon_ = Icon::none;
  if (setup_.solo && turn_of_ == 1) {
    if (unrevealed_.empty()) unrevealed_.swap(revealed_);
    stage_ = Stage::greg_draws;
  } else {
    stage_ = Stage::move;
  }
}

void SlowGame::end_turn() {
  if (turn_of_ + 1 < players_.size()) {
    ++turn_of_;
    start_turn();
  } else {
    end_round();
  }
}

void SlowGame::end_round() {
  if (round_ >= last_round_) {
    stage_ = Stage::over;
    return;
  }
  ++round_;
  turn_of_ = 0;
  start_turn();
}

bool SlowGame::is_chance() const {
  return stage_ == Stage::greg_draws || stage_ == Stage::greg_loses ||
         (stage_ == Stage::greg_icon && icon_ == Icon::comic);
}

/// The answers to what is asked now; none where nothing is asked.
std::set<std::string> SlowGame::options() const {
  switch (stage_) {
    case Stage::move:
      return move_options();
    case Stage::drink:
      if (me().drinks > 0 && something_is_collected()) return {"collect", "drink"};
      return {};
    case Stage::take:
      return take_options();
    case Stage::cores:
      return core_options();
    case Stage::reward:
      return reward_options();
    case Stage::shop:
      return shop_options();
    case Stage::build:
      return build_options();
    case Stage::greg_draws:
      return draw_options();
    case Stage::greg_loses:
      return lose_options();
    case Stage::greg_icon:
      return icon_options();
    case Stage::over:
      return {};
  }
  return {};
}

std::set<std::string> SlowGame::move_options() const {
  std::set<std::string> answers;
  for (const auto& [text, move] : legal_moves()) answers.insert(text);
  return answers;
}

std::set<std::string> SlowGame::take_options() const {
  std::set<std::string> answers;
  if (takes_due_.empty()) return answers;
  for (const std::string& kind : kinds_from(takes_due_.front())) answers.insert("take " + kind);
  return answers;
}

std::set<std::string> SlowGame::core_options() const {
  std::set<std::string> answers;
  if (in_library_) {
    answers.insert("comic none");
    for (const std::string& comic : comics_) {
      if (!is_super_rat(comic)) {
        answers.insert("comic " + comic);
        continue;
      }
      bool somebody = false;
      for (const auto& [letter, rat] : me().rats) {
        if (!on_path_or_start(rat.place) && rat.place != nursery) continue;
        somebody = true;
        bool earliest = true;
        for (const auto& [earlier, other] : me().rats) {
          if (earlier < letter && interchangeable(earlier, letter)) earliest = false;
        }
        if (!earliest) continue;
        std::string answer = "comic " + comic + " ";
        answer += letter;
        answers.insert(answer);
      }
      if (!somebody) answers.insert("comic " + comic);
    }
    return answers;
  }
  const BurrowKind kind = board_.burrow[static_cast<std::size_t>(me().burrow)].kind;
  if (cores_left_ > 0 && kind == BurrowKind::junction) answers = {"left", "up"};
  return answers;
}

std::set<std::string> SlowGame::reward_options() const {
  std::set<std::string> answers;
  if (!reward_due_) return answers;
  int on_path = 0;
  int in_nursery = 0;
  int in_rocket = 0;
  for (const auto& [letter, rat] : me().rats) {
    if (on_path_or_start(rat.place)) ++on_path;
    if (rat.place == nursery) ++in_nursery;
    if (rat.place == rocket) ++in_rocket;
  }
  if (on_path > 0 || in_rocket == 4) answers.insert("award");
  if (in_nursery > 0) answers.insert("rat");
  return answers;
}

std::set<std::string> SlowGame::shop_options() const {
  std::set<std::string> answers;
  if (visits_.empty()) return answers;
  const Visit& visit = visits_.front();
  const auto cheese = me().goods.find("cheese");
  for (const std::string& item : on_offer(visit.booth)) {
    if (cheese->second >= price(visit)) answers.insert("buy " + item);
    answers.insert("steal " + item);
    answers.insert("pass");
  }
  return answers;
}

std::set<std::string> SlowGame::build_options() const {
  std::set<std::string> answers{"end"};
  if (me().markers_left == 0) return answers;
  for (const std::string part : {"cockpit", "cargo", "thruster"}) {
    for (const auto& [text, cost] : part_costs(part)) {
      if (can_pay(cost)) answers.insert(text);
    }
  }
  if (can_pay({{"cheese", 10}})) answers.insert("donate");
  return answers;
}

std::set<std::string> SlowGame::draw_options() const {
  std::set<std::string> answers;
  for (const std::string& id : unrevealed_) answers.insert("draw " + id);
  return answers;
}

std::set<std::string> SlowGame::lose_options() const {
  std::set<std::string> answers;
  if (losses_due_.empty()) return answers;
  for (const std::string& item : on_offer(losses_due_.front())) answers.insert("lose " + item);
  return answers;
}

std::set<std::string> SlowGame::icon_options() const {
  std::set<std::string> answers;
  if (icon_ == Icon::comic) {
    for (const std::string& comic : comics_) answers.insert("lose " + comic);
  }
  if (icon_ == Icon::best) {
    for (const std::string& track : best_tracks()) answers.insert("best " + track);
  }
  return answers;
}

void SlowGame::perform(const std::string& action) {
  const std::vector<std::string> words = words_of(action);
  switch (stage_) {
    case Stage::move:
      make_move(legal_moves().at(action));
      stage_ = Stage::drink;
      return;
    case Stage::drink:
      doubled_ = action == "drink";
      if (doubled_) --me().drinks;
      list_backpacks_that_give_a_choice();
      stage_ = Stage::take;
      return;
    case Stage::take: {
      const auto colour = static_cast<std::size_t>(takes_due_.front());
      taken_[words.at(1)] += static_cast<int>(items_.backpack_adds.at(colour));
      takes_due_.erase(takes_due_.begin());
      return;
    }
    case Stage::cores:
      perform_in_cores(action);
      return;
    case Stage::reward:
      if (action == "award") ++me().awards;
      if (action == "rat") raise_a_rat();
      reward_due_ = false;
      return;
    case Stage::shop:
      perform_in_shop(action);
      return;
    case Stage::build:
      perform_in_build(action);
      return;
    case Stage::greg_draws:
      erase_one(unrevealed_, words.at(1));
      revealed_.push_back(words.at(1));
      greg_moves(words.at(1));
      stage_ = Stage::greg_loses;
      return;
    case Stage::greg_loses:
      remove_from_booth(losses_due_.front(), words.at(1));
      losses_due_.erase(losses_due_.begin());
      return;
    case Stage::greg_icon:
      perform_icon(action);
      return;
    case Stage::over:
      throw std::logic_error("the game is over");
  }
}

void SlowGame::perform_in_cores(const std::string& action) {
  const first_rat::BurrowSpace space = board_.burrow[static_cast<std::size_t>(me().burrow)];
  if (action == "up") {
    enter_burrow_space(space.up);
    return;
  }
  if (action == "left") {
    enter_burrow_space(space.left);
    return;
  }
  const std::vector<std::string> words = words_of(action);
  in_library_ = false;
  if (words.at(1) == "none") return;
  take_comic(words.at(1), words.size() > 2 ? words.at(2) : "");
}

void SlowGame::perform_in_shop(const std::string& action) {
  const std::vector<std::string> words = words_of(action);
  const Visit visit = visits_.front();
  if (words.at(0) == "buy") {
    me().goods["cheese"] -= price(visit);
    remove_from_booth(visit.booth, words.at(1));
    receive_item(visit.booth, words.at(1));
  }
  if (words.at(0) == "steal") {
    me().rats.at(visit.rat).place = 0;
    remove_from_booth(visit.booth, words.at(1));
    receive_item(visit.booth, words.at(1));
  }
  visits_.erase(visits_.begin());
}

void SlowGame::perform_in_build(const std::string& action) {
  if (action == "end") {
    end_turn();
    return;
  }
  if (action == "donate") {
    me().goods["cheese"] -= 10;
    score(turn_of_, "provisions");
    return;
  }
  const std::string part = words_of(action).at(1);
  build(part, part_costs(part).at(action));
}

void SlowGame::perform_icon(const std::string& action) {
  const std::vector<std::string> words = words_of(action);
  if (words.at(0) == "lose") {
    erase_one(comics_, words.at(1));
  } else {
    greg_prepares_or_scores(words.at(1));
    unrevealed_.insert(unrevealed_.end(), revealed_.begin(), revealed_.end());
    revealed_.clear();
  }
  end_turn();
}

/// What happens where `options()` is empty.
void SlowGame::go_on_without_asking() {
  switch (stage_) {
    case Stage::move:
      throw std::logic_error("there is always a move");
    case Stage::drink:
      doubled_ = false;
      list_backpacks_that_give_a_choice();
      stage_ = Stage::take;
      return;
    case Stage::take:
      collect();
      stage_ = Stage::cores;
      return;
    case Stage::cores:
      if (cores_left_ > 0) {
        enter_burrow_space(board_.burrow[static_cast<std::size_t>(me().burrow)].up);
        return;
      }
      launch();
      stage_ = Stage::reward;
      return;
    case Stage::reward:
      if (reward_due_) throw std::logic_error("there is always a reward");
      list_visits();
      stage_ = Stage::shop;
      return;
    case Stage::shop:
      if (!visits_.empty()) {
        visits_.erase(visits_.begin());
        return;
      }
      stage_ = Stage::build;
      return;
    case Stage::build:
      throw std::logic_error("a turn can always be ended");
    case Stage::greg_draws:
      throw std::logic_error("there is always a card");
    case Stage::greg_loses:
      if (!losses_due_.empty()) {
        losses_due_.erase(losses_due_.begin());
        return;
      }
      stage_ = Stage::greg_icon;
      return;
    case Stage::greg_icon: {
      const std::map<Icon, std::string> tracks{
          {Icon::cockpit, "cockpit"},       {Icon::cargo, "cargo"},   {Icon::thruster, "thruster"},
          {Icon::provisions, "provisions"}, {Icon::lights, "lights"}, {Icon::food, "food"}};
      if (tracks.contains(icon_)) greg_prepares_or_scores(tracks.at(icon_));
      end_turn();
      return;
    }
    case Stage::over:
      throw std::logic_error("the game is over");
  }
}

/// Goes on until somebody has a choice, chance strikes or the game is over.
void SlowGame::run() {
  while (stage_ != Stage::over) {
    const std::set<std::string> answers = options();
    if (answers.empty()) {
      go_on_without_asking();
    } else if (is_chance() || answers.size() > 1) {
      return;
    } else {
      perform(*answers.begin());
    }
  }
}

int SlowGame::actor() const {
  if (stage_ == Stage::over) return -1;
  if (is_chance()) return 0;
  if (stage_ == Stage::greg_icon) return 1;
  return static_cast<int>(turn_of_) + 1;
}

std::vector<std::string> SlowGame::legal() const {
  const std::set<std::string> answers = options();
  return {answers.begin(), answers.end()};
}

void SlowGame::apply(const std::string& action) {
  if (!options().contains(action)) throw std::invalid_argument("not legal: " + action);
  perform(action);
  run();
}

// ---------------------------------------------------------------------------------- Afterwards

std::vector<std::map<std::string, int>> SlowGame::breakdown() const {
  std::vector<std::map<std::string, int>> all;
  for (const Player& player : players_) {
    std::map<std::string, int> points;
    std::map<std::string, int> count;
    int tracks_scored = 0;
    for (const std::string& track : track_names()) {
      points[track] = 0;
      count[track] = 0;
      const auto found = player.scored.find(track);
      if (found != player.scored.end()) {
        for (const int space : found->second) {
          points[track] += setup_.tracks.at(track).at(static_cast<std::size_t>(space - 1));
          ++count[track];
        }
      }
      if (count[track] > 0) ++tracks_scored;
    }

    points["caps"] = 0;
    for (std::size_t cap = 0; cap < cap_names().size(); ++cap) {
      const std::string& name = cap_names().at(cap);
      const int worth = static_cast<int>(items_.cap_rules.at(cap).points);
      int times = 0;
      if (name == "collector") {
        times = static_cast<int>(player.backpacks.size() + player.comics.size());
      } else if (name == "allrounder") {
        times = tracks_scored >= 5 ? 1 : 0;
      } else {
        times = count.at(name);
      }
      points["caps"] += count_of(player.caps, name) * worth * times;
    }

    points["awards"] = 3 * player.awards;
    points["moldy"] = -2 * player.moldy;
    int left = 0;
    for (const auto& [good, amount] : player.goods) left += amount;
    points["leftovers"] = left / 4;
    all.push_back(points);
  }
  return all;
}

std::vector<int> SlowGame::points() const {
  std::vector<int> totals;
  for (const auto& points : breakdown()) {
    int total = 0;
    for (const auto& [source, amount] : points) total += amount;
    totals.push_back(total);
  }
  return totals;
}

std::vector<int> SlowGame::rattronauts() const {
  std::vector<int> counts;
  for (const Player& player : players_) {
    int count = 0;
    for (const auto& [letter, rat] : player.rats) {
      if (rat.place == rocket) ++count;
    }
    counts.push_back(count);
  }
  return counts;
}

std::vector<int> SlowGame::winners() const {
  const std::vector<int> totals = points();
  const std::vector<int> rats = rattronauts();
  if (setup_.solo) {
    if (totals.at(0) > totals.at(1)) return {1};
    return {2};
  }
  std::vector<int> best;
  for (std::size_t seat = 0; seat < totals.size(); ++seat) {
    bool beaten = false;
    for (std::size_t other = 0; other < totals.size(); ++other) {
      if (totals.at(other) > totals.at(seat)) beaten = true;
      if (totals.at(other) == totals.at(seat) && rats.at(other) > rats.at(seat)) beaten = true;
    }
    if (!beaten) best.push_back(static_cast<int>(seat) + 1);
  }
  return best;
}

std::string SlowGame::describe() const {
  std::ostringstream text;
  text << "round " << round_ << " actor " << actor() << "\n";
  for (std::size_t seat = 0; seat < players_.size(); ++seat) {
    const Player& player = players_.at(seat);
    text << "seat " << seat + 1 << "\n";
    text << "  rats";
    for (const auto& [letter, rat] : player.rats) {
      text << " " << letter << ":" << place_name(rat.place);
      for (const std::string& token : rat.tokens) text << "+" << token;
    }
    text << "\n  goods";
    for (const std::string good : {"cheese", "soda", "vinegar", "can", "calculator"}) {
      const auto found = player.goods.find(good);
      text << " " << good << ":" << (found == player.goods.end() ? 0 : found->second);
    }
    text << "\n  moldy " << player.moldy << " awards " << player.awards << " light " << player.light
         << " burrow " << player.burrow << " markers " << player.markers_left << "\n  backpacks"
         << joined(player.backpacks) << "\n  drinks " << player.drinks << "\n  comics"
         << joined(player.comics) << "\n  caps" << joined(player.caps) << "\n  tracks";
    for (const std::string& track : track_names()) {
      text << " " << track << ":";
      const auto found = player.scored.find(track);
      if (found == player.scored.end()) continue;
      std::vector<int> spaces = found->second;
      std::sort(spaces.begin(), spaces.end());
      for (const int space : spaces) text << space;
    }
    text << "\n";
  }
  text << "hamster" << joined(backpacks_) << "\nfrog " << drinks_ << "\ncrow" << joined(caps_)
       << "\nlibrary" << joined(comics_) << "\n";
  if (setup_.solo) {
    text << "prepared" << joined({prepared_.begin(), prepared_.end()}) << "\nrevealed"
         << joined(revealed_) << "\n";
  }
  text << "may";
  for (const std::string& action : legal()) text << " [" << action << "]";
  text << "\n";
  return text.str();
}

std::vector<std::string> SlowGame::challenges() const {
  std::vector<std::string> met;
  if (!setup_.solo || stage_ != Stage::over) return met;
  if (winners() != std::vector<int>{1}) return met;

  const Player& player = players_.at(0);
  const auto times_scored = [&player](const std::string& track) {
    const auto found = player.scored.find(track);
    return found == player.scored.end() ? std::size_t{0} : found->second.size();
  };
  bool every_pipe_twice = true;
  for (int entry = 0; entry <= 26; ++entry) {
    if (board_.pipes.at(static_cast<std::size_t>(entry)).exit == 0) continue;
    const auto found = player.pipe_uses.find(entry);
    if (found == player.pipe_uses.end() || found->second < 2) every_pipe_twice = false;
  }
  const std::set<std::string> different_backpacks(player.backpacks.begin(), player.backpacks.end());

  if (rattronauts().at(0) == 0) met.emplace_back("no-rattronaut");
  if (!player.ever_owned_an_item) met.emplace_back("no-items");
  if (rattronauts().at(0) == 4) met.emplace_back("all-rattronauts");
  if (times_scored("rocket") >= 2) met.emplace_back("rocket-twice");
  if (different_backpacks.size() >= 4) met.emplace_back("four-backpacks");
  if (points().at(0) >= 90) met.emplace_back("ninety-points");
  if (player.turns <= 16) met.emplace_back("sixteen-turns");
  if (times_scored("provisions") >= 5) met.emplace_back("provisions-five");
  if (times_scored("food") >= 5) met.emplace_back("food-five");
  if (every_pipe_twice) met.emplace_back("every-pipe-twice");
  return met;
}

std::uint64_t slow_perft(const SlowGame& game, int depth) {
  if (depth == 0) return 1;
  std::uint64_t count = 0;
  for (const std::string& action : game.legal()) {
    SlowGame next = game;
    next.apply(action);
    count += slow_perft(next, depth - 1);
  }
  return count;
}

}  // namespace cheesemoon::slow
