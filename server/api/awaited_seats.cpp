#include "server/api/awaited_seats.h"

#include <cstddef>
#include <memory>

namespace cheesemoon::server {

namespace {

struct Looking {
  AwaitedSeats found;
  std::size_t left = 0;
};

std::vector<int> numbers_of(const std::vector<Seat>& seats) {
  std::vector<int> numbers;
  numbers.reserve(seats.size());
  for (const Seat seat : seats) numbers.push_back(number(seat));
  return numbers;
}

}  // namespace

void look_who_is_awaited(Hall& hall, const std::string& person,
                         const std::vector<std::string>& tables,
                         const std::function<void(const AwaitedSeats&)>& tell) {
  if (tables.empty()) return tell({});
  const auto looking = std::make_shared<Looking>(Looking{.found = {}, .left = tables.size()});
  for (const std::string& id : tables)
    hall.look_at(id,
                 [looking, id, person, tell](const Result<const Room*, table::TableRefusal>& room) {
                   if (room)
                     looking->found[id] = numbers_of(awaited_seen_by((*room)->table, person));
                   if (--looking->left == 0) tell(looking->found);
                 });
}

}  // namespace cheesemoon::server
