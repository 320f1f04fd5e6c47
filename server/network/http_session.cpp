#include "server/network/http_session.h"

#include <algorithm>
#include <boost/asio/basic_waitable_timer.hpp>
#include <boost/asio/buffer.hpp>
#include <boost/asio/error.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/write.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/string.hpp>
#include <boost/beast/http/error.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/write.hpp>
#include <boost/beast/websocket/rfc6455.hpp>
#include <chrono>
#include <cstddef>
#include <optional>
#include <string_view>
#include <utility>

#include "server/network/folded_line.h"
#include "server/network/http_answer.h"
#include "server/network/known_host.h"
#include "server/network/origin.h"
#include "server/network/preflight.h"
#include "server/network/read_request.h"
#include "server/network/web_socket.h"

namespace cheesemoon::server {
namespace {

namespace asio = boost::asio;
namespace http = boost::beast::http;
using boost::system::error_code;
using Clock = std::chrono::steady_clock;
using Timer = asio::basic_waitable_timer<Clock, asio::wait_traits<Clock>, Executor>;

/// Enough for most requests; what an idle connection has room for.
constexpr std::size_t small_buffer = 1024;

enum class Phase {
  handshake,
  /// Waits for the first byte of a request.
  idle,
  reading,
  /// The handler has the request.
  waiting,
  /// Whoever asks too often waits for his answer.
  slowed,
  writing,
  /// Everything is said; the other side may not have heard it yet.
  leaving
};

class HttpSession final : public Connection {
 public:
  HttpSession(Membership membership, Stream stream, std::string peer_group)
      : membership_(std::move(membership)),
        network_(*membership_.network()),
        stream_(std::move(stream)),
        timer_(stream_.get_executor()),
        peer_group_(std::move(peer_group)),
        buffer_(network_.options.largest_header + small_buffer) {}

  void start() {
    membership_.becomes(*this);
    set_time_limit(network_.options.times.handshake);
    stream_.async_handshake(asio::ssl::stream_base::server, [self = self()](error_code error) {
      if (error && error != asio::error::operation_aborted)
        ++self->network_.counts.refused.malformed;
      if (error) return self->close();
      self->await_request(self->network_.options.times.handshake);
    });
  }

  void finish() override {
    if (phase_ == Phase::handshake || phase_ == Phase::idle || phase_ == Phase::reading ||
        phase_ == Phase::slowed)
      close();
  }

  void cut_off() override { close(); }

 private:
  std::shared_ptr<HttpSession> self() {
    return std::static_pointer_cast<HttpSession>(shared_from_this());
  }

  /// Whatever is going on ends with an error, and with it the session.
  void close() {
    error_code ignored;
    timer_.cancel();
    stream_.next_layer().close(ignored);
  }

  void set_time_limit(NetworkTimes::Time time) {
    timer_.expires_after(time);
    timer_.async_wait([self = self()](error_code error) {
      // A limit that was moved when this was already on its way has not passed.
      if (!error && self->timer_.expiry() <= Clock::now()) self->time_is_up();
    });
  }

  void time_is_up() {
    if (phase_ == Phase::reading && !is_late_) {
      is_late_ = true;
      set_time_limit(network_.options.times.goodbye);
      // Reading comes to an end even if bytes have just arrived, which calling it off would miss.
      error_code ignored;
      stream_.next_layer().shutdown(TcpSocket::shutdown_receive, ignored);
    } else if (phase_ == Phase::waiting) {
      ++network_.counts.refused.unanswered;
      must_close_ = true;
      answer(http_error(503, "no_answer", "The server took too long to answer. Try again later."));
    } else {
      close();
    }
  }

  void await_request(NetworkTimes::Time time) {
    parser_.reset();
    response_.reset();
    if (network_.is_stopping) return close();
    if (buffer_.size() > 0) return read_header();
    buffer_.shrink_to_fit();
    phase_ = Phase::idle;
    set_time_limit(time);
    stream_.async_read_some(buffer_.prepare(small_buffer),
                            [self = self()](error_code error, std::size_t bytes) {
                              if (error) return self->close();
                              self->buffer_.commit(bytes);
                              self->read_header();
                            });
  }

  void read_header() {
    phase_ = Phase::reading;
    is_late_ = false;
    must_close_ = false;
    form_ = {};
    form_.has_tls = stream_.tls() != nullptr;
    parser_.emplace();
    parser_->header_limit(static_cast<std::uint32_t>(network_.options.largest_header));
    parser_->body_limit(network_.options.largest_body);
    set_time_limit(network_.options.times.header);
    parse_header();
  }

  /// What http::async_read_header does, which reads folded lines, too.
  void parse_header() {
    const auto bytes = buffer_.cdata();
    error_code error;
    if (has_folded_line({static_cast<const char*>(bytes.data()), bytes.size()})) {
      error = http::error::bad_value;
    } else {
      const std::size_t parsed = parser_->put(bytes, error);
      buffer_.consume(parsed);
      network_.counts.bytes_in += parsed;
    }
    if (error == http::error::need_more) return read_more_of_header();
    if (error) return refuse_unread(error);
    header_is_read();
  }

  void read_more_of_header() {
    const std::size_t room = std::min(small_buffer, buffer_.max_size() - buffer_.size());
    if (room == 0) return refuse_unread(http::error::buffer_overflow);
    stream_.async_read_some(buffer_.prepare(room),
                            [self = self()](error_code error, std::size_t bytes) {
                              if (error == asio::error::eof) self->parser_->put_eof(error);
                              if (error) return self->refuse_unread(error);
                              self->buffer_.commit(bytes);
                              self->parse_header();
                            });
  }

  void header_is_read() {
    is_late_ = false;
    const auto& header = parser_->get();
    form_.version = header.version();
    form_.is_head = header.method() == http::verb::head;
    form_.keep_alive = header.keep_alive();
    if (parser_->is_done()) return handle();
    set_time_limit(network_.options.times.body);
    if (!boost::beast::iequals(header[http::field::expect], "100-continue")) return read_body();
    constexpr std::string_view go_on = "HTTP/1.1 100 Continue\r\n\r\n";
    asio::async_write(stream_, asio::buffer(go_on), [self = self()](error_code error, std::size_t) {
      if (error) return self->close();
      self->read_body();
    });
  }

  void read_body() {
    http::async_read(stream_, buffer_, *parser_,
                     [self = self()](error_code error, std::size_t bytes) {
                       self->network_.counts.bytes_in += bytes;
                       if (error) return self->refuse_unread(error);
                       self->handle();
                     });
  }

  /// Answers what could not be read, if anybody waits for an answer. What follows it cannot be told
  /// from it, so the connection ends.
  void refuse_unread(error_code error) {
    RefusedCounts& refused = network_.counts.refused;
    must_close_ = true;
    if (is_late_ && stream_.next_layer().is_open()) {
      ++refused.late;
      answer(http_error(408, "late", "The request did not arrive in time."));
    } else if (error == http::error::header_limit || error == http::error::buffer_overflow) {
      ++refused.too_large;
      answer(http_error(431, "header_too_large", "The header of the request is too large."));
    } else if (error == http::error::body_limit) {
      ++refused.too_large;
      answer(http_error(413, "too_large", "The body of the request is too large."));
    } else if (error != http::error::end_of_stream &&
               error.category() == http::make_error_code(http::error::bad_method).category()) {
      ++refused.malformed;
      answer(http_error(400, "malformed", "This is not a request of HTTP/1.1."));
    } else {
      close();
    }
  }

  void handle() {
    // It was too late to keep it from being read.
    if (network_.is_stopping) return close();
    ++network_.counts.requests;
    BeastRequest& request = parser_->get();
    if (is_listed_origin(last_header(request, "Origin"), network_.options.allowed_origins))
      form_.reader_origin = last_header(request, "Origin");
    std::string group =
        network_.options.behind_proxy ? forwarded_group(request, peer_group_) : peer_group_;
    if (!network_.requests.allow(group, Clock::now())) {
      ++network_.counts.refused.too_many_requests;
      return answer_late(http_error(429, "too_many_requests", "Too many requests. Slow down."));
    }
    auto read = read_request(request, std::move(group));
    if (!read) {
      ++network_.counts.refused.malformed;
      return answer(http_error(400, "malformed", read.error()));
    }
    const bool opens_socket = request.method() == http::verb::get && read->path == "/socket" &&
                              boost::beast::websocket::is_upgrade(request);
    if (auto refusal = refusal_of_stranger(request, opens_socket))
      return answer(*std::move(refusal));
    if (!form_.reader_origin.empty() && is_preflight(request)) return answer(preflight_answer());
    if (opens_socket) return open_socket(std::move(read->address_group));
    // A proxy does TLS; only it is near enough to do without.
    read->can_be_overheard = stream_.tls() == nullptr && !network_.options.behind_proxy;
    phase_ = Phase::waiting;
    set_time_limit(network_.options.times.answer);
    network_.http(std::move(*read), reply());
  }

  /// Keeps pages of other hosts from doing what those of this host may.
  std::optional<HttpResponse> refusal_of_stranger(const BeastRequest& request, bool opens_socket) {
    if (!network_.options.answers_any_host &&
        !is_known_host(request[http::field::host], network_.options.public_name)) {
      ++network_.counts.refused.host;
      return http_error(421, "host",
                        "The server does not know itself by this name. Whoever runs it can tell it "
                        "with --public-address.");
    }
    const bool only_reads =
        request.method() == http::verb::get || request.method() == http::verb::head;
    if ((opens_socket || !only_reads) && !is_origin_allowed(request)) {
      ++network_.counts.refused.origin;
      return http_error(403, "origin", "Pages of this origin may not do that here.");
    }
    return std::nullopt;
  }

  /// Whatever is no page has no origin.
  bool is_origin_allowed(const BeastRequest& request) {
    if (request.count(http::field::origin) == 0) return true;
    return server::is_origin_allowed(last_header(request, "Origin"), request[http::field::host],
                                     stream_.tls() != nullptr, network_.options.allowed_origins);
  }

  HttpReply reply() {
    return [weak = weak_from_this(), executor = stream_.get_executor(),
            number = ++request_number_](HttpResponse response) {
      asio::post(executor, [weak, number, response = std::move(response)]() mutable {
        const auto connection = std::static_pointer_cast<HttpSession>(weak.lock());
        if (connection != nullptr && connection->phase_ == Phase::waiting &&
            connection->request_number_ == number)
          connection->answer(std::move(response));
      });
    };
  }

  void open_socket(std::string group) {
    RefusedCounts& refused = network_.counts.refused;
    // Frames may come only after the server has agreed.
    if (buffer_.size() > 0) {
      ++refused.malformed;
      must_close_ = true;
      return answer(http_error(400, "malformed", "Messages come after the handshake."));
    }
    if (!network_.new_sockets.allow(group, Clock::now())) {
      ++refused.too_many_new_sockets;
      return answer(http_error(429, "too_many_new_sockets", "Too many new sockets. Slow down."));
    }
    if (network_.counts.sockets_open >= network_.options.most_sockets) {
      ++refused.too_many_sockets;
      return answer(http_error(503, "full", "The server is full. Try again later."));
    }
    auto slot = network_.socket_slots.take(group, network_.options.most_sockets_of_group);
    if (!slot) {
      ++refused.too_many_sockets;
      return answer(http_error(429, "too_many_sockets", "Too many open sockets. Close some."));
    }
    timer_.cancel();
    start_web_socket(std::move(membership_), std::move(*slot), std::move(stream_), std::move(group),
                     parser_->get());
  }

  void answer_late(HttpResponse response) {
    phase_ = Phase::slowed;
    response.headers.emplace_back("Retry-After", "1");
    timer_.expires_after(network_.options.times.slow_down);
    timer_.async_wait([self = self(), response = std::move(response)](error_code error) {
      if (!error) self->answer(response);
    });
  }

  void answer(HttpResponse response) {
    phase_ = Phase::writing;
    form_.keep_alive = form_.keep_alive && !must_close_ && !network_.is_stopping;
    response_.emplace(http_answer(std::move(response), form_));
    set_time_limit(network_.options.times.idle);
    http::async_write(stream_, *response_, [self = self()](error_code error, std::size_t bytes) {
      self->network_.counts.bytes_out += bytes;
      if (error) return self->close();
      if (self->form_.keep_alive) return self->await_request(self->network_.options.times.idle);
      self->leave();
    });
  }

  /// If we closed while the other side still sends, it would lose our answer.
  void leave() {
    phase_ = Phase::leaving;
    set_time_limit(network_.options.times.goodbye);
    stream_.async_shutdown([self = self()](error_code) {
      error_code ignored;
      self->stream_.next_layer().shutdown(TcpSocket::shutdown_send, ignored);
      self->discard();
    });
  }

  void discard() {
    buffer_.clear();
    stream_.next_layer().async_read_some(buffer_.prepare(small_buffer),
                                         [self = self()](error_code error, std::size_t) {
                                           if (error) return self->close();
                                           self->discard();
                                         });
  }

  Membership membership_;
  Network& network_;
  Stream stream_;
  Timer timer_;
  std::string peer_group_;
  boost::beast::flat_buffer buffer_;
  std::optional<http::request_parser<http::string_body>> parser_;
  std::optional<BeastResponse> response_;
  AnswerForm form_;
  Phase phase_ = Phase::handshake;
  std::uint64_t request_number_ = 0;
  /// Reading was ended because it took too long.
  bool is_late_ = false;
  /// Nothing that comes after this request can be read.
  bool must_close_ = false;
};

}  // namespace

void start_http_session(Membership membership, Stream stream, std::string peer_group) {
  std::make_shared<HttpSession>(std::move(membership), std::move(stream), std::move(peer_group))
      ->start();
}

}  // namespace cheesemoon::server
