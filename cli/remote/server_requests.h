#pragma once

#include <boost/json/object.hpp>
#include <string>

#include "cli/table/table_state.h"
#include "engine/core/result.h"
#include "server/client/url.h"

/// What is asked of a server over HTTP. Errors are sentences for the user.
namespace cheesemoon::cli {

/// A server, and how the user wrote it.
struct RemoteServer {
  server::Url url;
  std::string written;
};

struct RemotePerson {
  std::string id;
  std::string name;
  std::string token;
};

/// Who the user is there: whom the kept token belongs to, or a new guest, whose token is kept. A
/// name that is not empty is his from now on.
Result<RemotePerson, std::string> come_in(const RemoteServer& server, const std::string& token_file,
                                          const std::string& name);

Result<TableState, std::string> make_table(const RemoteServer& server, const RemotePerson& person,
                                           const boost::json::object& request);
Result<TableState, std::string> look_at_table(const RemoteServer& server, const std::string& id);
/// What is good for a seat that has to choose.
Result<boost::json::value, std::string> fetch_hint(const RemoteServer& server,
                                                   const RemotePerson& person,
                                                   const std::string& id, Seat seat);
/// The text of a record.
Result<std::string, std::string> fetch_record(const RemoteServer& server, const std::string& id);

/// Where everybody finds it.
std::string record_address(const RemoteServer& server, const std::string& id);

}  // namespace cheesemoon::cli
