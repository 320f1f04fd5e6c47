#include "json/writer.h"

#include <gtest/gtest.h>

#include <cstdint>

namespace cheesemoon {
namespace {

TEST(JsonWriter, SetsCommasBetweenValuesAndNowhereElse) {
  JsonWriter writer;
  writer.object([&] {
    writer.member("number", -12);
    writer.member("byte", std::uint8_t{65});
    writer.member("text", "cheese");
    writer.member("truth", true);
    writer.member("nothing", nullptr);
    writer.array("empty", [] {});
    writer.array("list", [&] {
      writer.value(1);
      writer.object([] {});
      writer.json(R"({"made":"elsewhere"})");
    });
    writer.list("letters", std::string("ab"));
    writer.object("inner", [&] { writer.member("last", false); });
  });
  EXPECT_EQ(writer.text(),
            R"({"number":-12,"byte":65,"text":"cheese","truth":true,"nothing":null,"empty":[],)"
            R"("list":[1,{},{"made":"elsewhere"}],"letters":["a","b"],"inner":{"last":false}})");
}

TEST(JsonWriter, EscapesTextsOfAnybody) {
  JsonWriter writer;
  writer.array([&] {
    writer.value("say \"cheese\" \\ \n\x1F");
    writer.value("K\u00E4se");
  });
  EXPECT_EQ(writer.text(), "[\"say \\\"cheese\\\" \\\\ \\u000a\\u001f\",\"K\u00E4se\"]");
}

TEST(JsonWriter, WritesTheShortestNumberThatReadsTheSame) {
  JsonWriter writer;
  writer.array([&] {
    writer.value(0.25);
    writer.value(-0.0);
    writer.value(1.0);
  });
  EXPECT_EQ(writer.text(), "[0.25,0,1]");
}

}  // namespace
}  // namespace cheesemoon
