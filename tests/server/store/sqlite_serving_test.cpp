#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <chrono>
#include <filesystem>
#include <optional>
#include <thread>
#include <utility>

#include "server/store/child_process.h"
#include "server/store/private_file.h"
#include "server/store/store_fixture.h"

namespace cheesemoon::server {
namespace {

/// What files may be seen and served by.
class SqliteServing : public testing::Test {
 protected:
  [[nodiscard]] std::string file(const std::string& name) const { return folder_.file(name); }

  /// Whether a store may be served; why not, if not.
  static std::string begin_serving(Store& store) {
    const auto begun = store.begin_serving();
    return begun ? "" : begun.error().sentence;
  }
  static std::string begin_serving(const std::string& path) {
    Store store = value_of(open_store(path, no_patience));
    return begin_serving(store);
  }
  static unsigned rights(const std::string& path) {
    struct stat found {};
    return stat(path.c_str(), &found) == 0 ? found.st_mode & 0777U : 0;
  }

 private:
  TemporaryFolder folder_;
};

/// Somebody who is careless with new files.
class CarelessUser {
 public:
  CarelessUser() : before_(umask(0)) {}
  CarelessUser(const CarelessUser&) = delete;
  CarelessUser& operator=(const CarelessUser&) = delete;
  ~CarelessUser() { umask(before_); }

 private:
  mode_t before_;
};

TEST_F(SqliteServing, IsOfFilesThatOnlyTheirOwnerReads) {
  const CarelessUser careless;
  Store store = value_of(open_store(file("store")));
  append_surely(store, append_of("a", 1));
  ASSERT_TRUE(store.begin_serving());
  ASSERT_TRUE(store.back_up(file("backup")));
  for (const char* name : {"store", "store-wal", "store-shm", "store-lock", "backup"})
    EXPECT_EQ(rights(file(name)), 0600U) << name;
}

TEST_F(SqliteServing, ShutsOthersOutOfFilesThatTheyCouldRead) {
  {
    const CarelessUser careless;
    const ChildProcess child([this](int pipe) {
      Store store = value_of(open_store(file("store")));
      append_surely(store, append_of("a", 1));
      (void)!::write(pipe, "x", 1);
      // Its log stays.
      _exit(0);
    });
    (void)child.text();
  }
  for (const char* name : {"store", "store-wal"})
    ASSERT_EQ(chmod(file(name).c_str(), 0664), 0) << name;
  EXPECT_TRUE(is_open_to_others(file("store")));
  Store store = value_of(open_store(file("store")));
  EXPECT_EQ(bodies(store, "a").size(), 1U);
  for (const char* name : {"store", "store-wal", "store-shm"})
    EXPECT_EQ(rights(file(name)), 0600U) << name;
  EXPECT_FALSE(is_open_to_others(file("store")));
}

TEST_F(SqliteServing, IsForOneProcessAtATime) {
  Store beside = value_of(open_store(file("store"), no_patience));
  {
    Store store = value_of(open_store(file("store")));
    EXPECT_EQ(begin_serving(store), "");
    EXPECT_EQ(begin_serving(beside), file("store") +
                                         " is served by another process: stop that one, or use "
                                         "another store");
    // Whoever does not serve it may read and write it all the same.
    append_surely(beside, append_of("a", 1));
    EXPECT_EQ(bodies(store, "a").size(), 1U);
  }
  EXPECT_EQ(begin_serving(beside), "");
}

TEST_F(SqliteServing, WaitsForAProcessThatIsAboutToEnd) {
  Store beside = value_of(open_store(file("store")));
  std::optional<Store> store = value_of(open_store(file("store")));
  ASSERT_EQ(begin_serving(*store), "");
  std::thread ending([&] {
    std::this_thread::sleep_for(std::chrono::milliseconds(50));
    store.reset();
  });
  EXPECT_EQ(begin_serving(beside), "");
  ending.join();
}

TEST_F(SqliteServing, IsForOneProcessAlsoBehindALink) {
  std::filesystem::create_directory(file("disk"));
  std::filesystem::create_symlink("disk/store", file("second"));
  std::filesystem::create_symlink(file("second"), file("first"));
  for (const auto& [one, other] : {std::pair{"first", "disk/store"}, {"disk/store", "first"}}) {
    Store store = value_of(open_store(file(one)));
    EXPECT_EQ(begin_serving(store), "");
    EXPECT_EQ(begin_serving(file(other)), file("disk/store") +
                                              " is served by another process: stop that one, or "
                                              "use another store");
  }
}

TEST_F(SqliteServing, BehindALinkGoesOnAfterACrash) {
  std::filesystem::create_directory(file("disk"));
  std::filesystem::create_symlink("disk/store", file("link"));
  {
    const ChildProcess child([this](int pipe) {
      Store store = value_of(open_store(file("link")));
      if (!store.begin_serving()) _exit(1);
      append_surely(store, append_of("a", 1));
      (void)!::write(pipe, "x", 1);
      _exit(0);
    });
    EXPECT_EQ(child.text(), "x");
  }
  EXPECT_EQ(begin_serving(file("link")), "");
  Store store = value_of(open_store(file("link")));
  EXPECT_EQ(bodies(store, "a").size(), 1U);
}

TEST_F(SqliteServing, BehindALinkToNothingMakesFilesThatOnlyTheirOwnerReads) {
  const CarelessUser careless;
  std::filesystem::create_symlink("store", file("link"));
  Store store = value_of(open_store(file("link")));
  ASSERT_TRUE(store.begin_serving());
  append_surely(store, append_of("a", 1));
  for (const char* name : {"store", "store-wal", "store-shm", "store-lock"})
    EXPECT_EQ(rights(file(name)), 0600U) << name;
}

TEST_F(SqliteServing, LeavesOneFileWhenItEnds) {
  {
    Store store = value_of(open_store(file("store")));
    ASSERT_EQ(begin_serving(store), "");
    append_surely(store, append_of("a", 1));
  }
  EXPECT_FALSE(std::filesystem::exists(file("store-wal")));
  std::filesystem::copy_file(file("store"), file("copy"));
  EXPECT_EQ(begin_serving(file("copy")), "");
  Store copy = value_of(open_store(file("copy")));
  EXPECT_EQ(bodies(copy, "a").size(), 1U);
}

TEST_F(SqliteServing, IsRefusedWhereTheLogWasLeftBehind) {
  {
    // A server that is killed.
    const ChildProcess child([this](int pipe) {
      Store store = value_of(open_store(file("store")));
      append_surely(store, append_of("a", 1));
      if (!store.begin_serving()) _exit(1);
      append_surely(store, append_of("a", 2));
      (void)!::write(pipe, "x", 1);
      _exit(0);
    });
    EXPECT_EQ(child.text(), "x");
  }
  std::filesystem::copy_file(file("store"), file("half"));
  std::filesystem::copy_file(file("store"), file("both"));
  std::filesystem::copy_file(file("store-wal"), file("both-wal"));

  // However often it is tried.
  for (int attempt = 0; attempt < 2; ++attempt)
    EXPECT_NE(begin_serving(file("half")).find("half-wal, which has what happened last, was left"),
              std::string::npos);
  EXPECT_EQ(begin_serving(file("both")), "");
  // Who only looks does not take the log away.
  EXPECT_EQ(value_of(open_store(file("store"))).head("a").ok(), true);
  EXPECT_EQ(begin_serving(file("store")), "");

  // Whoever has lost the log goes on with what is left.
  ASSERT_TRUE(value_of(open_store(file("half"))).back_up(file("rest")));
  EXPECT_EQ(begin_serving(file("rest")), "");
  Store rest = value_of(open_store(file("rest")));
  EXPECT_EQ(bodies(rest, "a").size(), 1U);
}

TEST_F(SqliteServing, BringsTheLogIntoTheFileNowAndThen) {
  Store store = value_of(open_store(file("store")));
  Append large = append_of("a", 1);
  large.entries.front().body = std::string(1'000'000, 'x');
  append_surely(store, large);
  ASSERT_LT(std::filesystem::file_size(file("store")), 1'000'000U);
  store.settle();
  const auto deadline = std::chrono::steady_clock::now() + std::chrono::seconds(30);
  while (std::filesystem::file_size(file("store")) < 1'000'000 &&
         std::chrono::steady_clock::now() < deadline)
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
  EXPECT_GE(std::filesystem::file_size(file("store")), 1'000'000U);
}

}  // namespace
}  // namespace cheesemoon::server
