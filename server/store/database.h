#pragma once

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "server/store/store_error.h"

namespace cheesemoon::server {

/// What is bound to a statement.
using Parameter = std::variant<std::monostate, std::int64_t, double, std::string_view>;
/// What comes out of one.
using Value = std::variant<std::monostate, std::int64_t, double, std::string>;

using Row = std::vector<Value>;

struct Rows {
  std::vector<Row> rows;
  /// How many rows a statement that writes has written.
  std::int64_t changed = 0;
};

/// Migrating is writing with no other program migrating at the same time.
enum class Transaction : std::uint8_t { reading, writing, migrating };

/// A connection to a database that speaks SQL: as much as the store needs to be written once for
/// all of them. Used by one thread at a time.
class Database {
 public:
  Database() = default;
  Database(const Database&) = delete;
  Database& operator=(const Database&) = delete;
  virtual ~Database() = default;

  /// The steps from an empty database to the one the store wants, each a script.
  [[nodiscard]] virtual std::span<const char* const> migrations() const = 0;

  /// Runs one statement with its parameters $1, $2, ... It stays prepared. Refuses parameters that
  /// not every database can keep: text that is not UTF-8 or has a zero in it, numbers that are
  /// none.
  StoreResult<Rows> run(std::string_view sql, std::initializer_list<Parameter> parameters);
  /// The same without looking at the parameters.
  virtual StoreResult<Rows> execute(std::string_view sql,
                                    std::span<const Parameter> parameters) = 0;
  /// Runs statements without parameters.
  virtual StoreResult<Done> run_script(const char* sql) = 0;

  virtual StoreResult<Done> begin(Transaction transaction) = 0;
  /// Durable when it returns. An error of the kind `unreachable` or `unknown` leaves open whether
  /// it is.
  virtual StoreResult<Done> commit() = 0;
  virtual void roll_back() = 0;

  /// Tries to replace a connection that was lost.
  virtual StoreResult<Done> reconnect() = 0;
  /// From now on this process serves it, until this connection ends. Of a file no other process may
  /// at the same time, and only one that is whole is served.
  virtual StoreResult<Done> begin_serving() = 0;
  /// Brings what was written ahead to where it belongs, while others go on writing.
  virtual void settle() = 0;
  /// Copies everything into a new file.
  virtual StoreResult<Done> back_up(const std::string& path) = 0;
};

Parameter nullable(const std::optional<std::string>& text);
Parameter nullable(std::optional<std::int64_t> number);

// The migrations say what a column holds. In a damaged file it may hold anything: what is of
// another type is read as nothing.
std::int64_t integer_of(const Value& value);
std::optional<std::int64_t> optional_integer_of(const Value& value);
double number_of(const Value& value);
std::string text_of(const Value& value);
std::optional<std::string> optional_text_of(const Value& value);

}  // namespace cheesemoon::server
