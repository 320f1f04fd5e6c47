#include "cli/first_rat_hint_text.h"

#include "cli/text_layout.h"

namespace cheesemoon::cli {

using namespace first_rat;

std::string hint_text(const FirstRatSentences& sentences, const Table& table,
                      const players::JudgedTurn& turn, std::string_view first) {
  const std::string indent(static_cast<std::size_t>(width_of(first)), ' ');
  std::string actions;
  for (const Action& action : turn.actions) {
    const ActionText text = write_action(action);
    if (!actions.empty()) actions += ", ";
    actions += text.view();
  }
  return wrapped(first, sentences.turn(table, turn.actions)) + "\n" +
         wrapped(indent, sentences.reason(turn.gains)) + "\n" + wrapped(indent, "> " + actions);
}

}  // namespace cheesemoon::cli
