#include "cli/hint.h"

#include "cli/record_question.h"

namespace cheesemoon::cli {

int run(const HintArguments& arguments) {
  return answer_about_record(
      "hint", arguments.file, arguments.language,
      [&](const auto& content, const Words& words) { return hint(content, arguments, words); });
}

}  // namespace cheesemoon::cli
