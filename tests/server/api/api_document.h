#pragma once

#include <boost/json/value.hpp>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "records/json_schema.h"
#include "server/http/http.h"

namespace cheesemoon::server {

/// server/api/openapi.json, held against what the server really takes and gives. The schemas keep
/// to what valijson understands.
class ApiDocument {
 public:
  static const ApiDocument& shared();

  /// `GET /api/me`, and so on.
  [[nodiscard]] std::set<std::string> operations() const;

  /// The names that an operation says its path has.
  [[nodiscard]] std::set<std::string> path_parameters(std::string_view method,
                                                      std::string_view pattern) const;

  /// Everything in which an answer is not as described. The pattern is empty if there is no route
  /// for the request.
  [[nodiscard]] std::vector<std::string> response_faults(std::string_view method,
                                                         std::string_view pattern,
                                                         const HttpResponse& response) const;
  /// The same for the body of a request.
  [[nodiscard]] std::vector<std::string> request_faults(std::string_view method,
                                                        std::string_view pattern,
                                                        std::string_view body) const;
  /// The same for what has a schema of its own and no operation.
  [[nodiscard]] std::vector<std::string> faults(std::string_view schema,
                                                std::string_view body) const;
  /// The same for a line that the server sends over a socket, and for what a client sends.
  [[nodiscard]] std::vector<std::string> server_message_faults(std::string_view line) const;
  [[nodiscard]] std::vector<std::string> client_message_faults(std::string_view text) const;

 private:
  ApiDocument();

  [[nodiscard]] const boost::json::value* at(std::string_view pointer) const;
  /// What a value refers to, or the value.
  [[nodiscard]] const boost::json::value& resolved(const boost::json::value& value) const;
  [[nodiscard]] const boost::json::value* operation(std::string_view method,
                                                    std::string_view pattern) const;
  [[nodiscard]] std::vector<std::string> content_faults(const boost::json::value& described,
                                                        std::string_view body) const;
  [[nodiscard]] records::JsonSchema whole_schema(const boost::json::value& schema) const;
  [[nodiscard]] std::vector<std::string> schema_faults_of(const boost::json::value& schema,
                                                          std::string_view body) const;

  boost::json::value document_;
  std::optional<records::JsonSchema> from_server_;
  std::optional<records::JsonSchema> from_client_;
};

/// Fails the test if a line of the server is not as described.
void expect_described(std::string_view line);

}  // namespace cheesemoon::server
