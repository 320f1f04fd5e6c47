#include "cli/hint.h"

#include <iostream>

#include "cli/exit_status.h"
#include "cli/files.h"

namespace cheesemoon::cli {

int run(const HintArguments& arguments) {
  const auto complain = [&](const std::string& what) {
    std::cerr << "cheesemoon hint: " << what << '\n';
    return bad_input;
  };
  const Words* words = words_for(arguments.language);
  if (words == nullptr) return complain(no_such_language(arguments.language));
  const auto text = read_text(arguments.file);
  if (!text) return complain(text.error());
  const auto document = records::read_document(*text);
  if (!document) return complain(arguments.file + ": " + describe(document.error()));
  const std::string error =
      std::visit([&](const auto& content) { return hint(content, arguments, *words); }, *document);
  return error.empty() ? success : complain(arguments.file + ": " + error);
}

}  // namespace cheesemoon::cli
