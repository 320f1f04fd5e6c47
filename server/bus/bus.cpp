#include "server/bus/bus.h"

#include <atomic>
#include <utility>

#include "server/bus/nats_address.h"
#include "server/bus/nats_bus.h"

namespace cheesemoon::server {

namespace {

/// The bus of a process that is alone.
class SilentBus final : public Bus {
 public:
  void announce(const Announcement& /*announcement*/) override { ++announced_; }
  [[nodiscard]] Figures figures() const override {
    Figures figures;
    figures.is_connected = true;
    figures.announced = announced_;
    return figures;
  }

 private:
  std::atomic<std::uint64_t> announced_ = 0;
};

}  // namespace

Result<std::unique_ptr<Bus>, std::string> open_bus(std::string_view address, Bus::Hear hear,
                                                   Bus::Missed missed) {
  if (address.empty()) return std::unique_ptr<Bus>(std::make_unique<SilentBus>());
  const auto nats = read_nats_address(address);
  if (!nats) return Failure{nats.error()};
  return NatsBus::open(*nats, std::move(hear), std::move(missed));
}

}  // namespace cheesemoon::server
