#pragma once

#include <gtest/gtest.h>

#include <chrono>
#include <memory>
#include <string>
#include <vector>

#include "server/store/store.h"

namespace cheesemoon::server {

enum class BackEnd : std::uint8_t { sqlite, postgres };

constexpr auto no_patience = std::chrono::milliseconds(0);

/// A temporary folder that goes with all that is in it.
class TemporaryFolder {
 public:
  TemporaryFolder();
  TemporaryFolder(const TemporaryFolder&) = delete;
  TemporaryFolder& operator=(const TemporaryFolder&) = delete;
  ~TemporaryFolder();

  [[nodiscard]] std::string file(const std::string& name) const { return path_ + "/" + name; }
  [[nodiscard]] const std::string& path() const { return path_; }

 private:
  std::string path_;
};

/// A fresh database for each test, of either kind.
class StoreFixture : public testing::TestWithParam<BackEnd> {
 protected:
  void SetUp() override;

  /// Another store on the same database.
  [[nodiscard]] Store open() const;
  [[nodiscard]] std::unique_ptr<Database> connect(
      std::chrono::milliseconds patience = std::chrono::seconds(60)) const;
  [[nodiscard]] const std::string& place() const { return place_; }
  [[nodiscard]] const TemporaryFolder& folder() const { return folder_; }

 private:
  TemporaryFolder folder_;
  std::string place_;
};

/// The value, or a failure of the test.
template <class Value>
Value value_of(StoreResult<Value> result) {
  if (!result) throw std::runtime_error(result.error().sentence);
  return std::move(*result);
}

/// For the tests that only PostgreSQL can fail: skips them where it is not, but not in ./check.
bool is_postgres_missing();

inline auto both_back_ends() {
  return testing::Values(BackEnd::sqlite, BackEnd::postgres);
}

std::string back_end_name(const testing::TestParamInfo<BackEnd>& info);

/// An append of entries that say their sequence.
Append append_of(const std::string& table, std::int64_t first_sequence, int count = 1);
Head head_of(const std::string& table, table::Status status, std::int64_t updated);
Append append_with_head(const Head& head, std::int64_t first_sequence);
Person guest(const std::string& id);
Person person_named(const std::string& name);

AppendOutcome append_one(Store& store, const Append& append);
std::vector<std::string> bodies(Store& store, const std::string& table);
/// Appends, and fails the test if that is not done.
void append_surely(Store& store, const Append& append);

}  // namespace cheesemoon::server
