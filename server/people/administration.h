#pragma once

#include <cstdint>
#include <string>

#include "engine/core/result.h"
#include "server/store/store.h"

namespace cheesemoon::server {

// What the administrator does, with the store alone: a server that runs on it notices within a
// second, see `ChangesSeen`. The errors are sentences for him.

/// Somebody by his id, or an account by its name.
Result<Person, std::string> find_person(Store& store, const std::string& who);

/// Keeps somebody out, or lets him in again.
Result<Done, std::string> ban(Store& store, const Person& person, std::int64_t now);
Result<Done, std::string> unban(Store& store, const Person& person);

/// As if he did it himself.
Result<Done, std::string> remove(Store& store, const Person& person);

/// Answers with the name as others see it.
Result<std::string, std::string> rename(Store& store, Person person, const std::string& name);

/// Gives an account a new password, ends its sessions, and answers with the password.
Result<std::string, std::string> reset_password(Store& store, const Person& person);

}  // namespace cheesemoon::server
