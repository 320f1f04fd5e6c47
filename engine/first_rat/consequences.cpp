#include "engine/first_rat/consequences.h"

#include "engine/first_rat/turn.h"

namespace cheesemoon::first_rat {

Consequences consequences_of(const Table& table, const Action& action) {
  Consequences consequences{{}, table};
  decide(consequences.after, action, consequences.chronicle);
  return consequences;
}

}  // namespace cheesemoon::first_rat
