#include "server/bus/bus.h"

#include <gtest/gtest.h>

#include <chrono>
#include <cstdlib>
#include <stdexcept>
#include <thread>

#include "server/bus/listener.h"
#include "server/bus/nats_bus.h"
#include "server/bus/nats_connection.h"
#include "server/bus/nats_server.h"

namespace cheesemoon::server {
namespace {

std::unique_ptr<Bus> open(const std::string& place, Listener& listener) {
  auto bus = open_bus(place, listener.hear(), listener.missed());
  if (!bus) throw std::runtime_error(bus.error());
  return std::move(*bus);
}

template <class Condition>
void wait_until(Condition condition) {
  while (!condition()) std::this_thread::sleep_for(std::chrono::milliseconds(5));
}

std::size_t count(const std::string& text, std::string_view part) {
  std::size_t found = 0;
  for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1))
    ++found;
  return found;
}

/// Two processes, which are one here, on a bus over NATS.
class NatsBusTest : public testing::Test {
 protected:
  void SetUp() override {
    if (NatsServer::is_installed()) return;
    if (std::getenv("CHEESEMOON_CHECK") != nullptr)
      throw std::runtime_error("NATS is not installed: apt-get install nats-server");
    GTEST_SKIP() << "NATS is not installed";
  }
};

TEST(SilentBus, IsThereForAProcessThatIsAlone) {
  Listener listener;
  const auto bus = open("", listener);
  bus->announce({"table", 1});
  EXPECT_TRUE(bus->figures().is_connected);
  EXPECT_EQ(bus->figures().announced, 1U);
  EXPECT_TRUE(listener.heard(0).empty());
}

TEST(OpenBus, SaysWhatIsWrongWithAPlace) {
  EXPECT_FALSE(open_bus(
      "redis://localhost", [](const Announcement&) {}, [] {}));
}

TEST_F(NatsBusTest, LetsOthersHearButNotOneself) {
  const NatsServer nats;
  Listener first_listener;
  Listener second_listener;
  const auto first = open(nats.place(), first_listener);
  const auto second = open(nats.place(), second_listener);
  first->announce({"bcdfghjkmn", 1});
  EXPECT_EQ(second_listener.heard(1), (std::vector<Announcement>{{"bcdfghjkmn", 1}}));
  // By now one's own would be on its way, in front of this.
  second->announce({"pqrstvwxyz", 7});
  EXPECT_EQ(first_listener.heard(1), (std::vector<Announcement>{{"pqrstvwxyz", 7}}));
  EXPECT_EQ(first->figures().announced, 1U);
  EXPECT_EQ(first->figures().heard, 1U);
  EXPECT_EQ(first->figures().missed, 0U);
  EXPECT_EQ(first->figures().unreadable, 0U);
}

TEST_F(NatsBusTest, KeepsTheOrder) {
  const NatsServer nats;
  Listener speaker_listener;
  Listener listener;
  const auto speaker = open(nats.place(), speaker_listener);
  const auto bus = open(nats.place(), listener);
  constexpr std::size_t many = 10'000;
  std::vector<Announcement> announced;
  announced.reserve(many);
  for (std::size_t place = 0; place < many; ++place) {
    announced.push_back(
        {"table" + std::to_string(place % 7), static_cast<std::int64_t>(place + 1)});
    speaker->announce(announced.back());
  }
  EXPECT_EQ(listener.heard(many), announced);
  EXPECT_EQ(speaker->figures().dropped, 0U);
}

TEST_F(NatsBusTest, SendsEverythingBeforeItEnds) {
  const NatsServer nats;
  Listener listener;
  const auto bus = open(nats.place(), listener);
  constexpr std::size_t some = 500;
  {
    Listener speaker_listener;
    const auto speaker = open(nats.place(), speaker_listener);
    for (std::size_t place = 1; place <= some; ++place)
      speaker->announce({"table", static_cast<std::int64_t>(place)});
  }
  EXPECT_EQ(listener.heard(some).back(), (Announcement{"table", some}));
}

TEST_F(NatsBusTest, EndsWhileOthersAnnounce) {
  const NatsServer nats;
  Listener speaker_listener;
  const auto speaker = open(nats.place(), speaker_listener);
  std::jthread announcing([&](const std::stop_token& stop) {
    for (std::int64_t sequence = 1; !stop.stop_requested(); ++sequence) {
      speaker->announce({"table", sequence});
      std::this_thread::yield();
    }
  });
  for (int round = 0; round < 20; ++round) {
    Listener listener;
    const auto bus = open(nats.place(), listener);
    EXPECT_FALSE(listener.heard(1).empty());
  }
}

TEST_F(NatsBusTest, IgnoresGarbageAndCountsIt) {
  const NatsServer nats;
  Listener listener;
  const auto bus = open(nats.place(), listener);
  const NatsEvents nothing{[](std::string_view) {}, [] {}, [] {}, [] {}, [] {}};
  const auto stranger = NatsConnection::connect(*read_nats_address(nats.place()), nothing);
  ASSERT_TRUE(stranger) << stranger.error();
  for (const std::string& text :
       {std::string(), std::string("garbage"), std::string("table 0 0123456789abcdef"),
        std::string("table 1 0123456789abcdef 0123456789abcdef"), std::string(100'000, 'x'),
        std::string("\0\xFF", 2), std::string("table 5 0123456789abcdef")})
    ASSERT_TRUE((*stranger)->publish(text));
  EXPECT_EQ(listener.heard(1), (std::vector<Announcement>{{"table", 5}}));
  EXPECT_EQ(bus->figures().unreadable, 6U);
  EXPECT_EQ(bus->figures().missed, 0U);
  // It hears itself, too, and the library leaks a message in which it is closed.
  EXPECT_TRUE((*stranger)->make_round_trip(std::chrono::seconds(10)));
}

TEST_F(NatsBusTest, PassesOnThatSomethingWasMissed) {
  const NatsServer nats;
  Listener listener;
  const auto bus = open(nats.place(), listener);
  const NatsEvents nothing{[](std::string_view) {}, [] {}, [] {}, [] {}, [] {}};
  const auto other = NatsConnection::connect(*read_nats_address(nats.place()), nothing);
  ASSERT_TRUE(other) << other.error();
  ASSERT_TRUE((*other)->publish("missed 0123456789abcdef"));
  listener.wait_until_missed();
}

TEST_F(NatsBusTest, ComesBackWithTheServerAndSaysThatSomethingWasMissed) {
  NatsServer nats;
  Listener first_listener;
  Listener second_listener;
  const auto first = open(nats.place(), first_listener);
  const auto second = open(nats.place(), second_listener);
  nats.kill();
  wait_until([&] { return !first->figures().is_connected && !second->figures().is_connected; });
  first->announce({"lost", 1});
  wait_until([&] { return first->figures().dropped == 1; });
  nats.start();
  first_listener.wait_until_missed();
  second_listener.wait_until_missed();
  EXPECT_TRUE(first->figures().is_connected);
  first->announce({"table", 2});
  EXPECT_EQ(second_listener.heard(1), (std::vector<Announcement>{{"table", 2}}));
  second->announce({"table", 3});
  EXPECT_EQ(first_listener.heard(1), (std::vector<Announcement>{{"table", 3}}));
}

TEST_F(NatsBusTest, ComesBackAfterItWasRefused) {
  const std::vector<std::string> right{"--user", "me", "--pass", "s3cret"};
  NatsServer nats(right);
  Listener listener;
  const auto bus = open(nats.place("me:s3cret"), listener);
  nats.kill();
  nats.start({"--user", "me", "--pass", "another"});
  // The library gives up after two refusals; the bus must not.
  wait_until([&] { return count(nats.log(), "authentication error") >= 4; });
  nats.kill();
  nats.start(right);
  listener.wait_until_missed();
  Listener other_listener;
  const auto other = open(nats.place("me:s3cret"), other_listener);
  other->announce({"table", 1});
  EXPECT_EQ(listener.heard(1), (std::vector<Announcement>{{"table", 1}}));
}

TEST_F(NatsBusTest, EndsWithoutTheServer) {
  NatsServer nats;
  Listener listener;
  auto bus = open(nats.place(), listener);
  nats.kill();
  wait_until([&] { return !bus->figures().is_connected; });
  bus->announce({"table", 1});
  EXPECT_EQ(bus->figures().announced, 1U);
  // Whoever waits for the server now waits for ever.
  bus.reset();
  EXPECT_TRUE(listener.heard(0).empty());
}

TEST_F(NatsBusTest, DoesNotWaitForAServerThatDoesNotRead) {
  NatsServer nats;
  Listener speaker_listener;
  Listener listener;
  const auto speaker = open(nats.place(), speaker_listener);
  const auto bus = open(nats.place(), listener);
  nats.pause();
  // More than the queue and all buffers of the network hold. Who waits now waits for ever.
  constexpr std::size_t too_many = 10 * NatsBus::most_waiting;
  for (std::size_t place = 1; place <= too_many; ++place)
    speaker->announce({"table", static_cast<std::int64_t>(place)});
  EXPECT_GT(speaker->figures().dropped, 0U);
  nats.resume();
  listener.wait_until_missed();
}

TEST_F(NatsBusTest, SaysWhyItCannotBeOpenedWithoutThePassword) {
  NatsServer nats({"--user", "me", "--pass", "s3cret"});
  const auto refused = open_bus(
      nats.place("me:wr0ng"), [](const Announcement&) {}, [] {});
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error(),
            "cannot use the bus at " + nats.place() + ": Authentication Violation");
  nats.kill();
  const auto unreachable = open_bus(
      nats.place("me:s3cret"), [](const Announcement&) {}, [] {});
  ASSERT_FALSE(unreachable);
  EXPECT_EQ(unreachable.error(),
            "cannot use the bus at " + nats.place() + ": No server available for connection");
}

}  // namespace
}  // namespace cheesemoon::server
