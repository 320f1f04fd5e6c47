#include "cli/remote/test_server.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <stdexcept>

namespace cheesemoon::cli {

TestServer::TestServer() : folder_(testing::TempDir() + "remote_test_XXXXXX") {
  if (mkdtemp(folder_.data()) == nullptr) throw std::runtime_error("cannot make a folder");
  start("0");
}

TestServer::~TestServer() {
  process_->kill();
  std::error_code ignored;
  std::filesystem::remove_all(folder_, ignored);
}

void TestServer::start(const std::string& port) {
  // Nobody reads its log, and it must not wait for that.
  process_ = std::make_unique<TerminalSession>(
      std::vector<std::string>{"serve", "--port", port, "--store", folder_ + "/games.sqlite",
                               "--workers", "1"},
      TerminalSession::Errors::dropped);
  const std::string before = "open at http://127.0.0.1:";
  if (!process_->wait_for(before) || !process_->wait_for("/"))
    throw std::runtime_error("the server does not start: " + process_->printed());
  const std::string& printed = process_->printed();
  const std::size_t begin = printed.find(before) + before.size();
  port_ = printed.substr(begin, printed.find('/', begin) - begin);
}

std::vector<std::string> TestServer::play(const std::string& name,
                                          std::vector<std::string> more) const {
  std::vector<std::string> arguments{
      "play", "--server", url(), "--name", name, "--token-file", folder_ + "/tokens-" + name};
  arguments.insert(arguments.end(), more.begin(), more.end());
  return arguments;
}

}  // namespace cheesemoon::cli
