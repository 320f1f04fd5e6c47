#include "cli/analyse.h"

#include "cli/record_question.h"

namespace cheesemoon::cli {

int run(const AnalyseArguments& arguments) {
  return answer_about_record(
      "analyse", arguments.file, arguments.language,
      [&](const auto& content, const Words& words) { return analyse(content, arguments, words); });
}

}  // namespace cheesemoon::cli
