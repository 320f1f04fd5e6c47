#include <fmt/format.h>

#include <boost/asio/post.hpp>
#include <chrono>
#include <utility>

#include "server/hall/hall.h"
#include "server/heads/summary.h"
#include "server/identity/commitment.h"

namespace cheesemoon::server {

namespace {

/// So long the process that wrote last may take for bots and clocks before others step in.
constexpr table::Time patience_with_others = 3'000;
/// Tables stay in memory so long after the last use.
constexpr table::Time kept_for = 60'000;
constexpr table::Time day = 24LL * 3600 * 1000;
constexpr table::Time longest_wait_in_public = 2 * day;
constexpr table::Time longest_wait = 14 * day;

/// Random numbers of a bot that nobody else can know: from the table's secret, another stream for
/// every seat and turn.
Random random_for_bot(const table::Table& table, Seat seat, std::uint64_t turn) {
  Random secret = random_of(*Secret::read(table.dice.seed),
                            fmt::format("{} bot {} {}", table.id, table.games, number(seat)));
  const std::uint64_t high = secret.bits();
  return Random((high << 32U) | secret.bits(), turn);
}

}  // namespace

void Hall::look_after(Room& room) {
  // Bots and clocks of a table that another process has written last are that one's business, for
  // a while.
  if (room.is_ours || services_.is_alone) ask_bots(room);
  set_timer(room);
}

void Hall::ask_bots(Room& room) {
  if (is_stopping_ || !is_in_play(room.table)) return;
  for (std::size_t place = 0; place < room.table.seats.size(); ++place) {
    const Seat seat = static_cast<Seat>(place);
    const auto bit = static_cast<std::uint8_t>(1U << place);
    if ((room.thinking & bit) != 0 || !room.table.game->actors().contains(seat) ||
        !is_played_by_bot(room.table, seat))
      continue;
    std::shared_ptr<hosting::Question> question = room.table.game->question(seat);
    if (!question) continue;
    room.thinking = static_cast<std::uint8_t>(room.thinking | bit);
    services_.work([this, question, table = room.table.id, seat,
                    bot = std::string(bot_of(room.table, seat)), at = sequence_of(room.table, seat),
                    random = random_for_bot(room.table, seat, question->turn())] {
      auto answer = question->answer(bot, random);
      boost::asio::post(services_.context, [this, table, seat, at, answer = std::move(answer)] {
        bot_answered(table, seat, at, answer);
      });
    });
  }
}

void Hall::bot_answered(const std::string& table, Seat seat, std::uint32_t at,
                        const Result<std::string, std::string>& answer) {
  const auto found = rooms_.find(table);
  if (found == rooms_.end()) return;
  if (!answer) {
    // Its seat stays marked as thinking: asking again would come to the same.
    services_.complain("the bot of table " + table + " does not answer: " + answer.error());
    return;
  }
  const auto bit = static_cast<std::uint8_t>(1U << index(seat));
  at_table(table, {.run =
                       [this, seat, at, bit, action = *answer](Room& room) {
                         room.thinking = static_cast<std::uint8_t>(room.thinking & ~bit);
                         // Whoever was asked for another position is asked again.
                         if (sequence_of(room.table, seat) != at) return;
                         const auto told = room.table.told;
                         auto entries = perform_for_bot(room.table, seat, action, services_.now());
                         if (!entries) return;
                         ++counts_.bot_answers;
                         commit(room, *entries, {.told = told});
                       },
                   .fail = [](const table::TableRefusal& /*refusal*/) {}});
}

void Hall::set_timer(Room& room) {
  const bool waits_for_others = !room.is_ours && !services_.is_alone;
  std::optional<table::Time> next = next_deadline(room.table);
  if (next && waits_for_others) *next += patience_with_others;
  bool bots_wait = false;
  for (std::size_t place = 0; place < room.table.seats.size(); ++place)
    bots_wait = bots_wait || (is_in_play(room.table) &&
                              room.table.game->actors().contains(static_cast<Seat>(place)) &&
                              is_played_by_bot(room.table, static_cast<Seat>(place)));
  if (bots_wait && waits_for_others && room.thinking == 0) {
    const table::Time turn = services_.now() + patience_with_others;
    if (!next || turn < *next) next = turn;
  }
  if (!next) {
    room.timer.reset();
    return;
  }
  if (!room.timer) room.timer = std::make_unique<boost::asio::steady_timer>(services_.context);
  room.timer->expires_after(
      std::chrono::milliseconds(std::max<table::Time>(*next - services_.now(), 0)));
  room.timer->async_wait([this, table = room.table.id,
                          sequence = room.table.sequence](const boost::system::error_code& error) {
    if (error) return;
    at_table(table, {.run =
                         [this, sequence](Room& ringing) {
                           // Nothing has happened since: the others had their time.
                           if (ringing.table.sequence == sequence) {
                             ringing.is_ours = true;
                             check_clocks(ringing);
                           }
                         },
                     .fail = [](const table::TableRefusal& /*refusal*/) {}});
  });
}

void Hall::check_clocks(Room& room) {
  const auto told = room.table.told;
  table::Entries entries = run_out_of_time(room.table, services_.now());
  if (!entries.empty()) commit(room, entries, {.told = told});
}

void Hall::close_table(const std::string& table) {
  at_table(table, {.run =
                       [this](Room& room) {
                         const auto told = room.table.told;
                         table::Entries entries = close(room.table, services_.now());
                         if (!entries.empty()) commit(room, entries, {.told = told});
                       },
                   .fail = [](const table::TableRefusal& /*refusal*/) {}});
}

void Hall::resume() {
  services_.store.post([this](Store& store) {
    const auto heads = store.heads_not_over();
    if (!heads) return services_.complain("tables cannot be resumed: " + heads.error().sentence);
    for (const Head& head : *heads) {
      // Tables of people alone wait for them.
      if (!needs_host(head)) continue;
      boost::asio::post(services_.context, [this, table = head.id] {
        at_table(table, {.run = [](Room& /*room*/) {},
                         .fail = [](const table::TableRefusal& /*refusal*/) {}});
      });
    }
  });
}

void Hall::tidy_up() {
  const table::Time now = services_.now();
  std::erase_if(rooms_, [&](const auto& entry) {
    const Room& room = *entry.second;
    return room.phase == Room::Phase::ready && room.tasks.empty() && room.watchers.empty() &&
           room.thinking == 0 && !room.timer && now - room.used > kept_for;
  });
}

void Hall::close_stale_tables() {
  const table::Time now = services_.now();
  services_.store.post([this, now](Store& store) {
    const auto heads = store.heads_not_over();
    if (!heads) return services_.complain("open tables cannot be read: " + heads.error().sentence);
    for (const Head& head : *heads) {
      if (head.status != table::Status::open) continue;
      if (now - head.updated <= (head.is_public ? longest_wait_in_public : longest_wait)) continue;
      boost::asio::post(services_.context, [this, table = head.id] { close_table(table); });
    }
  });
}

}  // namespace cheesemoon::server
