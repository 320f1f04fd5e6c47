#include "server/store/store_fixture.h"

#include <fmt/format.h>
#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <stdexcept>

#include "server/store/postgres_database.h"
#include "server/store/postgres_server.h"
#include "server/store/sqlite_database.h"

namespace cheesemoon::server {

TemporaryFolder::TemporaryFolder() : path_(testing::TempDir() + "cheesemoon-store-XXXXXX") {
  if (mkdtemp(path_.data()) == nullptr) throw std::runtime_error("cannot make a folder");
}

TemporaryFolder::~TemporaryFolder() {
  std::error_code ignored;
  std::filesystem::remove_all(path_, ignored);
}

void StoreFixture::SetUp() {
  if (GetParam() == BackEnd::sqlite) {
    place_ = folder_.file("store.sqlite");
    return;
  }
  if (is_postgres_missing())
    GTEST_SKIP() << "PostgreSQL is not installed: apt-get install postgresql";
  place_ = PostgresServer::shared().new_database();
}

Store StoreFixture::open() const {
  return value_of(Store::open(connect()));
}

std::unique_ptr<Database> StoreFixture::connect(std::chrono::milliseconds patience) const {
  return value_of(GetParam() == BackEnd::sqlite ? SqliteDatabase::open(place_, patience)
                                                : PostgresDatabase::open(place_, patience));
}

bool is_postgres_missing() {
  if (PostgresServer::is_installed()) return false;
  if (std::getenv("CHEESEMOON_CHECK") != nullptr)
    throw std::runtime_error("PostgreSQL is not installed: apt-get install postgresql");
  return true;
}

std::string back_end_name(const testing::TestParamInfo<BackEnd>& info) {
  return info.param == BackEnd::sqlite ? "sqlite" : "postgres";
}

Append append_of(const std::string& table, std::int64_t first_sequence, int count) {
  Append append{table, first_sequence, {}, {}};
  append.entries.reserve(static_cast<std::size_t>(count));
  for (std::int64_t sequence = first_sequence; sequence < first_sequence + count; ++sequence)
    append.entries.push_back({1'000 + sequence, fmt::format("entry {}", sequence)});
  return append;
}

Head head_of(const std::string& table, table::Status status, std::int64_t updated) {
  Head head;
  head.id = table;
  head.game = "first-rat";
  head.status = status;
  head.updated = updated;
  return head;
}

Append append_with_head(const Head& head, std::int64_t first_sequence) {
  Append append = append_of(head.id, first_sequence);
  append.head = head;
  return append;
}

Person guest(const std::string& id) {
  return {id, "Guest " + id, {}, {}, 1, "{}"};
}

Person person_named(const std::string& name) {
  return {"id of " + name, name, "key of " + name, "hash of " + name, 1, "{}"};
}

AppendOutcome append_one(Store& store, const Append& append) {
  return store.append({&append, 1}).front();
}

void append_surely(Store& store, const Append& append) {
  const AppendOutcome outcome = append_one(store, append);
  EXPECT_EQ(outcome.kind, AppendOutcome::Kind::done) << outcome.sentence;
}

std::vector<std::string> bodies(Store& store, const std::string& table) {
  const auto entries = value_of(store.entries(table, 1, 1'000'000));
  std::vector<std::string> texts;
  texts.reserve(entries.size());
  for (const JournalEntry& entry : entries) texts.push_back(entry.body);
  return texts;
}

}  // namespace cheesemoon::server
