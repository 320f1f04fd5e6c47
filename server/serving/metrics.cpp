#include "server/serving/metrics.h"

#include <fmt/format.h>

#include <chrono>
#include <cstdint>
#include <string_view>

namespace cheesemoon::server {

namespace {

/// Text in the exposition format of Prometheus, version 0.0.4.
class MetricsWriter {
 public:
  void counter(std::string_view name, std::string_view help, std::uint64_t value) {
    head(name, help, "counter");
    sample(name, "", value);
  }
  void gauge(std::string_view name, std::string_view help, std::uint64_t value) {
    head(name, help, "gauge");
    sample(name, "", value);
  }
  void head(std::string_view name, std::string_view help, std::string_view type) {
    fmt::format_to(std::back_inserter(text_),
                   "# HELP cheesemoon_{0} {1}\n# TYPE cheesemoon_{0} {2}\n", name, help, type);
  }
  template <class Value>
  void sample(std::string_view name, std::string_view labels, Value value) {
    fmt::format_to(std::back_inserter(text_), "cheesemoon_{}{} {}\n", name, labels, value);
  }
  [[nodiscard]] std::string take() { return std::move(text_); }

 private:
  std::string text_;
};

void write_network(MetricsWriter& writer, const NetworkCounts& counts) {
  writer.gauge("connections", "Connections that are open, sockets included.",
               counts.connections_open);
  writer.gauge("sockets", "WebSockets that are open.", counts.sockets_open);
  writer.counter("requests_total", "HTTP requests.", counts.requests);
  writer.counter("messages_in_total", "Messages from sockets.", counts.messages_in);
  writer.counter("messages_out_total", "Messages to sockets.", counts.messages_out);
  writer.counter("lines_out_total", "Lines in the messages to sockets.", counts.lines_out);
  writer.counter("bytes_in_total", "Bytes of requests and messages.", counts.bytes_in);
  writer.counter("bytes_out_total", "Bytes of answers and messages.", counts.bytes_out);
  const RefusedCounts& refused = counts.refused;
  writer.head("network_refused_total", "What the network has refused, by reason.", "counter");
  const auto reason = [&](std::string_view name, std::uint64_t value) {
    writer.sample("network_refused_total", fmt::format("{{reason=\"{}\"}}", name), value);
  };
  reason("malformed", refused.malformed);
  reason("too_large", refused.too_large);
  reason("late", refused.late);
  reason("unanswered", refused.unanswered);
  reason("origin", refused.origin);
  reason("host", refused.host);
  reason("too_many_connections", refused.too_many_connections);
  reason("too_many_sockets", refused.too_many_sockets);
  reason("too_many_requests", refused.too_many_requests);
  reason("too_many_new_sockets", refused.too_many_new_sockets);
  reason("too_many_messages", refused.too_many_messages);
  reason("not_reading", refused.not_reading);
  reason("not_accepted", refused.not_accepted);
}

void write_durations(MetricsWriter& writer, const HallCounts& counts) {
  writer.head("durable_seconds", "Time until what happened at a table was in its journal.",
              "histogram");
  constexpr double milliseconds = 1000;
  std::uint64_t sum = 0;
  for (std::size_t place = 0; place < counts.durable_within.size(); ++place) {
    sum += counts.durable_within[place];
    const bool is_last = place == HallCounts::bounds_in_milliseconds.size();
    writer.sample("durable_seconds_bucket",
                  is_last ? std::string(R"({le="+Inf"})")
                          : fmt::format("{{le=\"{}\"}}",
                                        HallCounts::bounds_in_milliseconds[place] / milliseconds),
                  sum);
  }
  writer.sample("durable_seconds_sum", "",
                static_cast<double>(counts.durable_milliseconds) / milliseconds);
  writer.sample("durable_seconds_count", "", sum);
}

void write_hall(MetricsWriter& writer, const Hall& hall) {
  const HallCounts& counts = hall.counts();
  writer.gauge("tables_in_memory", "Tables that are loaded.", hall.rooms());
  writer.counter("tables_made_total", "Tables made by this process.", counts.tables_made);
  writer.counter("tables_loaded_total", "Tables read from their journals.", counts.tables_loaded);
  writer.counter("tables_over_total", "Tables that ended in this process.", counts.tables_over);
  writer.counter("commands_total", "Commands done and acknowledged.", counts.commands_done);
  writer.counter("bot_answers_total", "Actions of bots.", counts.bot_answers);
  writer.counter("conflicts_total", "Commands done again because another process was faster.",
                 counts.conflicts);
  writer.counter("appends_failed_total", "Entries that could not be written.",
                 counts.appends_failed);
  writer.head("refused_total", "Commands refused, by reason.", "counter");
  for (const auto& [reason, count] : counts.refused)
    writer.sample("refused_total", fmt::format("{{reason=\"{}\"}}", reason), count);
  write_durations(writer, counts);
}

void write_jobs(MetricsWriter& writer, const AllJobFigures& jobs) {
  const auto of_all_kinds = [&](std::string_view name, auto value) {
    for (std::size_t kind = 0; kind < jobs.size(); ++kind)
      writer.sample(name, fmt::format("{{kind=\"{}\"}}", job_word(static_cast<JobKind>(kind))),
                    value(jobs[kind]));
  };
  writer.head("jobs_waiting", "Work that takes long and has not begun, by kind.", "gauge");
  of_all_kinds("jobs_waiting", [](const JobFigures& one) { return one.waiting; });
  writer.head("jobs_done_total", "Work that took long.", "counter");
  of_all_kinds("jobs_done_total", [](const JobFigures& one) { return one.done; });
  writer.head("jobs_refused_total", "Work that was too much.", "counter");
  of_all_kinds("jobs_refused_total", [](const JobFigures& one) { return one.refused; });
  writer.head("jobs_processor_seconds_total", "Processor time that it took.", "counter");
  of_all_kinds("jobs_processor_seconds_total", [](const JobFigures& one) {
    return std::chrono::duration<double>(one.processor_time).count();
  });
}

}  // namespace

std::string write_metrics(const NetworkCounts& network, const Hall& hall, const AllJobFigures& jobs,
                          const Bus::Figures& bus) {
  MetricsWriter writer;
  write_network(writer, network);
  write_hall(writer, hall);
  write_jobs(writer, jobs);
  writer.gauge("bus_connected", "Whether other processes can be told.", bus.is_connected ? 1 : 0);
  writer.counter("bus_announced_total", "Announcements made.", bus.announced);
  writer.counter("bus_dropped_total", "Announcements nobody was told.", bus.dropped);
  writer.counter("bus_heard_total", "Announcements heard.", bus.heard);
  return writer.take();
}

}  // namespace cheesemoon::server
