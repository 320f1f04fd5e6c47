#include "server/people/refusals.h"

#include <string>

namespace cheesemoon::server {

namespace {

HttpResponse with_retry_after(HttpResponse response, std::chrono::nanoseconds span) {
  const auto seconds = std::chrono::ceil<std::chrono::seconds>(span);
  response.headers.emplace_back("Retry-After", std::to_string(seconds.count()));
  return response;
}

HttpResponse too_many_for(std::chrono::nanoseconds span) {
  return with_retry_after(
      http_error(429, "too_many", "this is too often; try again a little later"), span);
}

HttpResponse too_busy_for(std::chrono::nanoseconds span) {
  return with_retry_after(http_error(503, "too_busy", "too many people at once; try again soon"),
                          span);
}

bool may_work_later(StoreError::Kind kind) {
  return kind == StoreError::Kind::busy || kind == StoreError::Kind::collision ||
         kind == StoreError::Kind::unreachable || kind == StoreError::Kind::outdated ||
         kind == StoreError::Kind::full;
}

}  // namespace

HttpResponse name_taken() {
  return http_error(409, "name_taken",
                    "somebody else has this name or one that looks like it; choose another one");
}

HttpResponse nobody_there() {
  return http_error(404, "not_found", "there is nobody with this id");
}

HttpResponse nobody_at_table() {
  return http_error(404, "not_found", "nobody else of this id plays at this table");
}

HttpResponse too_many(const Rate& rate) {
  // A bucket that was empty has a token again after one interval.
  return too_many_for(rate.interval);
}

HttpResponse too_busy() {
  return too_busy_for(std::chrono::seconds(1));
}

HttpResponse not_taken(const JobRefusal& refusal) {
  return refusal.is_owners_fault ? too_many_for(refusal.retry_after)
                                 : too_busy_for(refusal.retry_after);
}

HttpResponse store_failed(const People& people, const StoreError& error) {
  people.hooks.report(error);
  if (may_work_later(error.kind))
    return with_retry_after(
        http_error(503, "unavailable", "the server cannot reach its store; try again soon"),
        std::chrono::seconds(5));
  return http_error(500, "internal", "something went wrong on the server");
}

}  // namespace cheesemoon::server
