#include <fmt/chrono.h>
#include <fmt/format.h>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <functional>
#include <iostream>

#include "cli/complain.h"
#include "cli/existing_store.h"
#include "cli/exit_status.h"
#include "cli/server_commands.h"
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

/// In the world's time, as everybody who reads a log writes it.
std::string day_and_time(std::int64_t time) {
  constexpr std::int64_t thousand = 1000;
  return fmt::format("{:%Y-%m-%d %H:%M}", fmt::gmtime(static_cast<std::time_t>(time / thousand)));
}

int complain_about_people(std::string_view what) {
  return complain("people", what);
}

int with_store(const PeopleArguments& arguments, const std::function<int(Store&)>& work) {
  auto store = open_existing_store(arguments.store);
  return store ? work(*store) : complain_about_people(store.error());
}

int with_person(const PeopleArguments& arguments,
                const std::function<Result<std::string, std::string>(Store&, Person)>& work) {
  return with_store(arguments, [&](Store& store) -> int {
    auto person = server::find_person(store, arguments.who);
    if (!person) return complain_about_people(person.error());
    const auto said = work(store, std::move(*person));
    if (!said) return complain_about_people(said.error());
    std::cout << *said << "\n";
    return success;
  });
}

/// What is said if something was done.
Result<std::string, std::string> said(const Result<server::Done, std::string>& done,
                                      std::string sentence) {
  if (!done) return Failure{done.error()};
  return sentence;
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

int show_person(const server::PersonExport& kept, std::span<const Report> reports) {
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
  return success;
}

int show_as_json(const server::PersonExport& kept, std::span<const Report> reports) {
  std::cout << json::serialize(json::object{{"person", json_of(kept.person)},
                                            {"sessions", server::sessions_json(kept.sessions)},
                                            {"ratings", server::ratings_json(kept.ratings)},
                                            {"tables", server::tables_json(kept.tables)},
                                            {"chat", server::words_json(kept.words)},
                                            {"reports", server::reports_json(reports)}})
            << "\n";
  return success;
}

}  // namespace

int run(const ListPeople& arguments) {
  return with_store(arguments, [&](Store& store) -> int {
    const auto people =
        store.people_with(arguments.name, arguments.only_banned, std::int64_t{arguments.limit});
    if (!people) return complain_about_people(people.error().sentence);
    if (arguments.is_json) {
      json::array list;
      for (const Person& person : *people) list.push_back(json_of(person));
      std::cout << json::serialize(list) << "\n";
      return success;
    }
    for (const Person& person : *people)
      std::cout << fmt::format("{}  {}  {} ({})\n", person.id, day_and_time(person.seen),
                               safe_text(person.name), kind_in_words(person));
    return success;
  });
}

int run(const ShowPerson& arguments) {
  return with_store(arguments, [&](Store& store) -> int {
    const auto person = server::find_person(store, arguments.who);
    if (!person) return complain_about_people(person.error());
    const auto kept = store.export_person(person->id);
    if (!kept) return complain_about_people(kept.error().sentence);
    constexpr std::int64_t many = 1000;
    const auto reports = store.reports(person->id, many);
    if (!reports) return complain_about_people(reports.error().sentence);
    // Nobody is there any more whom somebody else deletes meanwhile.
    if (!*kept) return complain_about_people("this person is gone");
    return arguments.is_json ? show_as_json(**kept, *reports) : show_person(**kept, *reports);
  });
}

int run(const BanPerson& arguments) {
  return with_person(arguments, [](Store& store, const Person& person) {
    return said(server::ban(store, person, server::date_of_machine()),
                fmt::format("{} is kept out", safe_text(person.name)));
  });
}

int run(const UnbanPerson& arguments) {
  return with_person(arguments, [](Store& store, const Person& person) {
    return said(server::unban(store, person),
                fmt::format("{} may come again", safe_text(person.name)));
  });
}

int run(const RenamePerson& arguments) {
  return with_person(arguments, [&](Store& store, Person person) {
    auto renamed = server::rename(store, std::move(person), arguments.name);
    if (renamed) *renamed = "now called " + *renamed;
    return renamed;
  });
}

int run(const DeletePerson& arguments) {
  return with_person(arguments, [](Store& store, const Person& person) {
    return said(server::remove(store, person),
                fmt::format("{} is deleted", safe_text(person.name)));
  });
}

int run(const ResetPassword& arguments) {
  return with_person(arguments, [](Store& store, const Person& person) {
    auto password = server::reset_password(store, person);
    if (password) *password = "the new password: " + *password;
    return password;
  });
}

int run(const ListReports& arguments) {
  return with_store(arguments, [&](Store& store) -> int {
    const auto reports = store.reports(std::nullopt, std::int64_t{arguments.limit});
    if (!reports) return complain_about_people(reports.error().sentence);
    if (arguments.is_json) {
      std::cout << json::serialize(server::reports_json(*reports)) << "\n";
    } else {
      print_reports(*reports);
    }
    return success;
  });
}

}  // namespace cheesemoon::cli
