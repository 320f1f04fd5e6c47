#pragma once

#include <optional>
#include <string>

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

/// Gives accounts from before names had looks what is missing. Of two that look alike the second
/// one stays as it is.
StoreResult<Done> complete_names(Store& store);

}  // namespace cheesemoon::server
