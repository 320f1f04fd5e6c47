#include <fmt/format.h>
#include <gtest/gtest.h>

#include <boost/json/serialize.hpp>
#include <string>

#include "played_device.h"
#include "server/api/api_document.h"

namespace cheesemoon::device {
namespace {

struct Answered {
  unsigned status = 0;
  json::value said;
};

/// What no server answers: question and answer are as the schemas of these names say.
Answered ask(Device& device, std::string_view path, std::string_view asked,
             std::string_view answered, std::string_view body) {
  const auto expect_described = [](std::string_view schema, std::string_view text) {
    const auto faults = server::ApiDocument::shared().faults(schema, text);
    EXPECT_TRUE(faults.empty()) << schema << ": " << faults.front();
  };
  const json::object answer =
      device.ask({{"do", "request"}, {"method", "POST"}, {"path", path}, {"body", body}});
  const json::object& told = answer.at("answer").as_object();
  const auto status = told.at("status").to_number<unsigned>();
  const std::string text(told.at("body").as_string());
  if (status == 200) expect_described(asked, body);
  expect_described(status == 200 ? answered : "Error", text);
  return {status, json::parse(text)};
}

json::value analysis(Device& device, const json::object& asked) {
  const Answered answer =
      ask(device, "/api/analyses", "AnalysisAsked", "Analysis", json::serialize(asked));
  EXPECT_EQ(answer.status, 200U);
  return answer.said;
}

TEST(DeviceAnalyses, GoThroughAGameThatIsAtNoTable) {
  for (const std::string_view game :
       {R"("brave-rats","options":{"variant":"draft"})", R"("brave-rats","options":{})",
        R"("first-rat","options":{"seats":4})", R"("first-rat","options":{"seats":1})"}) {
    Device device;
    const Answered record = ask(device, "/api/records", "NewRecordAsked", "GameRecord",
                                fmt::format(R"({{"game":{}}})", game));
    EXPECT_EQ(record.status, 200U);
    json::array line;
    for (int step = 0; step < 30; ++step) {
      json::object asked{{"record", record.said}, {"line", line}};
      const json::value seen = analysis(device, asked);
      EXPECT_EQ(seen.at("steps").as_array().size(), line.size());
      if (step % 10 == 0)
        (void)ask(device, "/api/advice", "AnalysisAsked", "Advice", json::serialize(asked));
      if (!seen.at("chance").as_array().empty()) {
        line.push_back(seen.at("chance").as_array().back().at("action"));
        continue;
      }
      json::array then;
      for (const auto& seat : seen.at("choices").as_array())
        then.push_back({{"seat", seat.at("seat")},
                        {"action", seat.at("choices").as_array().back().at("action")}});
      asked["then"] = then;
      const json::value after = analysis(device, asked);
      if (after.at("steps").as_array().size() == line.size()) break;
      line.push_back(after.at("steps").as_array().back().at("text"));
    }
    EXPECT_GT(line.size(), 5U) << game;
  }
}

TEST(DeviceAnalyses, RefuseWhatIsNoRecord) {
  Device device;
  for (const std::string_view path : {"/api/analyses", "/api/advice", "/api/records"})
    EXPECT_EQ(ask(device, path, "", "", R"({"record":{"format":"cheesemoon/1"}})").status, 400U)
        << path;
}

}  // namespace
}  // namespace cheesemoon::device
