#include "server/study/study_api.h"

#include "server/heads/summary.h"
#include "server/http/http.h"
#include "server/people/caller.h"
#include "server/people/refusals.h"
#include "table/challenge_board.h"

namespace cheesemoon::server {

namespace {

/// More than anybody plays.
constexpr std::int64_t most_tables_read = 100'000;

}  // namespace

void show_challenges(StudyApi& api, const HttpRequest& request, const HttpReply& reply) {
  api.services.store.post([&api, request, reply](Store& store) {
    const auto person = caller_of(Call{api.people, store, request, {}});
    if (!person) return reply(person.error());
    const auto heads = store.heads_of(person->id, most_tables_read);
    if (!heads) return reply(store_failed(api.people, heads.error()));
    reply(json_answer(200, table::challenge_board(solo_tables(*heads))));
  });
}

}  // namespace cheesemoon::server
