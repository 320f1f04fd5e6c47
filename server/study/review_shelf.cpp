#include "server/study/review_shelf.h"

#include <utility>

namespace cheesemoon::server {

const ReviewShelf::Kept* ReviewShelf::find(const std::string& table) {
  const auto found = found_.find(table);
  if (found == found_.end()) return nullptr;
  kept_.splice(kept_.begin(), kept_, found->second);
  return &*found->second;
}

bool ReviewShelf::wait_for(const std::string& table, HttpReply reply) {
  std::vector<HttpReply>& replies = waiting_[table];
  replies.push_back(std::move(reply));
  return replies.size() == 1;
}

void ReviewShelf::arrived(const std::string& table, const HttpResponse& response,
                          const std::vector<std::string>& positions) {
  constexpr unsigned done = 200;
  if (response.status == done && !found_.contains(table)) {
    kept_.push_front({table, response.body, positions});
    found_[table] = kept_.begin();
    if (kept_.size() > most_kept_) {
      found_.erase(kept_.back().table);
      kept_.pop_back();
    }
  }
  const auto waiting = waiting_.extract(table);
  if (waiting.empty()) return;
  for (const HttpReply& reply : waiting.mapped()) reply(response);
}

}  // namespace cheesemoon::server
