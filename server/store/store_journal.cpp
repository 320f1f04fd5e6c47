#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <map>
#include <numeric>
#include <set>

#include "server/store/heads.h"
#include "server/store/plain_text.h"
#include "server/store/store.h"
#include "server/store/transaction.h"

namespace cheesemoon::server {

namespace {

/// Empty if nothing is.
std::string what_is_wrong_with(const Head& head) {
  std::set<std::int64_t> seats;
  for (const SeatedPerson& seated : head.seats) {
    if (!seats.insert(seated.seat).second)
      return fmt::format("seat {} is in the head twice", seated.seat);
    if (seated.person && !is_plain_text(*seated.person)) return "a person's id is not plain text";
  }
  if (!is_plain_text(head.game) || !is_plain_text(head.summary))
    return "the head is not plain text in UTF-8";
  return {};
}

std::string what_is_wrong_with(const Append& append) {
  if (append.table.empty() || !is_plain_text(append.table)) return "the table's id is no text";
  if (append.entries.empty()) return "there is no entry to append";
  if (append.first_sequence < 1) return "a journal begins with the sequence 1";
  for (const JournalEntry& entry : append.entries)
    if (!is_plain_text(entry.body)) return "a body is not plain text in UTF-8";
  if (!append.head) return {};
  if (append.head->id != append.table) return "the head is that of another table";
  return what_is_wrong_with(*append.head);
}

/// How far a journal goes, as far as the appends of a batch have to know.
struct Journal {
  std::int64_t end = 0;
  /// Whether all of them were done so far.
  bool is_sound = true;
};
using Journals = std::map<std::string, Journal, std::less<>>;

/// Those that are to go on. One statement asks for many, for a database may be far away.
StoreResult<Journals> find_journals(Database& database, std::span<const Append> batch) {
  std::set<std::string_view> tables;
  for (const Append& append : batch)
    if (append.first_sequence > 1 && is_plain_text(append.table)) tables.insert(append.table);
  Journals journals;
  for (auto table = tables.begin(); table != tables.end();) {
    std::array<Parameter, 8> asked;
    for (Parameter& one : asked)
      if (table != tables.end()) one = *table++;
    const auto found = database.execute(
        "SELECT column1, (SELECT max(sequence) FROM journal WHERE table_id = column1) FROM "
        "(VALUES (CAST($1 AS text)), ($2), ($3), ($4), ($5), ($6), ($7), ($8)) AS tables",
        asked);
    if (!found) return Failure{found.error()};
    for (const Row& row : found->rows) journals[text_of(row[0])].end = integer_of(row[1]);
  }
  return journals;
}

StoreResult<AppendOutcome> why_not_inserted(Database& database, const Append& append,
                                            std::int64_t mark) {
  const auto there = database.run("SELECT mark FROM journal WHERE table_id = $1 AND sequence = $2",
                                  {append.table, append.first_sequence});
  if (!there) return Failure{there.error()};
  // We did it ourselves, before the connection was lost.
  if (!there->rows.empty() && integer_of(there->rows.front().front()) == mark)
    return AppendOutcome{};
  return AppendOutcome{
      AppendOutcome::Kind::conflict,
      fmt::format("the sequence {} of the table {} is taken", append.first_sequence, append.table)};
}

/// Of nobody who is gone.
StoreResult<Done> keep_words(Database& database, const std::string& table, std::int64_t sequence,
                             const Words& words) {
  return done(
      database.run("INSERT INTO words (table_id, sequence, person, text) "
                   "SELECT CAST($1 AS text), CAST($2 AS bigint), id, CAST($4 AS text) FROM people "
                   "WHERE id = $3",
                   {table, sequence, words.person, words.text}));
}

StoreResult<AppendOutcome> append_one(Database& database, const Append& append,
                                      std::int64_t end_of_journal, std::int64_t mark) {
  using Kind = AppendOutcome::Kind;
  if (std::string mistake = what_is_wrong_with(append); !mistake.empty())
    return AppendOutcome{Kind::refused, std::move(mistake)};
  if (append.first_sequence > end_of_journal + 1)
    return AppendOutcome{Kind::refused,
                         fmt::format("there is a gap before the sequence {} of the table {}",
                                     append.first_sequence, append.table)};
  std::int64_t sequence = append.first_sequence;
  for (const JournalEntry& entry : append.entries) {
    const std::array<Parameter, 5> row = {append.table, sequence, entry.time, mark, entry.body};
    // PostgreSQL waits here for another process that is about to write the same sequence.
    const auto inserted = database.execute(
        "INSERT INTO journal (table_id, sequence, time, mark, body) VALUES ($1, $2, $3, $4, $5) "
        "ON CONFLICT DO NOTHING",
        row);
    if (!inserted) return Failure{inserted.error()};
    // Whoever has the first sequence has the others: nobody leaves gaps.
    if (inserted->changed == 0) return why_not_inserted(database, append, mark);
    if (entry.words)
      if (const auto kept = keep_words(database, append.table, sequence, *entry.words); !kept)
        return Failure{kept.error()};
    ++sequence;
  }
  if (append.head)
    if (const auto written = write_head(database, *append.head); !written)
      return Failure{written.error()};
  return AppendOutcome{};
}

/// By table, so that two processes lock in the same order and never wait for each other; the order
/// of a table's own appends stays.
std::vector<std::size_t> order_of(std::span<const Append> batch) {
  std::vector<std::size_t> order(batch.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::stable_sort(order.begin(), order.end(), [&](std::size_t left, std::size_t right) {
    return batch[left].table < batch[right].table;
  });
  return order;
}

StoreResult<std::vector<AppendOutcome>> append_all(Database& database,
                                                   std::span<const Append> batch,
                                                   std::int64_t first_mark) {
  auto journals = find_journals(database, batch);
  if (!journals) return Failure{journals.error()};
  std::vector<AppendOutcome> outcomes(batch.size());
  for (const std::size_t index : order_of(batch)) {
    const Append& append = batch[index];
    Journal& journal = (*journals)[append.table];
    if (!journal.is_sound) {
      outcomes[index] = not_done_after_another();
      continue;
    }
    auto outcome =
        append_one(database, append, journal.end, first_mark + static_cast<std::int64_t>(index));
    if (!outcome) return Failure{outcome.error()};
    outcomes[index] = std::move(*outcome);
    journal.is_sound = outcomes[index].kind == AppendOutcome::Kind::done;
    journal.end = append.first_sequence + static_cast<std::int64_t>(append.entries.size()) - 1;
  }
  return outcomes;
}

}  // namespace

std::vector<AppendOutcome> Store::append(std::span<const Append> batch) {
  const std::int64_t mark = next_mark_;
  next_mark_ += static_cast<std::int64_t>(batch.size());
  auto outcomes = in_transaction(*database_, Transaction::writing,
                                 [&] { return append_all(*database_, batch, mark); });
  if (outcomes) return std::move(*outcomes);
  const StoreError& error = outcomes.error();
  const auto kind = error.kind == StoreError::Kind::unknown ? AppendOutcome::Kind::unknown
                                                            : AppendOutcome::Kind::failed;
  return {batch.size(), AppendOutcome{kind, error.sentence}};
}

StoreResult<std::vector<JournalEntry>> Store::entries(const std::string& table,
                                                      std::int64_t first_sequence,
                                                      std::int64_t limit) {
  const auto found = reading(*database_, [&] {
    return database_->run(
        "SELECT journal.time, journal.body, words.person, words.text FROM journal "
        "LEFT JOIN words "
        "ON words.table_id = journal.table_id AND words.sequence = journal.sequence "
        "WHERE journal.table_id = $1 AND journal.sequence >= $2 "
        "ORDER BY journal.sequence LIMIT $3",
        {table, first_sequence, limit});
  });
  return each_row(found, [](const Row& row) {
    JournalEntry entry{integer_of(row[0]), text_of(row[1])};
    if (auto person = optional_text_of(row[2]))
      entry.words = Words{*std::move(person), text_of(row[3])};
    return entry;
  });
}

}  // namespace cheesemoon::server
