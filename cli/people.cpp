#include <fmt/chrono.h>
#include <fmt/format.h>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <iostream>

#include "cli/commands.h"
#include "cli/on_store.h"
#include "cli/table/safe_text.h"
#include "server/people/administration.h"
#include "server/people/answers.h"
#include "server/people/person_kind.h"
#include "server/serving/server_clock.h"

namespace cheesemoon::cli {

namespace {

namespace json = boost::json;
using server::Person;
using server::Report;
using server::Store;

/// What the administrator wants to know of people, or done with them.
struct PeopleArguments {
  std::string store;
  /// An id, or the name of an account.
  std::string who;
  std::string name;
  bool only_banned = false;
  unsigned limit = 50;
  bool is_json = false;
};

/// In the world's time, as everybody who reads a log writes it.
std::string day_and_time(std::int64_t time) {
  constexpr std::int64_t thousand = 1000;
  return fmt::format("{:%Y-%m-%d %H:%M}", fmt::gmtime(static_cast<std::time_t>(time / thousand)));
}

std::string kind_in_words(const Person& person) {
  return fmt::format("{}{}", server::kind_name(server::kind_of(person)),
                     person.banned ? ", banned" : "");
}

json::object json_of(const Person& person) {
  auto object = server::person_json(person);
  object["created"] = person.created;
  object["seen"] = person.seen;
  object["banned"] = person.banned ? json::value(*person.banned) : json::value(nullptr);
  return object;
}

void print_reports(std::span<const Report> reports) {
  for (const Report& report : reports)
    std::cout << fmt::format("{}  {}  {} reports {} at table {}{}\n", day_and_time(report.time),
                             report.reason, report.reporter, report.person, report.table,
                             report.text.empty() ? "" : ": " + safe_text(report.text));
}

void print_person(const server::PersonExport& kept, std::span<const Report> reports) {
  const Person& person = kept.person;
  std::cout << fmt::format("{}  {} ({})\nsince {}, last here {}\n", person.id,
                           safe_text(person.name), kind_in_words(person),
                           day_and_time(person.created), day_and_time(person.seen));
  for (const server::Session& session : kept.sessions)
    std::cout << fmt::format("device \"{}\", last used {}\n", safe_text(session.label),
                             day_and_time(session.last_seen));
  for (const server::PersonRating& rating : kept.ratings)
    std::cout << fmt::format("{}: {:.0f} after {} games\n", rating.game, rating.rating,
                             rating.games);
  std::cout << fmt::format("{} tables\n", kept.tables.size());
  for (const server::SaidWords& words : kept.words)
    std::cout << fmt::format("{}  said at table {}: {}\n", day_and_time(words.time), words.table,
                             safe_text(words.text));
  print_reports(reports);
}

void print_as_json(const server::PersonExport& kept, std::span<const Report> reports) {
  std::cout << json::serialize(json::object{{"person", json_of(kept.person)},
                                            {"sessions", server::sessions_json(kept.sessions)},
                                            {"ratings", server::ratings_json(kept.ratings)},
                                            {"tables", server::tables_json(kept.tables)},
                                            {"chat", server::words_json(kept.words)},
                                            {"reports", server::reports_json(reports)}})
            << "\n";
}

std::string list_people(Store& store, const PeopleArguments& arguments) {
  const auto people =
      store.people_with(arguments.name, arguments.only_banned, std::int64_t{arguments.limit});
  if (!people) return people.error().sentence;
  if (arguments.is_json) {
    json::array all;
    for (const Person& person : *people) all.push_back(json_of(person));
    std::cout << json::serialize(all) << "\n";
    return {};
  }
  for (const Person& person : *people)
    std::cout << fmt::format("{}  {}  {} ({})\n", person.id, day_and_time(person.seen),
                             safe_text(person.name), kind_in_words(person));
  return {};
}

std::string show_person(Store& store, const Person& person, const PeopleArguments& arguments) {
  const auto kept = store.export_person(person.id);
  if (!kept) return kept.error().sentence;
  constexpr std::int64_t many = 1000;
  const auto reports = store.reports(person.id, many);
  if (!reports) return reports.error().sentence;
  // Nobody is there any more whom somebody else deletes meanwhile.
  if (!*kept) return "this person is gone";
  (arguments.is_json ? print_as_json : print_person)(**kept, *reports);
  return {};
}

std::string list_reports(Store& store, const PeopleArguments& arguments) {
  const auto reports = store.reports(std::nullopt, std::int64_t{arguments.limit});
  if (!reports) return reports.error().sentence;
  if (arguments.is_json) {
    std::cout << json::serialize(server::reports_json(*reports)) << "\n";
  } else {
    print_reports(*reports);
  }
  return {};
}

/// Says of somebody what was done with him, or returns why it was not.
std::string told(const Result<server::Done, std::string>& done, const Person& person,
                 std::string_view what) {
  if (done) std::cout << fmt::format("{} {}\n", safe_text(person.name), what);
  return done ? std::string() : done.error();
}

std::string ban(Store& store, const Person& person, const PeopleArguments& /*arguments*/) {
  return told(server::ban(store, person, server::date_of_machine()), person, "is kept out");
}

std::string unban(Store& store, const Person& person, const PeopleArguments& /*arguments*/) {
  return told(server::unban(store, person), person, "may come again");
}

std::string rename(Store& store, const Person& person, const PeopleArguments& arguments) {
  const auto renamed = server::rename(store, person, arguments.name);
  if (!renamed) return renamed.error();
  std::cout << "now called " << *renamed << "\n";
  return {};
}

std::string remove(Store& store, const Person& person, const PeopleArguments& /*arguments*/) {
  return told(server::remove(store, person), person, "is deleted");
}

std::string reset_password(Store& store, const Person& person,
                           const PeopleArguments& /*arguments*/) {
  const auto password = server::reset_password(store, person);
  if (!password) return password.error();
  std::cout << "the new password: " << *password << "\n";
  return {};
}

template <class Run>
std::pair<CLI::App&, PeopleArguments&> add(CLI::App& people, int& status, const std::string& name,
                                           const std::string& description, Run run) {
  return add_on_store<PeopleArguments>(people, status, "people", name, description, run);
}

/// A command about one person, who is found before it is run.
template <class Run>
std::pair<CLI::App&, PeopleArguments&> add_about_person(CLI::App& people, int& status,
                                                        const std::string& name,
                                                        const std::string& description, Run run) {
  auto [command, arguments] =
      add(people, status, name, description, [run](Store& store, const PeopleArguments& said) {
        const auto person = server::find_person(store, said.who);
        return person ? run(store, *person, said) : person.error();
      });
  command.add_option("who", arguments.who, "An id, or the name of an account")->required();
  return {command, arguments};
}

void add_list(CLI::App& command, PeopleArguments& arguments) {
  command.add_option("--limit", arguments.limit, "How many at most")
      ->check(CLI::Range(1U, 1'000'000U));
  command.add_flag("--json", arguments.is_json, "As JSON, for programs");
}

}  // namespace

void add_people(CLI::App& app, int& status) {
  CLI::App& people = *app.add_subcommand(
      "people", "For the administrator of a server: who there is, bans, names and reports");
  people.require_subcommand(1);
  people.footer(
      "Works while the server runs, which notices within a second.\n"
      "Examples:\n"
      "  cheesemoon people list --name ann\n"
      "  cheesemoon people reports\n"
      "  cheesemoon people ban ZnJlZCBpcyBub3QgYSBu\n"
      "  cheesemoon people reset-password Anna");
  auto [list, listed] =
      add(people, status, "list", "Accounts and guests, who was here last first", list_people);
  list.add_option("--name", listed.name, "Only those with this in their name");
  list.add_flag("--banned", listed.only_banned, "Only those who are kept out");
  add_list(list, listed);
  auto [show, shown] = add_about_person(
      people, status, "show", "Everything that is kept about somebody, and reports about him",
      show_person);
  show.add_flag("--json", shown.is_json, "As JSON, for programs");
  add_about_person(people, status, "ban", "Keep somebody out; his connections end within a second",
                   ban);
  add_about_person(people, status, "unban", "Let somebody in again", unban);
  auto [rename_command, renamed] =
      add_about_person(people, status, "rename", "Give somebody another name", rename);
  rename_command.add_option("name", renamed.name, "The new name")->required();
  add_about_person(people, status, "delete",
                   "Delete somebody and what he said, as he could himself", remove);
  add_about_person(people, status, "reset-password", "Give an account a new password, and print it",
                   reset_password);
  auto [reports, reported] =
      add(people, status, "reports", "What players report, the newest first", list_reports);
  add_list(reports, reported);
}

}  // namespace cheesemoon::cli
