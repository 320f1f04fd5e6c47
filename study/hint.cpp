#include "study/hint.h"

#include "advice/brave_rats_json.h"
#include "advice/first_rat_json.h"
#include "hosting/asked.h"
#include "hosting/brave_rats_hosting.h"
#include "hosting/first_rat_hosting.h"
#include "players/first_rat/hints.h"

namespace cheesemoon::study {

namespace {

using BraveRatsQuestion = hosting::QuestionOf<brave_rats::BraveRats, hosting::BraveRatsHosting>;
using FirstRatQuestion = hosting::QuestionOf<first_rat::FirstRat, hosting::FirstRatHosting>;

constexpr std::size_t most_hints = 3;

}  // namespace

std::string hint_json(const hosting::Question& question) {
  if (const auto* of_brave_rats = dynamic_cast<const BraveRatsQuestion*>(&question)) {
    const auto& decision = of_brave_rats->asked().decisions.back();
    return advice::hint_json(decision.seen, decision.offered);
  }
  const auto& asked = dynamic_cast<const FirstRatQuestion&>(question).asked();
  const first_rat::Table& table = asked.decisions.back().seen.table;
  return advice::hints_json(table, players::hints_for(table, {}, most_hints));
}

}  // namespace cheesemoon::study
