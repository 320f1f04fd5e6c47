#pragma once

#include <sqlite3.h>

#include <memory>
#include <span>
#include <vector>

#include "server/store/database.h"

namespace cheesemoon::server {

struct FinalizeStatement {
  void operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }
};

/// A prepared statement. What is bound has to live until it is reset.
using SqliteStatement = std::unique_ptr<sqlite3_stmt, FinalizeStatement>;

/// Binds ?1, ?2, ...; a parameter behind the last that the statement does not use is left out.
/// Returns SQLite's code.
int bind(sqlite3_stmt* statement, std::span<const Parameter> parameters);

Row row_of(sqlite3_stmt* statement);

/// Lets a statement go back to its beginning, whatever happens on the way.
class ResetAtEnd {
 public:
  explicit ResetAtEnd(sqlite3_stmt* statement) : statement_(statement) {}
  ResetAtEnd(const ResetAtEnd&) = delete;
  ResetAtEnd& operator=(const ResetAtEnd&) = delete;
  ~ResetAtEnd() {
    sqlite3_reset(statement_);
    sqlite3_clear_bindings(statement_);
  }

 private:
  sqlite3_stmt* statement_;
};

}  // namespace cheesemoon::server
