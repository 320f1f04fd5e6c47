#pragma once

#include <string>
#include <string_view>
#include <variant>

#include "cli/complain.h"
#include "cli/exit_status.h"
#include "cli/files.h"
#include "cli/words.h"
#include "records/rat_document.h"

namespace cheesemoon::cli {

/// What commands that are asked about a record file have in common. `answer` is given the record
/// and the words to speak of it, and returns an error, if any.
template <class Answer>
int answer_about_record(std::string_view command, const std::string& file,
                        const std::string& language, const Answer& answer) {
  const auto text = read_text(file);
  if (!text) return complain(command, text.error());
  const auto document = records::read_document(*text);
  if (!document) return complain(command, file + ": " + describe(document.error()));
  const Words& words = words_for(language);
  const std::string error =
      std::visit([&](const auto& content) { return answer(content, words); }, *document);
  return error.empty() ? success : complain(command, file + ": " + error);
}

}  // namespace cheesemoon::cli
