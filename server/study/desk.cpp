#include "server/study/desk.h"

#include <algorithm>
#include <boost/asio/post.hpp>
#include <exception>
#include <utility>

namespace cheesemoon::server {

namespace {

HttpResponse busy() {
  auto response = http_error(503, "busy", "too many are waiting for this; try again soon");
  response.headers.emplace_back("Retry-After", "5");
  return response;
}

/// A mistake of ours must not end the thread, and with it the server.
HttpResponse done_safely(const Desk::Work& work, const HallServices& services) {
  try {
    return work();
  } catch (const std::exception& error) {
    services.complain(std::string("an answer could not be worked out: ") + error.what());
    return http_error(500, "internal", "something went wrong on the server");
  }
}

}  // namespace

void Desk::take(const std::string& who, Work work, HttpReply reply) {
  waiting_.push_back({who, std::move(work), std::move(reply)});
  start_what_may();
  if (!is_full_for(who)) return;
  // It is the last one, and does not start yet.
  const HttpReply refused = std::move(waiting_.back().reply);
  waiting_.pop_back();
  refused(busy());
}

bool Desk::is_full_for(const std::string& who) const {
  if (waiting_.size() > limits_.most_waiting) return true;
  const auto own = std::count_if(waiting_.begin(), waiting_.end(),
                                 [&](const Job& job) { return job.who == who; });
  return static_cast<std::size_t>(own) > limits_.most_waiting_of_one;
}

void Desk::start_what_may() {
  while (served_.size() < limits_.most_at_once) {
    const auto next = std::find_if(waiting_.begin(), waiting_.end(),
                                   [&](const Job& job) { return !served_.contains(job.who); });
    if (next == waiting_.end()) return;
    Job job = std::move(*next);
    waiting_.erase(next);
    start(std::move(job));
  }
}

void Desk::start(Job job) {
  served_.insert(job.who);
  services_.work([this, job = std::move(job)] {
    job.reply(done_safely(job.work, services_));
    boost::asio::post(services_.context, [this, who = job.who] {
      served_.erase(who);
      start_what_may();
    });
  });
}

}  // namespace cheesemoon::server
