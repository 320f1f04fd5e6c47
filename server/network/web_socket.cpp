#include "server/network/web_socket.h"

#include <boost/asio/basic_waitable_timer.hpp>
#include <boost/asio/buffer.hpp>
#include <boost/asio/post.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/websocket/stream.hpp>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "server/limits/bucket.h"
#include "server/network/http_answer.h"
#include "server/network/socket.h"
#include "server/stream/teardown.h"

namespace cheesemoon::server {
namespace {

namespace asio = boost::asio;
namespace websocket = boost::beast::websocket;
using boost::system::error_code;
using Clock = std::chrono::steady_clock;
using Timer = asio::basic_waitable_timer<Clock, asio::wait_traits<Clock>, Executor>;

/// Bytes of a message read at once, and so the room that an idle socket keeps.
constexpr std::size_t read_size = 512;
/// Lines that wait are joined up to this size.
constexpr std::size_t largest_joined = std::size_t{64} * 1024;
/// Of the reason for closing, by RFC 6455.
constexpr std::size_t longest_reason = 123;

std::uint64_t next_number() {
  static std::uint64_t last = 0;
  return ++last;
}

class WebSocket final : public Connection, public Socket {
 public:
  WebSocket(Membership membership, GroupSlots::Slot slot, Stream stream, std::string group)
      : membership_(std::move(membership)),
        network_(membership_->network()),
        slot_(std::move(slot)),
        stream_(std::move(stream)),
        group_(std::move(group)) {}

  void start(const BeastRequest& request) {
    membership_->becomes(*this);
    const NetworkTimes& times = network_->options.times;
    stream_.set_option(websocket::stream_base::timeout{.handshake_timeout = times.handshake,
                                                       .idle_timeout = times.socket_idle,
                                                       .keep_alive_pings = true});
    stream_.set_option(websocket::stream_base::decorator([](websocket::response_type& response) {
      response.set(boost::beast::http::field::server, server_name);
    }));
    stream_.read_message_max(network_->options.largest_message);
    // Whole messages are in memory anyway; cutting them up would copy them.
    stream_.auto_fragment(false);
    stream_.text(true);
    stream_.control_callback([this](websocket::frame_type type, boost::beast::string_view) {
      if (type == websocket::frame_type::ping) count_message();
    });
    ++network_->counts.sockets_open;
    stream_.async_accept(request, [self = self()](error_code error) {
      if (error) {
        ++self->network_->counts.refused.malformed;
        return self->drop();
      }
      self->open();
    });
  }

  ~WebSocket() override { leave(); }

  [[nodiscard]] std::uint64_t number() const override { return number_; }
  [[nodiscard]] const std::string& address_group() const override { return group_; }

  void send(std::shared_ptr<const std::string> line) override {
    if (!is_open_ || is_closing_) return;
    waiting_bytes_ += line->size() + 1;
    if (waiting_bytes_ > network_->options.most_waiting) {
      ++network_->counts.refused.not_reading;
      // It would not read a goodbye either.
      return drop();
    }
    waiting_.push_back(std::move(line));
    write_soon();
  }

  void close(std::uint16_t code, std::string_view reason) override {
    if (!is_open_ || is_closing_) return;
    is_closing_ = true;
    close_reason_.code = code;
    const std::string_view shortened = reason.substr(0, longest_reason);
    close_reason_.reason.assign(shortened.begin(), shortened.end());
    close_timer_.emplace(stream_.get_executor(), network_->options.times.goodbye);
    close_timer_->async_wait([self = self()](error_code error) {
      if (!error) self->drop();
    });
    write_soon();
  }

  void finish() override {
    // One that is about to be opened is told then.
    close(websocket::close_code::service_restart, "the server restarts");
  }

  void cut_off() override {
    drop();
    end();
  }

 private:
  std::shared_ptr<WebSocket> self() {
    return std::static_pointer_cast<WebSocket>(shared_from_this());
  }

  void open() {
    // Cut off in the last moment.
    if (is_closing_) return;
    number_ = next_number();
    is_open_ = true;
    ++network_->counts.sockets;
    network_->sockets.opened(self());
    read();
    if (network_->is_stopping) finish();
  }

  /// Reading ends with an error, and with it everything. Nothing is told to the handler before, so
  /// that it may send to many sockets without one of them vanishing under its hands.
  void drop() {
    is_closing_ = true;
    waiting_.clear();
    error_code ignored;
    stream_.next_layer().next_layer().close(ignored);
  }

  void end() {
    if (close_timer_) close_timer_->cancel();
    if (is_open_) {
      is_open_ = false;
      network_->sockets.closed(*this);
    }
    leave();
  }

  /// Whoever still keeps the socket does not keep its slot.
  void leave() {
    if (!membership_) return;
    --network_->counts.sockets_open;
    slot_.reset();
    membership_.reset();
  }

  void read() {
    stream_.async_read_some(buffer_, read_size,
                            [self = self()](error_code error, std::size_t bytes) {
                              self->network_->counts.bytes_in += bytes;
                              if (error) return self->read_failed(error);
                              if (self->stream_.is_message_done()) self->receive();
                              self->read();
                            });
  }

  void read_failed(error_code error) {
    if (error == websocket::error::message_too_big)
      ++network_->counts.refused.too_large;
    else if (error != websocket::error::closed && error == websocket::condition::protocol_violation)
      ++network_->counts.refused.malformed;
    // If the goodbye is ours, it may not be over yet.
    if (!is_closing_) drop();
    end();
  }

  void receive() {
    const auto data = buffer_.cdata();
    if (!is_closing_ && count_message()) {
      if (stream_.got_binary()) {
        ++network_->counts.refused.malformed;
        close(websocket::close_code::unknown_data, "messages are text");
      } else {
        network_->sockets.received(*this, {static_cast<const char*>(data.data()), data.size()});
      }
    }
    buffer_.consume(buffer_.size());
    if (buffer_.capacity() > read_size) buffer_.shrink_to_fit();
  }

  bool count_message() {
    ++network_->counts.messages_in;
    if (is_closing_) return false;
    if (take(messages_, network_->options.messages, Clock::now())) return true;
    ++network_->counts.refused.too_many_messages;
    close(websocket::close_code::policy_error, "too many messages");
    return false;
  }

  /// Not at once: what is sent together travels together.
  void write_soon() {
    if (is_writing_) return;
    is_writing_ = true;
    asio::post(stream_.get_executor(), [self = self()] { self->write(); });
  }

  void write() {
    if (waiting_.empty()) {
      is_writing_ = false;
      if (is_closing_) say_goodbye();
      return;
    }
    const std::size_t lines = take_lines();
    waiting_.erase(waiting_.begin(), waiting_.begin() + static_cast<std::ptrdiff_t>(lines));
    ++network_->counts.messages_out;
    network_->counts.lines_out += lines;
    network_->counts.bytes_out += message_->size();
    stream_.async_write(asio::buffer(*message_), [self = self()](error_code error, std::size_t) {
      self->waiting_bytes_ -= self->message_->size() + 1;
      self->message_.reset();
      if (error) return self->drop();
      self->write();
    });
  }

  /// Makes a message of the first lines and returns how many they are.
  std::size_t take_lines() {
    std::size_t size = waiting_.front()->size();
    std::size_t lines = 1;
    for (; lines < waiting_.size(); ++lines) {
      const std::size_t larger = size + 1 + waiting_[lines]->size();
      if (larger > largest_joined) break;
      size = larger;
    }
    if (lines == 1) {
      message_ = std::move(waiting_.front());
      return lines;
    }
    auto joined = std::make_shared<std::string>();
    joined->reserve(size);
    *joined += *waiting_.front();
    for (std::size_t line = 1; line < lines; ++line) {
      joined->push_back('\n');
      *joined += *waiting_[line];
    }
    message_ = std::move(joined);
    return lines;
  }

  void say_goodbye() {
    // The answer, or that none comes, ends reading.
    stream_.async_close(close_reason_, [self = self()](error_code) { self->drop(); });
  }

  /// Until it ends.
  std::optional<Membership> membership_;
  std::shared_ptr<Network> network_;
  std::optional<GroupSlots::Slot> slot_;
  /// Without compression: the size of a compressed message tells something of the secrets in it.
  websocket::stream<Stream, false> stream_;
  std::string group_;
  std::uint64_t number_ = 0;
  boost::beast::flat_buffer buffer_;
  Bucket messages_;

  std::vector<std::shared_ptr<const std::string>> waiting_;
  /// On its way.
  std::shared_ptr<const std::string> message_;
  /// Of both, each with a line break.
  std::size_t waiting_bytes_ = 0;
  bool is_writing_ = false;

  /// Between `opened` and `closed`.
  bool is_open_ = false;
  bool is_closing_ = false;
  websocket::close_reason close_reason_;
  std::optional<Timer> close_timer_;
};

}  // namespace

void start_web_socket(Membership membership, GroupSlots::Slot slot, Stream stream,
                      std::string group, const BeastRequest& request) {
  std::make_shared<WebSocket>(std::move(membership), std::move(slot), std::move(stream),
                              std::move(group))
      ->start(request);
}

}  // namespace cheesemoon::server
