#pragma once

#include <optional>
#include <string>
#include <vector>

#include "server/http/http.h"
#include "server/people/people.h"

namespace cheesemoon::server {

/// Whether a name is neither one of the house's, nor an account's other than that of the id, nor
/// looks like one.
StoreResult<bool> is_name_free(Store& store, const std::string& name, const std::string& id);

/// Why a person may not be called so, if he may not. Guests may have each other's names. The id is
/// that of whoever wants it, or empty.
std::optional<HttpResponse> why_not_called(const People& people, Store& store,
                                           const std::string& name, const std::string& id);

/// Gives an account its name, and what keeps others from it.
void call_account(Person& person, const std::string& name);
/// The same of somebody who may also be a guest, who keeps nobody from it.
void call_person(Person& person, const std::string& name);

/// A name that is somebody else's, and a number that tells from him; it may be taken as well.
std::string with_number(const std::string& name);
inline constexpr int most_numbers_tried = 8;

struct Renaming {
  std::string before;
  std::string after;
};

/// Gives accounts from before names had keys and looks like today's what is missing. Of two that
/// look alike the second one has no look. Of two that are the same by now, as `Weiß` and `Weiss`,
/// the second one gets a number, or he could never log in; these are answered.
StoreResult<std::vector<Renaming>> complete_names(Store& store);

}  // namespace cheesemoon::server
