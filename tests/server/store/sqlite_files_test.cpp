#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <vector>

#include "server/store/child_process.h"
#include "server/store/sqlite_database.h"
#include "server/store/store_fixture.h"

namespace cheesemoon::server {
namespace {

class SqliteFiles : public testing::Test {
 protected:
  [[nodiscard]] std::string path() const { return folder_.file("store.sqlite"); }
  [[nodiscard]] const TemporaryFolder& folder() const { return folder_; }

  /// A file with some hundred entries, closed.
  void fill() const {
    Store store = value_of(open_store(path()));
    append_surely(store, append_of("a", 1, 500));
  }

  static std::string sentence(const StoreResult<Store>& opened, StoreError::Kind kind) {
    if (opened) return "it was opened";
    EXPECT_EQ(opened.error().kind, kind) << opened.error().sentence;
    return opened.error().sentence;
  }

 private:
  TemporaryFolder folder_;
};

TEST_F(SqliteFiles, HaveALogThatDoesNotGrowForEver) {
  Store store = value_of(open_store(path()));
  const std::vector<JournalEntry> entries(16, {1, std::string(std::size_t{64} * 1024, 'x')});
  const auto log_size = [&] { return std::filesystem::file_size(path() + "-wal"); };
  // A log that has been copied begins anew, in the room that it has. Until then every append makes
  // it a mebibyte larger.
  constexpr std::int64_t most_appends = 1'000;
  std::int64_t appends = 0;
  for (std::uintmax_t before = 0; appends < most_appends && log_size() > before; ++appends) {
    before = log_size();
    const auto first = appends * static_cast<std::int64_t>(entries.size()) + 1;
    append_surely(store, {"a", first, entries, std::nullopt});
  }
  EXPECT_LT(appends, most_appends);
  EXPECT_EQ(bodies(store, "a").size(), static_cast<std::size_t>(appends) * entries.size());
}

TEST_F(SqliteFiles, ThatAreNoneAreNotTouched) {
  const std::string letter = "Dear rats, this is not a database. Yours, the Cheese Moon.";
  std::ofstream(path()) << letter;
  EXPECT_EQ(sentence(open_store(path()), StoreError::Kind::damaged),
            path() + " is damaged, or not a database of SQLite");
  std::ifstream file(path());
  EXPECT_EQ(std::string(std::istreambuf_iterator<char>(file), {}), letter);
}

TEST_F(SqliteFiles, ThatAreDamagedSaySo) {
  fill();
  const auto size = std::filesystem::file_size(path());
  ASSERT_GT(size, 8'192U);
  {
    std::fstream file(path(), std::ios::in | std::ios::out | std::ios::binary);
    file.seekp(4'096);
    file << std::string(size - 4'096, '\xAA');
  }
  EXPECT_EQ(sentence(open_store(path()), StoreError::Kind::damaged),
            path() + " is damaged; bring back a backup of it");
}

TEST_F(SqliteFiles, InNoFolderCannotBeOpened) {
  const std::string nowhere = folder().file("nowhere/store.sqlite");
  EXPECT_EQ(
      sentence(open_store(nowhere), StoreError::Kind::unreachable),
      "cannot open " + nowhere + ": does its folder exist, and may this program write there?");
}

TEST_F(SqliteFiles, ThatMayNotBeWrittenSaySo) {
  fill();
  ASSERT_EQ(chmod(path().c_str(), 0444), 0);
  ASSERT_EQ(chmod(folder().path().c_str(), 0555), 0);
  ChildProcess child([&](int pipe) {
    const std::string answer = give_up_rights()
                                   ? sentence(open_store(path()), StoreError::Kind::not_writable)
                                   : "cannot give up rights";
    (void)!::write(pipe, answer.data(), answer.size());
  });
  EXPECT_EQ(child.text(), path() + " may not be written by this program");
  ASSERT_EQ(chmod(folder().path().c_str(), 0755), 0);
}

TEST_F(SqliteFiles, ThatAreLockedHaveAppendsFailForCertain) {
  Store store = value_of(open_store(path(), no_patience));
  append_surely(store, append_of("a", 1));
  const auto other = value_of(SqliteDatabase::open(path(), no_patience));
  ASSERT_TRUE(other->begin(Transaction::writing));
  const AppendOutcome outcome = append_one(store, append_of("a", 2));
  EXPECT_EQ(outcome.kind, AppendOutcome::Kind::failed);
  EXPECT_EQ(outcome.sentence, path() + " is locked by another program; try again later");
  // Who reads is not in the way, nor has to wait.
  EXPECT_EQ(bodies(store, "a").size(), 1U);
  EXPECT_EQ(sentence(open_store(path(), no_patience), StoreError::Kind::busy),
            path() + " is locked by another program; try again later");
  other->roll_back();
  append_surely(store, append_of("a", 2));
}

TEST_F(SqliteFiles, ThatAreFullLoseNothing) {
  auto database = value_of(SqliteDatabase::open(path(), no_patience));
  Database& disk = *database;
  Store store = value_of(Store::open(std::move(database)));
  append_surely(store, append_of("a", 1));
  ASSERT_TRUE(disk.run_script("PRAGMA max_page_count = 30"));
  Append large = append_of("b", 1);
  large.entries.front().body = std::string(200'000, 'x');
  const auto outcomes = store.append(std::vector{append_of("a", 2), large});
  for (const AppendOutcome& outcome : outcomes) {
    EXPECT_EQ(outcome.kind, AppendOutcome::Kind::failed);
    EXPECT_EQ(outcome.sentence, "there is no room left to write " + path());
  }
  EXPECT_EQ(bodies(store, "a").size(), 1U);
  EXPECT_EQ(bodies(store, "b").size(), 0U);
  ASSERT_TRUE(disk.run_script("PRAGMA max_page_count = 3000"));
  EXPECT_EQ(store.append(std::vector{append_of("a", 2), large}).back().kind,
            AppendOutcome::Kind::done);
}

TEST_F(SqliteFiles, AreWrittenAheadAndFlushedWithEveryCommit) {
  const auto database = value_of(SqliteDatabase::open(path(), no_patience));
  const auto setting = [&](std::string_view name) {
    return value_of(database->run("PRAGMA " + std::string(name), {})).rows.front().front();
  };
  EXPECT_EQ(text_of(setting("journal_mode")), "wal");
  EXPECT_EQ(integer_of(setting("synchronous")), 2);
  EXPECT_EQ(integer_of(setting("foreign_keys")), 1);
}

TEST_F(SqliteFiles, CanBeCopiedWhileTheyAreWritten) {
  Store writer = value_of(open_store(path()));
  Store copier = value_of(open_store(path()));
  append_surely(writer, append_with_head(head_of("a", table::Status::open, 1), 1));
  const std::string backup = folder().file("backup of 'a'.sqlite");
  ASSERT_TRUE(copier.back_up(backup));
  append_surely(writer, append_of("a", 2));
  EXPECT_FALSE(std::filesystem::exists(backup + ".unfinished"));
  {
    Store copy = value_of(open_store(backup));
    EXPECT_EQ(bodies(copy, "a").size(), 1U);
    EXPECT_TRUE(value_of(copy.head("a")));
    append_surely(copy, append_of("a", 2));
  }
  const auto again = copier.back_up(backup);
  ASSERT_FALSE(again);
  EXPECT_EQ(again.error().sentence, backup + " is there already");
  EXPECT_FALSE(copier.back_up(folder().file("nowhere/backup")));
}

}  // namespace
}  // namespace cheesemoon::server
