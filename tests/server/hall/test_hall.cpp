#include "server/hall/test_hall.h"

#include <cstdlib>

#include "table/table_options.h"

namespace cheesemoon::server {

namespace {

constexpr std::size_t capacity = 1000;

}  // namespace

Store open_surely(const std::string& place) {
  auto store = open_store(place);
  EXPECT_TRUE(store) << store.error().sentence;
  return std::move(*store);
}

TestHall::TestHall(const std::string& store, bool is_alone, bool has_limits)
    : guard_(context_.get_executor()),
      journal_(std::make_unique<JournalWriter>(open_surely(store), capacity)),
      store_(std::make_unique<StoreThread>(open_surely(store))),
      workers_(std::make_unique<Workers>(1, true)) {
  Store people = open_surely(store);
  for (const char* name : {"ann", "bob", "cyd"})
    (void)people.add_person({.id = name,
                             .name = std::string(1, static_cast<char>(name[0] - 'a' + 'A')) +
                                     std::string(name).substr(1)});
  hall_ = std::make_unique<Hall>(HallServices{
      .context = context_,
      .journal = *journal_,
      .store = *store_,
      .workers = *workers_,
      .authenticate =
          [this](Store& from, const std::string& token,
                 const std::string& /*address_group*/) -> StoreResult<std::optional<Person>> {
        if (!store_answers) return Failure{StoreError{StoreError::Kind::busy, "it is busy"}};
        return from.person(token);
      },
      .announce = [this](const std::string& table,
                         std::int64_t sequence) { announced.emplace_back(table, sequence); },
      .finished = [this] { ++finished; },
      .complain = [this](const std::string& sentence) { complaints.push_back(sentence); },
      .now =
          [this] {
            return table::Instant{now + ahead, now};
          },
      .is_alone = is_alone,
      .has_limits = has_limits});
}

TestHall::~TestHall() {
  workers_->stop();
  store_->stop();
  journal_->stop();
}

void TestHall::wait_for(const std::function<bool()>& happened) {
  constexpr std::chrono::seconds patience{30};
  const auto deadline = std::chrono::steady_clock::now() + patience;
  while (!happened()) {
    ASSERT_LT(std::chrono::steady_clock::now(), deadline) << "it does not happen";
    context_.run_one_for(std::chrono::milliseconds(50));
  }
}

std::shared_ptr<KeepingSocket> TestHall::connect(const std::string& person) {
  auto socket = std::make_shared<KeepingSocket>(++sockets_);
  hall_->opened(socket);
  (void)ask(socket, R"({"type":"hello","protocol":1,"token":")" + person + "\"}", "welcome");
  return socket;
}

std::string TestHall::make_table(const std::string& person, const std::string& options) {
  const auto read = table::read_table_options(boost::json::parse(options));
  EXPECT_TRUE(read) << describe(read.error());
  Person maker;
  maker.id = person;
  maker.name = person;
  std::string id;
  hall_->make_table(maker, "127.0.0.1", *read, {},
                    [&](const Result<std::string, table::TableRefusal>& made) {
                      EXPECT_TRUE(made);
                      if (made) id = *made;
                    });
  wait_for([&] { return !id.empty(); });
  return id;
}

void TestHall::say(const std::shared_ptr<KeepingSocket>& socket, const std::string& text) {
  hall_->received(*socket, text);
}

boost::json::object TestHall::ask(const std::shared_ptr<KeepingSocket>& socket,
                                  const std::string& text, const std::string& type) {
  std::size_t read = socket->lines.size();
  hall_->received(*socket, text);
  boost::json::object answer;
  wait_for([&] {
    for (; read < socket->lines.size(); ++read) {
      boost::json::object line = boost::json::parse(socket->lines[read]).as_object();
      if (line.at("type").as_string() != type) continue;
      answer = std::move(line);
      return true;
    }
    return false;
  });
  return answer;
}

}  // namespace cheesemoon::server
