#include <fmt/format.h>

#include <algorithm>
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

std::uint8_t bit_of_seat(Seat seat) {
  return static_cast<std::uint8_t>(1U << index(seat));
}

}  // namespace

void Hall::look_after(Room& room) {
  // Bots and clocks of a table that another process has written last are that one's business, for
  // a while.
  const bool rests = services_.now().ran < room.rests_until;
  if ((room.is_ours || services_.is_alone) && !rests) ask_bots(room);
  set_timer(room);
  if (!rests) welcome_back(room);
}

void Hall::ask_bots(Room& room) {
  if (is_stopping_) return;
  for (std::size_t place = 0; place < room.table.seats.size(); ++place) {
    const Seat seat = static_cast<Seat>(place);
    if ((room.thinking & bit_of_seat(seat)) == 0 && is_awaited(room.table, seat) &&
        is_played_by_bot(room.table, seat))
      ask_bot(room, seat);
  }
}

void Hall::ask_bot(Room& room, Seat seat) {
  std::shared_ptr<hosting::Question> question = room.table.game->question(seat);
  if (!question) return;
  const auto refusal = services_.workers.take(
      {.kind = room.watchers.empty() ? JobKind::unwatched_turn : JobKind::watched_turn,
       .owner = owner_of_turns(room),
       .table = room.table.id,
       .work = [this, question, table = room.table.id, seat,
                bot = std::string(bot_of(room.table, seat)),
                stand_in = std::string(stand_in_of(room.table)), at = sequence_of(room.table, seat),
                random = random_for_bot(room.table, seat, question->turn())] {
         auto answer = question->answer(bot, random);
         std::string fault;
         if (!answer) {
           fault = fmt::format("{} plays a turn for a bot of table {}: {}", stand_in, table,
                               answer.error());
           answer = question->answer(stand_in, random);
         }
         boost::asio::post(services_.context, [this, table, seat, at, fault = std::move(fault),
                                               answer = std::move(answer)] {
           if (!fault.empty()) services_.complain(fault);
           bot_answered(table, seat, at, answer);
         });
       }});
  // If too many wait, the timer asks again.
  if (!refusal) room.thinking = static_cast<std::uint8_t>(room.thinking | bit_of_seat(seat));
}

void Hall::hurry_bots(const Room& room) const {
  if (room.thinking != 0)
    services_.workers.hurry(maker_of(room), room.table.id, owner_of_turns(room));
}

void Hall::bot_answered(const std::string& table, Seat seat, std::uint32_t at,
                        const Result<std::string, std::string>& answer) {
  if (!rooms_.contains(table)) return;
  at_table(table, {.run =
                       [this, seat, at, answer](Room& room) {
                         room.thinking =
                             static_cast<std::uint8_t>(room.thinking & ~bit_of_seat(seat));
                         // Whoever was asked for another position is asked again.
                         if (sequence_of(room.table, seat) != at) return;
                         if (!answer) return give_up(room, answer.error());
                         const auto told = room.table.told;
                         auto entries = perform_for_bot(room.table, seat, *answer, services_.now());
                         if (!entries) return bot_refused(room, seat, entries.error());
                         ++counts_.bot_answers;
                         commit(room, *entries, {.told = told});
                       },
                   .fail = [](const table::TableRefusal& /*refusal*/) {}});
}

void Hall::bot_refused(Room& room, Seat seat, const table::TableRefusal& refusal) {
  // Else somebody plays there by now, or nobody has to.
  if (is_in_play(room.table) && is_played_by_bot(room.table, seat)) give_up(room, refusal.sentence);
}

void Hall::give_up(Room& room, const std::string& why) {
  services_.complain(
      fmt::format("table {} is closed, no bot can go on there: {}", room.table.id, why));
  const auto told = room.table.told;
  const table::Entries entries = give_up_game(room.table, services_.now());
  if (!entries.empty()) commit(room, entries, {.parts = {.game = true}, .told = told});
}

void Hall::set_timer(Room& room) {
  const bool waits_for_others = !room.is_ours && !services_.is_alone;
  const table::Time now = services_.now().ran;
  std::optional<table::Time> next = next_deadline(room.table);
  if (next && waits_for_others) *next += patience_with_others;
  bool bots_wait = false;
  for (std::size_t place = 0; place < room.table.seats.size(); ++place)
    bots_wait = bots_wait || (is_awaited(room.table, static_cast<Seat>(place)) &&
                              is_played_by_bot(room.table, static_cast<Seat>(place)));
  // Others have some time to ask them, and too many may wait already.
  if (bots_wait && room.thinking == 0) {
    const table::Time turn = now + patience_with_others;
    if (!next || turn < *next) next = turn;
  }
  if (now < room.rests_until) next = room.rests_until;
  if (!next) {
    timers_.erase(room.table.id);
    return;
  }
  auto& timer = timers_.try_emplace(room.table.id, services_.context).first->second;
  timer.expires_after(std::chrono::milliseconds(std::max<table::Time>(*next - now, 0)));
  timer.async_wait([this, table = room.table.id,
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

void Hall::welcome_back(Room& room) {
  for (const Watcher& watcher : room.watchers) {
    if (!watcher.viewer || !room.table.seats[index(*watcher.viewer)].called) continue;
    const auto told = room.table.told;
    const table::Entries entries = come_back(room.table, *watcher.viewer, services_.now());
    if (!entries.empty()) return commit(room, entries, {.told = told});
  }
}

void Hall::note_hint(const std::string& table, Seat seat, const Noted& noted) {
  at_table(table, hint_task(seat, noted));
}

Task Hall::hint_task(Seat seat, const Noted& noted) {
  const auto fail = [noted](const table::TableRefusal& refusal) { noted(refusal); };
  return {.run =
              [this, seat, noted, fail](Room& room) {
                const auto told = room.table.told;
                const table::Entries entries = table::note_hint(room.table, seat, services_.now());
                if (entries.empty()) return noted(std::nullopt);
                commit(room, entries,
                       {.parts = {},
                        .told = told,
                        .ends = false,
                        .again = hint_task(seat, noted),
                        .done = [noted](const Room& /*room*/) { noted(std::nullopt); },
                        .failed = fail});
              },
          .fail = fail};
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
  const table::Time now = services_.now().ran;
  std::erase_if(rooms_, [&](const auto& entry) {
    const Room& room = *entry.second;
    return room.phase == Room::Phase::ready && room.tasks.empty() && room.watchers.empty() &&
           room.thinking == 0 && now - room.used > kept_for;
  });
}

void Hall::close_stale_tables() {
  const table::Time now = services_.now().date;
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
