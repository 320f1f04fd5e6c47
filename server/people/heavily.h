#pragma once

#include <memory>
#include <optional>
#include <type_traits>
#include <utility>

#include "server/http/http.h"
#include "server/people/people.h"
#include "server/people/refusals.h"

namespace cheesemoon::server {

/// Answers in two steps: `work()` on another thread, `rest(store, its value)` on the thread of the
/// store. Between them anything can happen: the rest reads again what it relies on.
template <class Work, class Rest>
void answer_heavily(People& people, const HttpReply& reply, Work work, Rest rest) {
  auto value = std::make_shared<std::optional<std::invoke_result_t<Work>>>();
  const bool is_accepted = people.hooks.run_heavy(
      [value, work = std::move(work)] { *value = work(); },
      [value, reply, rest = std::move(rest)](Store& store) { reply(rest(store, **value)); });
  if (!is_accepted) reply(too_busy());
}

}  // namespace cheesemoon::server
