#pragma once

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "arena/match.h"
#include "engine/core/perft.h"
#include "hosting/analysed_game.h"
#include "hosting/game_kind.h"
#include "hosting/hosted.h"
#include "hosting/replay_json.h"
#include "json/writer.h"
#include "protocol/any_player.h"
#include "records/document.h"
#include "records/playthrough.h"

namespace cheesemoon::hosting {

/// Bots of any game.
template <records::Recorded G>
class BotMatchOf final : public BotMatch {
 public:
  BotMatchOf(arena::MatchPlan<G> plan, std::optional<std::uint8_t> crowns)
      : plan_(std::move(plan)), crowns_(crowns) {}

  void play(const std::vector<std::uint64_t>& wanted, const Listener& heard) const override {
    arena::play_match<G>(plan_, wanted, [&](const arena::MatchGame<G>& game) {
      return heard(game, [&] { return records::write_document(game.record); });
    });
  }

  [[nodiscard]] std::string record(std::uint64_t number) const override {
    // The random numbers of a game and of each of its players do not depend on any other game's.
    constexpr std::uint64_t streams = std::bit_ceil(G::description.most_seats + 1);
    Random chance(plan_.seed, number * streams);
    arena::Players<G> players;
    for (const arena::Entrant<G>& entrant : plan_.entrants)
      players.push_back(entrant.make(Random(plan_.seed, number * streams + players.size() + 1)));
    records::Document<G> document{crowns_, {}};
    // Of two players the other has the crown if one cannot play; of more nobody has it.
    const auto goes_on = [&] {
      return !champion(crowns_of(document)) &&
             (players.size() == 2 || !document.games.back().forfeit);
    };
    do {
      document.games.push_back(
          arena::play_game<G>(plan_.options, chance, players, plan_.budget).record());
    } while (crowns_ && goes_on());
    return records::write_document(document);
  }

 private:
  arena::MatchPlan<G> plan_;
  std::optional<std::uint8_t> crowns_;
};

/// A game with a Hosting as one of the games that there are.
template <Hosting H>
class KindOf final : public GameKind {
 public:
  using G = typename H::Rules;

  [[nodiscard]] const GameDescription& description() const override { return G::description; }
  [[nodiscard]] std::span<const std::string_view> bots() const override { return H::bots; }
  void warm_up() const override {
    if constexpr (requires { H::warm_up(); }) H::warm_up();
  }

  [[nodiscard]] Result<ChosenGame, JsonError> choose(
      const boost::json::value& options) const override {
    const boost::json::value all =
        options.is_object() ? records::with_usual_options(G::description, options.get_object())
                            : options;
    std::optional<JsonError> error;
    const auto chosen = records::read_options<G>(JsonReader(all, error));
    if (error) return Failure{*error};
    return chosen_game(chosen);
  }

  [[nodiscard]] Result<std::unique_ptr<KeptPlayer>, std::string> keep_player(
      std::string_view name, Random random, std::chrono::duration<double> patience) const override {
    auto player = protocol::make_any_player<G>(name, random, patience);
    if (player == nullptr) return Failure{protocol::no_such_player<G>(name)};
    return std::unique_ptr<KeptPlayer>(std::make_unique<KeptPlayerOf<G>>(std::move(player)));
  }

  [[nodiscard]] Result<std::unique_ptr<BotMatch>, std::string> prepare(
      const BotPlan& plan) const override {
    const auto said = records::read_settings(G::description, plan.settings, plan.players.size());
    if (!said) return Failure{said.error()};
    const auto options = records::options_of<G>(*said);
    if (!options) return Failure{options.error()};
    arena::MatchPlan<G> match{.options = *options,
                              .entrants = {},
                              .seed = plan.seed,
                              .budget = plan.budget,
                              .threads = plan.threads};
    for (const std::string& name : plan.players) {
      const auto make = [name, patience = plan.patience](Random random) {
        return protocol::make_any_player<G>(name, random, patience);
      };
      if (make(Random(0)) == nullptr) return Failure{protocol::no_such_player<G>(name)};
      match.entrants.push_back({name, make});
    }
    return std::unique_ptr<BotMatch>(
        std::make_unique<BotMatchOf<G>>(std::move(match), said->crowns));
  }

  [[nodiscard]] Result<CheckedRecord, JsonError> check(const JsonReader& reader,
                                                       bool in_full) const override {
    return with_replayed<CheckedRecord>(reader, [&](const auto& document, const auto& games) {
      CheckedRecord checked{records::summary_of(document, games), {}};
      for (const auto& game : games)
        if (in_full) checked.playthroughs.push_back(records::playthrough(game));
      return checked;
    });
  }

  [[nodiscard]] Result<RecordedTable, JsonError> moves(const JsonReader& reader) const override {
    const auto answer = [](const auto& document,
                           const auto& games) -> Result<RecordedTable, JsonError> {
      const typename G::Options& options = document.games.front().options;
      RecordedTable table{.game = chosen_game(options),
                          .crowns = document.crowns,
                          .games = {},
                          .played = document.played};
      for (std::size_t place = 0; place < games.size(); ++place) {
        const records::Record<G>& record = document.games[place];
        const std::string where = document.crowns ? fmt::format("games[{}].", place) : "";
        if (!begins_at_its_beginning(record))
          return Failure{
              JsonError{where + "setup.position", "tables begin at the beginning of a game"}};
        if (!(record.options == options))
          return Failure{JsonError{where + "options", "expected those of the first game"}};
        RecordedMoves& moves = table.games.emplace_back();
        moves.forfeit = record.forfeit;
        for (const records::Frame& frame : records::frames_of(record, games[place]))
          moves.moves.insert(moves.moves.end(), frame.begin(), frame.end());
      }
      return table;
    };
    return with_replayed<RecordedTable>(reader, answer);
  }

  [[nodiscard]] Result<std::uint64_t, JsonError> perft(const JsonReader& reader,
                                                       std::size_t depth) const override {
    const auto document = read(reader);
    if (!document) return Failure{document.error()};
    if (document->crowns) return Failure{JsonError{"", "a match; expected the record of one game"}};
    const records::Record<G>& record = document->games.front();
    const auto game = records::replay_actions(record);
    if (!game) return Failure{game.error()};
    return cheesemoon::perft<G>(game->last(), depth, [&](typename G::State& state) {
      records::settle<G>(record.setup, state);
    });
  }

  [[nodiscard]] Result<std::string, JsonError> replay(
      const JsonReader& reader, std::span<const std::string> names) const override {
    return with_replayed<std::string>(reader, [&](const auto& document, const auto& games) {
      return write_replay<H>(document, games, names);
    });
  }

  [[nodiscard]] Result<std::string, JsonError> review(const JsonReader& reader) const override {
    if constexpr (requires(JsonWriter & writer, const records::Replayed<G>& game) {
                    H::write_review(writer, game);
                  }) {
      return with_replayed<std::string>(reader, [&](const auto& /*document*/, const auto& games) {
        JsonWriter writer;
        writer.object([&] {
          writer.member("game", G::name);
          writer.array("games", [&] {
            for (const auto& game : games) H::write_review(writer, game);
          });
        });
        return writer.text();
      });
    } else {
      return Failure{JsonError{"game", "nobody has learnt to review it yet"}};
    }
  }

  [[nodiscard]] std::vector<std::string> positions(const JsonReader& reader) const override {
    std::vector<std::string> texts;
    if constexpr (AdvisesOn<H>) {
      const auto document = read(reader);
      const auto games =
          document
              ? records::replay(*document)
              : Result<std::vector<records::Replayed<G>>, JsonError>(Failure{document.error()});
      if (!games) return texts;
      for (const auto& game : *games) {
        add_position<H>(texts, game.first);
        for (const auto& step : game.steps) add_position<H>(texts, step.after);
      }
    }
    return texts;
  }

  [[nodiscard]] bool is_quick_to_review(const JsonReader& reader) const override {
    if (!H::is_quick_to_review) return false;
    const auto document = read(reader);
    return document &&
           std::all_of(document->games.begin(), document->games.end(), begins_at_its_beginning);
  }

  [[nodiscard]] Result<std::string, JsonError> analyse(const JsonReader& asked) const override {
    return with_analysed(asked, [](const auto& game, JsonWriter& writer) { game.write(writer); });
  }
  [[nodiscard]] Result<std::string, JsonError> advise(const JsonReader& asked) const override {
    return with_analysed(asked,
                         [](const auto& game, JsonWriter& writer) { game.write_advice(writer); });
  }

 private:
  static ChosenGame chosen_game(const typename G::Options& options) {
    return ChosenGame{G::name, H::seats(options), records::write_options<G>(options),
                      [options] { return std::make_unique<Hosted<H>>(options); }};
  }

  /// A position at which somebody has a game begin is none of its options.
  static bool begins_at_its_beginning(const records::Record<G>& record) {
    const boost::json::value options = records::write_options<G>(record.options);
    std::optional<JsonError> error;
    return records::read_options<G>(JsonReader(options, error)) == record.options;
  }

  static Result<records::Document<G>, JsonError> read(const JsonReader& reader) {
    auto document = records::read_document<G>(reader);
    if (const auto& error = reader.error()) return Failure{*error};
    return document;
  }

  /// What `write` has to say of the game that is asked for.
  template <class Write>
  static Result<std::string, JsonError> with_analysed(const JsonReader& asked, const Write& write) {
    const auto game = AnalysedGame<H>::play(asked);
    if (!game) return Failure{game.error()};
    JsonWriter writer;
    write(*game, writer);
    return writer.text();
  }

  /// What `answer` makes of a document and its games, if all is right with them.
  template <class Value, class Answer>
  static Result<Value, JsonError> with_replayed(const JsonReader& reader, const Answer& answer) {
    const auto document = read(reader);
    if (!document) return Failure{document.error()};
    const auto games = records::replay(*document);
    if (!games) return Failure{games.error()};
    return answer(*document, *games);
  }
};

}  // namespace cheesemoon::hosting
