#include <gtest/gtest.h>

#include "server/store/store_fixture.h"

namespace cheesemoon::server {
namespace {

class PeopleTest : public StoreFixture {};
INSTANTIATE_TEST_SUITE_P(Store, PeopleTest, both_back_ends(), back_end_name);

TEST_P(PeopleTest, AreFoundByIdAndByName) {
  Store store = open();
  const Person anna = person_named("Änna");
  ASSERT_TRUE(store.add_person(anna));
  ASSERT_TRUE(store.add_person(guest("g1")));
  EXPECT_EQ(value_of(store.person(anna.id)), anna);
  EXPECT_EQ(value_of(store.person_of_name("key of Änna")), anna);
  EXPECT_EQ(value_of(store.person("g1")), guest("g1"));
  EXPECT_EQ(value_of(store.person("nobody")), std::nullopt);
  EXPECT_EQ(value_of(store.person_of_name("key of nobody")), std::nullopt);
}

TEST_P(PeopleTest, HaveNamesOfTheirOwnButGuestsNeedNone) {
  Store store = open();
  ASSERT_TRUE(store.add_person(person_named("Anna")));
  Person second = person_named("Anna");
  second.id = "another";
  const auto same_name = store.add_person(second);
  ASSERT_FALSE(same_name);
  EXPECT_EQ(same_name.error().kind, StoreError::Kind::taken);
  EXPECT_EQ(same_name.error().sentence,
            "the id another or the name key of Anna is somebody's already");
  Person same_id = guest("id of Anna");
  ASSERT_FALSE(store.add_person(same_id));
  ASSERT_TRUE(store.add_person(guest("g1")));
  ASSERT_TRUE(store.add_person(guest("g2")));
  EXPECT_EQ(value_of(store.person("id of Anna")), person_named("Anna"));
}

StoreError::Kind kind_of_error(const StoreResult<Done>& outcome) {
  EXPECT_FALSE(outcome);
  return outcome ? StoreError::Kind::other : outcome.error().kind;
}

TEST_P(PeopleTest, CanChangeAllButTheirId) {
  Store store = open();
  ASSERT_TRUE(store.add_person(person_named("Anna")));
  ASSERT_TRUE(store.add_person(guest("g1")));
  Person grown = value_of(store.person("g1")).value_or(Person{});
  grown.name = "Ben";
  grown.name_key = "ben";
  grown.name_look = "look of ben";
  grown.password_hash = "hash";
  ASSERT_TRUE(store.make_account(grown));
  EXPECT_EQ(value_of(store.person("g1")), grown);
  grown.settings = R"({"language":"de"})";
  ASSERT_TRUE(store.set_settings("g1", grown.settings));
  grown.banned = 7;
  ASSERT_TRUE(store.set_banned("g1", 7));
  grown.password_hash = "new hash";
  ASSERT_TRUE(store.set_password("g1", "new hash"));
  grown.name_key = "benny";
  ASSERT_TRUE(store.rename_person(grown));
  EXPECT_EQ(value_of(store.person("g1")), grown);
  ASSERT_TRUE(store.set_banned("g1", std::nullopt));
  grown.banned.reset();

  Person thief = grown;
  thief.name_key = "key of Anna";
  EXPECT_EQ(kind_of_error(store.rename_person(thief)), StoreError::Kind::taken);
  EXPECT_EQ(value_of(store.person("g1")), grown);
}

TEST_P(PeopleTest, CannotBeChangedOnceTheyAreGone) {
  Store store = open();
  const Person nobody = person_named("nobody");
  for (const auto& outcome :
       {store.rename_person(nobody), store.make_account(nobody),
        store.set_settings(nobody.id, "{}"), store.set_password(nobody.id, "hash"),
        store.set_banned(nobody.id, 1)})
    EXPECT_EQ(kind_of_error(outcome), StoreError::Kind::missing);
}

TEST_P(PeopleTest, KeepWhatOthersHaveChangedWhenAnOldCopyIsChanged) {
  Store store = open();
  Store administrator = open();
  ASSERT_TRUE(store.add_person(person_named("Anna")));
  Person old = value_of(store.person("id of Anna")).value_or(Person{});
  ASSERT_TRUE(administrator.set_banned(old.id, 7));
  ASSERT_TRUE(administrator.set_password(old.id, "reset"));

  old.name = "Anne";
  ASSERT_TRUE(store.rename_person(old));
  ASSERT_TRUE(store.set_settings(old.id, R"({"language":"de"})"));
  EXPECT_EQ(kind_of_error(store.set_password(old.id, "own", old.password_hash)),
            StoreError::Kind::outdated);
  Person now = old;
  now.settings = R"({"language":"de"})";
  now.banned = 7;
  now.password_hash = "reset";
  EXPECT_EQ(value_of(store.person(old.id)), now);
  ASSERT_TRUE(store.set_password(old.id, "own", "reset"));

  ASSERT_TRUE(administrator.set_banned(old.id, std::nullopt));
  EXPECT_EQ(value_of(store.person(old.id))->name, "Anne");
  EXPECT_EQ(value_of(store.person(old.id))->password_hash, "own");
}

TEST_P(PeopleTest, StayAccountsWhenTheyAreChangedAsTheGuestsTheyWere) {
  Store store = open();
  ASSERT_TRUE(store.add_person(guest("g1")));
  Person old = guest("g1");
  Person account = person_named("Ben");
  account.id = "g1";
  ASSERT_TRUE(store.make_account(account));
  old.name = "Bernd";
  EXPECT_EQ(kind_of_error(store.rename_person(old)), StoreError::Kind::outdated);
  Person other = account;
  other.password_hash = "of another request";
  EXPECT_EQ(kind_of_error(store.make_account(other)), StoreError::Kind::outdated);
  const auto kept = value_of(store.person("g1")).value_or(Person{});
  EXPECT_EQ(kept.name, "Ben");
  EXPECT_EQ(kept.password_hash, account.password_hash);
}

TEST_P(PeopleTest, CannotBringTextThatNotEveryDatabaseKeeps) {
  Store store = open();
  Person person = guest("g1");
  for (const std::string& text : {std::string("\xFF"), std::string("a\0b", 3)}) {
    person.settings = text;
    const auto added = store.add_person(person);
    ASSERT_FALSE(added);
    EXPECT_EQ(added.error().kind, StoreError::Kind::refused);
  }
}

TEST_P(PeopleTest, AreListedWhenTheyChangeForOthers) {
  Store store = open();
  ASSERT_TRUE(store.add_person(guest("g1")));
  ASSERT_TRUE(store.add_person(guest("g2")));
  Person changed = guest("g1");
  ASSERT_TRUE(store.set_settings("g1", R"({"language":"de"})"));
  EXPECT_TRUE(value_of(store.people_changed(0)).empty());
  changed.name = "Ben";
  ASSERT_TRUE(store.rename_person(changed));
  ASSERT_TRUE(store.delete_person("g2"));
  ASSERT_TRUE(store.forget_old_changes());
  const auto changes = value_of(store.people_changed(0));
  ASSERT_EQ(changes.size(), 2U);
  EXPECT_EQ(changes[0].person, "g1");
  EXPECT_EQ(value_of(store.people_changed(changes[0].number)),
            (std::vector<PersonChange>{{changes[1].number, "g2"}}));
}

class PersonWithEverything : public StoreFixture {
 protected:
  static void add_everything(Store& store) {
    ASSERT_TRUE(store.add_person(person_named("Anna")));
    ASSERT_TRUE(store.add_person(person_named("Ben")));
    ASSERT_TRUE(store.add_session({"token", "id of Anna", 1, 2, "phone"}));
    ASSERT_TRUE(store.add_session({"other token", "id of Ben", 1, 2, ""}));
    Head head = head_of("a", table::Status::over, 7);
    head.seats = {{0, "id of Anna"}, {1, "id of Ben"}};
    append_surely(store, append_with_head(head, 1));
    append_surely(store, {.table = "a",
                          .first_sequence = 2,
                          .entries = {{8, "said", Words{"id of Anna", "Hallo"}},
                                      {9, "said", Words{"id of Ben", "Salut"}}},
                          .head = std::nullopt});
    const std::vector<PersonRating> ratings = {{"id of Anna", "first-rat", 1'510, 200, 0.06, 1, 0},
                                               {"id of Ben", "first-rat", 1'490, 200, 0.06, 1, 0}};
    ASSERT_TRUE(store.put_ratings("a", ratings,
                                  std::vector<PersonResult>{{"a", "id of Anna", "id of Ben",
                                                             "first-rat", 1, 1, 0.5, 1, false}}));
  }
};
INSTANTIATE_TEST_SUITE_P(Store, PersonWithEverything, both_back_ends(), back_end_name);

TEST_P(PersonWithEverything, GetsAllOfItAsAnExport) {
  Store store = open();
  add_everything(store);
  const auto everything = value_of(store.export_person("id of Anna"));
  ASSERT_TRUE(everything);
  EXPECT_EQ(everything->person, person_named("Anna"));
  EXPECT_EQ(everything->sessions, (std::vector<Session>{{"token", "id of Anna", 1, 2, "phone"}}));
  EXPECT_EQ(everything->ratings,
            (std::vector<PersonRating>{{"id of Anna", "first-rat", 1'510, 200, 0.06, 1, 1}}));
  EXPECT_EQ(everything->results, (std::vector<PersonResult>{{"a", "id of Anna", "id of Ben",
                                                             "first-rat", 1, 1, 0.5, 1, false}}));
  ASSERT_EQ(everything->tables.size(), 1U);
  EXPECT_EQ(everything->tables.front(), value_of(store.head("a")));
  EXPECT_EQ(everything->words, (std::vector<SaidWords>{{"a", 8, "Hallo"}}));
  EXPECT_FALSE(value_of(store.export_person("nobody")));
}

TEST_P(PersonWithEverything, LeavesAnEmptySeatAndNothingElse) {
  Store store = open();
  add_everything(store);
  ASSERT_TRUE(store.delete_person("id of Anna"));
  EXPECT_FALSE(value_of(store.person("id of Anna")));
  EXPECT_FALSE(value_of(store.export_person("id of Anna")));
  EXPECT_FALSE(value_of(store.session("token")));
  EXPECT_TRUE(value_of(store.ratings_of("id of Anna")).empty());
  EXPECT_TRUE(value_of(store.heads_of("id of Anna", 10)).empty());
  EXPECT_EQ(value_of(store.leaderboard({"first-rat"})).size(), 1U);
  const auto entries = value_of(store.entries("a", 2, 10));
  EXPECT_EQ(entries, (std::vector<JournalEntry>{{8, "said", std::nullopt},
                                                {9, "said", Words{"id of Ben", "Salut"}}}));
  EXPECT_EQ(value_of(store.head("a"))->seats,
            (std::vector<SeatedPerson>{{0, std::nullopt}, {1, "id of Ben"}}));
  // The name is free again.
  EXPECT_TRUE(store.add_person(person_named("Anna")));
}

TEST_P(PersonWithEverything, IsNotSeatedAgainByAnAppendThatWasOnItsWay) {
  Store store = open();
  add_everything(store);
  Head head = *value_of(store.head("a"));
  ASSERT_TRUE(store.delete_person("id of Anna"));
  Append late = append_with_head(head, 4);
  late.entries.front().words = Words{"id of Anna", "bye"};
  append_surely(store, late);
  EXPECT_FALSE(value_of(store.entries("a", 4, 1)).front().words);
  EXPECT_EQ(value_of(store.head("a"))->seats.front().person, std::nullopt);
}

}  // namespace
}  // namespace cheesemoon::server
