#include "server/study/rated_positions_reader.h"

#include <boost/asio/post.hpp>
#include <utility>

namespace cheesemoon::server {

void RatedPositionsReader::ask(Told told) {
  waiting_.push_back(std::move(told));
  if (!is_reading_) read();
}

void RatedPositionsReader::read() {
  is_reading_ = true;
  services_.store.post([this, all = std::exchange(waiting_, {})](Store& store) {
    const auto standing = positions_.now(store, services_.now().date);
    boost::asio::post(services_.context, [this, all, standing] {
      is_reading_ = false;
      if (!waiting_.empty()) read();
      for (const Told& told : all) told(standing);
    });
  });
}

}  // namespace cheesemoon::server
