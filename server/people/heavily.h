#pragma once

#include <memory>
#include <optional>
#include <type_traits>
#include <utility>

#include "server/http/http.h"
#include "server/people/caller.h"
#include "server/people/people.h"
#include "server/people/refusals.h"

namespace cheesemoon::server {

/// Answers in two steps: `work()`, which hashes a password, on another thread, `rest(store, its
/// value)` on the thread of the store. Between them anything can happen: the rest reads again what
/// it relies on.
template <class Work, class Rest>
void answer_heavily(const Call& call, const HttpReply& reply, Work work, Rest rest) {
  auto value = std::make_shared<std::optional<std::invoke_result_t<Work>>>();
  const auto refusal = call.people.hooks.hash(
      {.address = call.request.address_group, .person = {}},
      [value, work = std::move(work)] { *value = work(); },
      [value, reply, rest = std::move(rest)](Store& store) { reply(rest(store, **value)); });
  if (refusal) reply(not_taken(*refusal));
}

}  // namespace cheesemoon::server
