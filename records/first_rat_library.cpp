#include "records/first_rat_library.h"

#include <fmt/format.h>

#include <algorithm>
#include <fstream>
#include <iterator>
#include <optional>

#include "json/error.h"
#include "records/first_rat_content.h"
#include "records/share_folder.h"

namespace cheesemoon::records {

namespace {

/// Names are parts of file names: nothing that could lead out of the folder.
bool is_name(std::string_view name) {
  constexpr std::size_t longest = 32;
  return !name.empty() && name.size() <= longest &&
         std::all_of(name.begin(), name.end(), [](char letter) {
           return (letter >= 'a' && letter <= 'z') || (letter >= '0' && letter <= '9') ||
                  letter == '-';
         });
}

/// Reads one file into the part of the content that it is meant to be.
template <class Part>
std::optional<JsonError> read_part(const std::string& folder, std::string_view name, Part& part) {
  // Where it is found is nobody's business but of those who run the program.
  const std::string file = fmt::format("{}.json", name);
  std::ifstream stream(folder + "/" + file);
  if (!stream) return JsonError{"", fmt::format("cannot read {} in the folder of contents", file)};
  const std::string text{std::istreambuf_iterator<char>(stream), std::istreambuf_iterator<char>()};
  const auto content = read_first_rat_content(text, folder + "/schema");
  if (!content)
    return JsonError{"", fmt::format("{}: {}", file, describe(content.error().front()))};
  const auto* read = std::get_if<Part>(&content->part);
  if (read == nullptr) return JsonError{"", fmt::format("{} is another kind of file", file)};
  part = *read;
  return std::nullopt;
}

}  // namespace

FirstRatLibrary& FirstRatLibrary::standard() {
  static FirstRatLibrary library(content_folder() + "/first-rat");
  return library;
}

Result<const first_rat::Content*, JsonError> FirstRatLibrary::find(std::string_view name) {
  const std::lock_guard lock(mutex_);
  if (const auto found = contents_.find(name); found != contents_.end()) return found->second.get();
  if (!is_name(name))
    return Failure{JsonError{
        "",
        fmt::format("\"{}\" is not the name of a board: lower case letters, digits and -", name)}};
  auto content = std::make_unique<first_rat::Content>();
  content->name << name;
  auto error = read_part(folder_, name, content->board);
  if (!error) error = read_part(folder_, "items", content->items);
  if (!error) error = read_part(folder_, "solo-cards", content->solo);
  if (error) return Failure{*error};
  return contents_.emplace(name, std::move(content)).first->second.get();
}

}  // namespace cheesemoon::records
