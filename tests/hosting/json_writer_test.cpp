#include "hosting/json_writer.h"

#include <gtest/gtest.h>

#include <cstdint>

namespace cheesemoon::hosting {
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
    writer.object("inner", [&] { writer.member("last", false); });
  });
  EXPECT_EQ(writer.take(),
            R"({"number":-12,"byte":65,"text":"cheese","truth":true,"nothing":null,"empty":[],)"
            R"("list":[1,{},{"made":"elsewhere"}],"inner":{"last":false}})");
}

}  // namespace
}  // namespace cheesemoon::hosting
