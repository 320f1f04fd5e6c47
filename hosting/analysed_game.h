#pragma once

#include <fmt/format.h>

#include <boost/json/serialize.hpp>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "hosting/hosted.h"
#include "json/reader.h"
#include "json/writer.h"
#include "records/document.h"
#include "records/replay.h"

namespace cheesemoon::hosting {

/// A game that somebody plays for all seats, to see what comes of it: a record, the line that
/// follows it, and what was chosen since. A step of it is an entry of a record; what a set-up does
/// not say of its chance is a step of its own, with the text of the action.
///
/// It is made anew for every question, so that whoever analyses can go back and try something else.
template <Hosting H>
class AnalysedGame {
 public:
  using G = typename H::Rules;

  /// Plays what is asked for, and writes down what happens since so many steps.
  static Result<AnalysedGame, JsonError> play(const JsonReader& asked) {
    asked.allow_only({"record", "line", "then", "since"});
    const auto document = records::read_document<G>(asked.member("record"));
    std::size_t since = 0;
    if (asked.has("since"))
      since = static_cast<std::size_t>(asked.member("since").number(0, most_steps));
    if (asked.ok() && document.crowns)
      asked.member("record").fail("a match; expected the record of one game");
    if (!asked.ok()) return Failure{*asked.error()};
    const records::Record<G>& record = document.games.front();
    AnalysedGame game(record, since);
    for (std::size_t place = 0; place < record.actions.size(); ++place)
      if (const auto fault = game.take_step(record.actions[place]))
        return Failure{JsonError{fmt::format("record.actions[{}]", place), *fault}};
    if (asked.has("line"))
      for (const JsonReader& text : asked.member("line").elements(most_steps)) game.follow(text);
    if (asked.has("then"))
      for (const JsonReader& move : asked.member("then").elements(G::Entry::capacity()))
        game.choose(move);
    if (!asked.ok()) return Failure{*asked.error()};
    return game;
  }

  /// All there is to see and to do: docs/study.md says what every member means.
  void write(JsonWriter& writer) const {
    writer.object([&] {
      writer.key("record");
      writer.json(boost::json::serialize(hosted_.record()));
      writer.key("board");
      writer.json(hosted_.board());
      writer.key("view");
      writer.json(hosted_.open_view());
      writer.key("steps");
      writer.json(fmt::format("[{}]", steps_));
      writer.array("choices", [&] { write_choices(writer); });
      writer.array("chance", [&] { write_chance(writer); });
    });
  }

  /// What is known of the position by whoever sees everything; null if that is nothing.
  void write_advice(JsonWriter& writer) const {
    if constexpr (requires { H::write_advice(writer, hosted_.state()); }) {
      H::write_advice(writer, hosted_.state());
    } else {
      writer.value(nullptr);
    }
  }

 private:
  static constexpr int most_steps = static_cast<int>(records::RecordFormat<G>::most_entries);

  AnalysedGame(const records::Record<G>& record, std::size_t since)
      : setup_(record.setup), hosted_(record.options), since_(since) {
    settle();
  }

  [[nodiscard]] const typename G::State& state() const { return hosted_.state(); }

  /// Lets that chance happen which the set-up prescribes.
  void settle() {
    while (G::is_setting_up(state())) {
      const auto outcome = G::chance_in_setup(setup_, state());
      if (!outcome || hosted_.apply_chance(G::write_action(*outcome).view())) return;
    }
  }

  /// A step as its text; or why it cannot be taken.
  std::optional<std::string> take_step(std::string_view text) {
    const std::size_t before = hosted_.moves();
    if (G::is_setting_up(state())) {
      if (const auto refusal = hosted_.apply_chance(text)) return refusal->sentence;
    } else {
      const auto step = records::replay_entry<G>(state(), text);
      if (!step) return step.error();
      for (const auto& move : step->entry) apply(move);
    }
    settle();
    note_step(text, before);
    return std::nullopt;
  }

  void follow(const JsonReader& reader) {
    const std::string_view text = reader.text();
    if (!reader.ok()) return;
    if (const auto fault = take_step(text)) reader.fail(*fault);
  }

  /// What a seat does, which is a step as soon as nobody else has to choose for it.
  void choose(const JsonReader& reader) {
    reader.allow_only({"seat", "action"});
    const Seat seat = reader.member("seat").seat();
    const std::string_view text = reader.member("action").text();
    if (!reader.ok()) return;
    const std::size_t before = hosted_.moves() - waiting_.size();
    if (const auto refusal = hosted_.apply(seat, text)) return reader.fail(refusal->sentence);
    waiting_.push_back({seat, *G::read_action(text)});
    if (!G::is_between_entries(state())) return;
    const auto entry = G::write_entry(std::exchange(waiting_, {}));
    settle();
    note_step(entry.view(), before);
  }

  /// A move that is known to be legal.
  void apply(const Move<typename G::Action>& move) {
    const auto text = G::write_action(move.action);
    if (move.seat == Seat::chance) {
      (void)hosted_.apply_chance(text.view());
    } else {
      (void)hosted_.apply(move.seat, text.view());
    }
  }

  void note_step(std::string_view text, std::size_t before) {
    if (step_count_++ < since_) return;
    JsonWriter writer;
    writer.object([&] {
      writer.member("text", text);
      writer.array("moves", [&] { write_moves(writer, before); });
      writer.key("events");
      writer.json(hosted_.open_events(before));
    });
    if (!steps_.empty()) steps_ += ',';
    steps_ += writer.text();
  }

  /// What chance drew is told by the events.
  void write_moves(JsonWriter& writer, std::size_t before) const {
    for (const auto& move : hosted_.moves_since(before)) {
      if (move.seat == Seat::chance) continue;
      const auto text = G::write_action(move.action);
      writer.object([&] {
        writer.member("seat", number(move.seat));
        writer.member("action", text.view());
      });
    }
  }

  void write_choices(JsonWriter& writer) const {
    for (std::size_t place = 0; place < hosted_.seats(); ++place) {
      const Seat seat = static_cast<Seat>(place);
      if (!hosted_.actors().contains(seat)) continue;
      writer.object([&] {
        writer.member("seat", number(seat));
        writer.key("choices");
        writer.json(hosted_.choices(seat));
      });
    }
  }

  void write_chance(JsonWriter& writer) const {
    G::for_each_legal(state(), Seat::chance, [&](const typename G::Action& outcome) {
      writer.object([&] {
        const auto text = G::write_action(outcome);
        writer.member("action", text.view());
        writer.member("weight", G::chance_weight(state(), outcome));
      });
    });
  }

  typename G::Setup setup_;
  Hosted<H> hosted_;
  std::size_t since_;
  /// What was chosen for a step that is not complete.
  typename G::Entry waiting_;
  std::size_t step_count_ = 0;
  /// Those that were asked for, as elements of a list.
  std::string steps_;
};

}  // namespace cheesemoon::hosting
