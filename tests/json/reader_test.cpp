#include "json/reader.h"

#include <gtest/gtest.h>

#include <functional>
#include <string>

#include "json/utf8.h"

namespace cheesemoon {
namespace {

TEST(JsonText, ThatIsBrokenIsReportedWithLineAndColumn) {
  const auto value = parse_json("{\n  \"a\": 1,\n  \"b\": nul\n}");
  ASSERT_FALSE(value);
  EXPECT_EQ(value.error().where, "line 3, column 8");
}

TEST(JsonText, ThatEndsTooEarlyOrTooLateIsRefused) {
  EXPECT_FALSE(parse_json(""));
  EXPECT_FALSE(parse_json("{"));
  EXPECT_FALSE(parse_json("{} x"));
  EXPECT_TRUE(parse_json("{}\n"));
}

TEST(JsonText, ThatIsNestedTooDeeplyIsRefused) {
  EXPECT_FALSE(parse_json(std::string(100'000, '[')));
}

TEST(JsonText, ThatIsTooLongIsRefused) {
  const auto value = parse_json(std::string(max_text_size + 1, ' '));
  ASSERT_FALSE(value);
  EXPECT_NE(value.error().what.find("longer"), std::string::npos);
}

std::string first_error(std::string_view text, const std::function<void(const JsonReader&)>& read) {
  const auto value = parse_json(text);
  EXPECT_TRUE(value);
  std::optional<JsonError> error;
  read(JsonReader(*value, error));
  return error ? describe(*error) : "";
}

TEST(JsonReader, NamesThePlaceOfWhatIsWrong) {
  EXPECT_EQ(first_error(R"({"a":{"b":[1,"x"]}})",
                        [](const JsonReader& reader) {
                          for (const auto& element : reader.member("a").member("b").elements(9))
                            (void)element.number(0, 5);
                        }),
            "a.b[1]: expected a whole number from 0 to 5, found \"x\"");
}

TEST(JsonReader, QuotesWholeCharacters) {
  std::string rats;
  for (int count = 0; count < 20; ++count) rats += "\xF0\x9F\x90\x80";
  for (const std::string before : {"", "a", "ab", "abc"}) {
    const std::string text = std::string("\"").append(before).append(rats).append("\"");
    const std::string error =
        first_error(text, [](const JsonReader& reader) { (void)reader.number(0, 5); });
    EXPECT_TRUE(read_utf8(error)) << error;
    EXPECT_TRUE(error.ends_with("\x80...")) << error;
  }
}

TEST(JsonReader, SaysWhatIsMissing) {
  EXPECT_EQ(
      first_error(R"({"a":{}})",
                  [](const JsonReader& reader) { (void)reader.member("a").member("b").text(); }),
      "a: \"b\" is missing");
}

TEST(JsonReader, SaysWhatIsUnknown) {
  EXPECT_EQ(first_error(R"({"a":1,"z":2})",
                        [](const JsonReader& reader) {
                          reader.allow_only({"a", "b"});
                        }),
            "unknown member \"z\"; expected a, b");
}

TEST(JsonReader, KeepsTheFirstErrorOnly) {
  EXPECT_EQ(first_error("[]",
                        [](const JsonReader& reader) {
                          (void)reader.text();
                          (void)reader.member("a");
                        }),
            "expected a text, found a list");
}

TEST(JsonReader, ReadsTrueAndFalseAndTakesNothingElseForThem) {
  EXPECT_EQ(first_error("[true,false]",
                        [](const JsonReader& reader) {
                          const auto elements = reader.elements(2);
                          EXPECT_TRUE(elements[0].truth());
                          EXPECT_FALSE(elements[1].truth());
                        }),
            "");
  EXPECT_EQ(first_error("[1,true]",
                        [](const JsonReader& reader) {
                          for (const auto& element : reader.elements(2))
                            EXPECT_FALSE(element.truth()) << "also after an error";
                        }),
            "[0]: expected true or false, found 1");
}

TEST(JsonReader, LimitsLists) {
  EXPECT_EQ(first_error("[1,2,3]", [](const JsonReader& reader) { (void)reader.elements(2); }),
            "expected at most 2 elements, found 3");
}

}  // namespace
}  // namespace cheesemoon
