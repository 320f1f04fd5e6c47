#include "protocol/reply.h"

#include "engine/core/words.h"

namespace cheesemoon::protocol {

Reply read_reply(std::string_view line) {
  using Kind = Reply::Kind;
  std::string_view rest = line;
  const std::string_view word = take_word(rest);
  if (word == "bestaction") return {Kind::best_action, rest};
  if (word == "identified") return {Kind::identified, {}};
  if (word == "ready") return {Kind::ready, {}};
  if (word == "error") return {Kind::error, rest};
  if (word == "option" && take_word(rest) == "name") return {Kind::option, take_word(rest)};
  if (word.empty() || word == "id" || word == "info" || word == "strategy")
    return {Kind::remark, {}};
  return {};
}

}  // namespace cheesemoon::protocol
