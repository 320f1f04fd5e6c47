#include "protocol/child_engine.h"

#include <fmt/format.h>

#include <set>
#include <utility>
#include <vector>

#include "protocol/command.h"
#include "protocol/quotation.h"
#include "protocol/reply.h"

namespace cheesemoon::protocol {

namespace {

/// How long a command that was told to quit may take to do so.
constexpr std::chrono::milliseconds time_to_leave{500};

}  // namespace

ChildEngine::ChildEngine(std::string command, std::string game, std::uint64_t seed,
                         Patience patience)
    : command_(std::move(command)), game_(std::move(game)), seed_(seed), patience_(patience) {}

ChildEngine::~ChildEngine() {
  if (process_ == nullptr) return;
  const auto deadline = Clock::now() + time_to_leave;
  process_->send("quit", deadline);
  process_->wait_for_end(deadline);
}

ChildEngine::Fault ChildEngine::fault_of(Process::Silence silence, Patience waited) const {
  switch (silence) {
    case Process::Silence::late:
      return {fmt::format("gave no answer within {:g} s",
                          std::chrono::duration<double>(waited).count())};
    case Process::Silence::ended:
      return {process_->how_it_ended()};
    case Process::Silence::endless_line:
      break;
  }
  return {"answered a line without end"};
}

std::optional<ChildEngine::Fault> ChildEngine::start(unsigned threads) {
  auto process = Process::start(command_);
  if (!process) return process.error();
  process_ = std::move(*process);
  const auto deadline = Clock::now() + patience_;
  process_->send("identify", deadline);
  std::set<std::string, std::less<>> options;
  while (true) {
    const auto line = process_->receive(deadline);
    if (!line) return fault_of(line.error(), patience_);
    const Reply reply = read_reply(*line);
    if (reply.kind == Reply::Kind::identified) break;
    if (reply.kind == Reply::Kind::option) options.emplace(reply.text);
    const bool is_expected = reply.kind == Reply::Kind::option || reply.kind == Reply::Kind::remark;
    if (!is_expected) return Fault{fmt::format("answered {} to identify", quotation(*line))};
  }
  wants_offer_ = options.contains("offer");
  const std::vector<std::pair<std::string, std::string>> settings{
      {"game", game_}, {"seed", fmt::to_string(seed_)}, {"threads", fmt::to_string(threads)}};
  for (const auto& [name, value] : settings) {
    if (options.contains(name)) process_->send(fmt::format("option {} {}", name, value), deadline);
  }
  return std::nullopt;
}

Result<std::string, players::Fault> ChildEngine::converse(const Request& request,
                                                          const players::Budget& budget) {
  if (process_ == nullptr) {
    if (auto fault = start(budget.threads)) return Failure{*fault};
  }
  const Patience allowed = budget.time + patience_;
  const auto deadline = Clock::now() + allowed;
  Go go;
  go.nodes = budget.nodes;
  go.time = budget.time;
  process_->send(request.position, deadline);
  if (wants_offer_) process_->send("offer " + request.offered, deadline);
  process_->send(write_go(go), deadline);
  while (true) {
    const auto line = process_->receive(deadline);
    if (!line) return Failure{fault_of(line.error(), allowed)};
    const Reply reply = read_reply(*line);
    if (reply.kind == Reply::Kind::best_action) return std::string(reply.text);
    if (reply.kind != Reply::Kind::remark)
      return Failure{Fault{fmt::format("answered {}", quotation(*line))}};
  }
}

Result<std::string, players::Fault> ChildEngine::ask(const Request& request,
                                                     const players::Budget& budget) {
  if (fault_) return Failure{*fault_};
  auto action = converse(request, budget);
  if (!action) {
    fault_ = action.error();
    process_.reset();
  }
  return action;
}

}  // namespace cheesemoon::protocol
