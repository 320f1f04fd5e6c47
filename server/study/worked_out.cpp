#include "server/study/worked_out.h"

#include <exception>
#include <string>
#include <utility>

#include "server/people/refusals.h"

namespace cheesemoon::server {

namespace {

/// A mistake of ours must not end the thread, and with it the server.
HttpResponse done_safely(const std::function<HttpResponse()>& work, const HallServices& services) {
  try {
    return work();
  } catch (const std::exception& error) {
    services.complain(std::string("an answer could not be worked out: ") + error.what());
    return http_error(500, "internal", "something went wrong on the server");
  }
}

}  // namespace

JobOwner owner_of(const HttpRequest& request) {
  return {.address = request.address_group, .person = {}};
}

void work_out(HallServices& services, JobKind kind, const JobOwner& owner,
              std::function<HttpResponse()> work, const HttpReply& reply) {
  const auto refusal = services.workers.take(
      {.kind = kind,
       .owner = owner,
       .table = {},
       .work = [&services, work = std::move(work), reply] { reply(done_safely(work, services)); }});
  if (refusal) reply(not_taken(*refusal));
}

}  // namespace cheesemoon::server
