#include "engine/first_rat/event_fields.h"

#include <gtest/gtest.h>

#include <set>

namespace cheesemoon::first_rat {
namespace {

TEST(EventFields, AreListedByTheOrderOfTheKinds) {
  std::set<std::string_view> names;
  for (std::size_t place = 0; place < event_kinds.size(); ++place) {
    EXPECT_EQ(static_cast<std::size_t>(event_kinds[place].kind), place);
    EXPECT_TRUE(names.insert(event_kinds[place].name).second) << event_kinds[place].name;
  }
  EXPECT_EQ(event_kinds.back().kind, Happening::game_over);
}

TEST(EventFields, BeginWithWhoseItIsUnlessTheGameIsOver) {
  for (const EventKind& kind : event_kinds) {
    if (kind.kind == Happening::game_over) {
      EXPECT_TRUE(kind.fields().empty());
    } else {
      ASSERT_FALSE(kind.fields().empty());
      EXPECT_EQ(kind.fields().front().name, "seat");
    }
  }
}

TEST(EventFields, OfAKindAreThoseItWasGiven) {
  const EventKind kind(
      Happening::fee_paid, "paid",
      {{"seat", FieldType::seat, &Event::team}, {"fee", FieldType::number, &Event::amount}});
  EXPECT_EQ(kind.kind, Happening::fee_paid);
  EXPECT_EQ(kind.name, "paid");
  ASSERT_EQ(kind.fields().size(), 2U);
  EXPECT_EQ(kind.fields().back().name, "fee");
}

TEST(EventFields, AreFoundByTheEvent) {
  const Event event{.kind = Happening::fee_paid, .team = 3, .what = 1, .amount = 2};
  const EventKind& kind = kind_of(event);
  EXPECT_EQ(kind.name, "fee_paid");
  ASSERT_EQ(kind.fields().size(), 3U);
  EXPECT_EQ(kind.fields()[1].name, "to");
  EXPECT_EQ(kind.fields()[1].type, FieldType::seat);
  EXPECT_EQ(event.*kind.fields()[1].member, 1);
}

}  // namespace
}  // namespace cheesemoon::first_rat
