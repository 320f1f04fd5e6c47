#pragma once

#include <functional>
#include <memory>
#include <string>
#include <utility>

#include "server/store/database.h"

namespace cheesemoon::server {

/// A real database, with somebody who stands beside the line while it commits.
class WatchedDatabase final : public Database {
 public:
  explicit WatchedDatabase(std::unique_ptr<Database> database) : database_(std::move(database)) {}

  /// Called before every transaction.
  std::function<void()> before_begin = [] {};
  /// Called before every commit.
  std::function<void()> before_commit = [] {};
  /// Called after every commit that worked; whether its answer gets lost.
  std::function<bool()> loses_answer = [] { return false; };
  /// Instead of the database's own, unless empty.
  std::span<const char* const> other_migrations;

  [[nodiscard]] std::span<const char* const> migrations() const override {
    return other_migrations.empty() ? database_->migrations() : other_migrations;
  }
  StoreResult<Rows> execute(std::string_view sql, std::span<const Parameter> parameters) override {
    return database_->execute(sql, parameters);
  }
  StoreResult<Done> run_script(const char* sql) override { return database_->run_script(sql); }
  StoreResult<Done> begin(Transaction transaction) override {
    before_begin();
    return database_->begin(transaction);
  }
  StoreResult<Done> commit() override {
    before_commit();
    auto committed = database_->commit();
    if (committed && loses_answer())
      return Failure{StoreError{StoreError::Kind::unreachable, "the answer was lost"}};
    return committed;
  }
  void roll_back() override { database_->roll_back(); }
  StoreResult<Done> reconnect() override { return database_->reconnect(); }
  StoreResult<Done> begin_serving() override { return database_->begin_serving(); }
  void settle() override { database_->settle(); }
  StoreResult<Done> back_up(const std::string& path) override { return database_->back_up(path); }

 private:
  std::unique_ptr<Database> database_;
};

}  // namespace cheesemoon::server
