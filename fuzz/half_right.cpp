#include "half_right.h"

#include <algorithm>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <cctype>

namespace cheesemoon::fuzz {

namespace {

namespace json = boost::json;

constexpr std::size_t letters_of_step = 4;
/// More than any limit of the protocol but that of a whole message.
constexpr std::size_t too_long = 600;
/// Whoever quotes it must not cut a rat in two.
constexpr std::string_view impossible =
    "play \U0001F400\U0001F400\U0001F400\U0001F400\U0001F400\U0001F400\U0001F400\U0001F400"
    "\U0001F400\U0001F400\U0001F400\U0001F400";

char one_of(std::string_view known, char letter) {
  if (known.find(letter) != std::string_view::npos) return letter;
  return known[static_cast<unsigned char>(letter) % known.size()];
}

Step read_step(std::string_view letters) {
  const auto who = static_cast<unsigned char>(letters[0]);
  const char seat = letters[2];
  return {.who = static_cast<std::size_t>(std::tolower(who) - 'a') % speakers.size(),
          .waits = std::isupper(who) == 0,
          .verb = one_of(verbs, letters[1]),
          .seat = seat >= '1' && seat <= '5' ? seat - '0' : 0,
          .twist = one_of(twists, letters[3])};
}

std::string_view type_of(char verb) {
  switch (verb) {
    case 'h':
      return "hello";
    case 'w':
      return "watch";
    case 'u':
      return "unwatch";
    case 's':
      return "sit";
    case 'b':
      return "seat_bot";
    case 'y':
      return "ready";
    case 'e':
      return "stand_up";
    case 'a':
      return "act";
    case 'z':
      return "undo";
    case 'p':
      return "preview";
    case 't':
      return "say";
    case 'g':
      return "resign";
    case 'o':
      return "offer_end";
    case 'c':
      return "call";
    case 'k':
      return "take_out";
    case 'n':
      return "next_game";
    case 'm':
      return "rematch";
    case 'x':
      return "close";
    case 'i':
      return "ping";
    default:
      return {};
  }
}

bool is_one_of(char letter, std::string_view letters) {
  return letters.find(letter) != std::string_view::npos;
}

json::object right_message(const Step& step, const Known& known) {
  json::object message{{"type", type_of(step.verb)}};
  if (step.verb == 'h') {
    message["protocol"] = 1;
    message["token"] = known.token;
    return message;
  }
  if (step.verb == 'i') return message;
  message["table"] = known.table;
  if (step.verb != 'u') message["request"] = known.request;
  if (is_one_of(step.verb, "wusbyeazpgock")) message["seat"] = known.seat;
  if (is_one_of(step.verb, "az")) message["at"] = known.at;
  if (is_one_of(step.verb, "ap")) message["action"] = known.action;
  if (step.verb == 't') message["text"] = "well?";
  if (step.verb == 'b') message["bot"] = "level1";
  return message;
}

void twist(json::object& message, char how) {
  constexpr int seats = 5;
  if (how == 's' && message.contains("seat"))
    message["seat"] = message["seat"].as_int64() % seats + 1;
  if (how == 'n' && message.contains("table")) message["table"] = "bcdfghjkmn";
  if (how == 'o' && message.contains("at"))
    message["at"] = std::max<std::int64_t>(0, message["at"].as_int64() - 1);
  if (how == 'f' && message.contains("at")) message["at"] = message["at"].as_int64() + 1;
  if (how == 'm') message.erase(message.contains("seat") ? "seat" : "table");
  if (how == 'x') message["colour"] = "green";
  if (how == 'v') message[message.contains("seat") ? "seat" : "table"] = json::array{1, nullptr};
  for (const char* text : {"text", "action", "bot", "token"}) {
    if (!message.contains(text)) continue;
    if (how == 'l') message[text] = std::string(too_long, 'x');
    if (how == 'i') message[text] = impossible;
  }
}

}  // namespace

std::vector<Step> read_script(std::string_view script) {
  std::string letters;
  std::copy_if(script.begin(), script.end(), std::back_inserter(letters),
               [](char letter) { return std::isspace(static_cast<unsigned char>(letter)) == 0; });
  std::vector<Step> steps;
  for (std::size_t place = 0; place + letters_of_step <= letters.size(); place += letters_of_step)
    steps.push_back(read_step(std::string_view(letters).substr(place, letters_of_step)));
  return steps;
}

std::string message_of(const Step& step, const Known& known) {
  if (step.verb == 'r') return R"({"type":"act","table":{"table":[[[[]]]]}})";
  if (type_of(step.verb).empty()) return {};
  json::object message = right_message(step, known);
  twist(message, step.twist);
  std::string text = json::serialize(message);
  if (step.twist == 'c') text.resize(text.size() / 2);
  return text;
}

bool is_request(const Step& step) {
  return is_one_of(step.verb, "sbyeazptgocknmx") && step.twist != 'c';
}

bool is_watch(const Step& step) {
  return step.verb == 'w' && step.twist != 'c';
}

}  // namespace cheesemoon::fuzz
