#pragma once

namespace cheesemoon::server {

/// Makes libsodium ready; everything here that uses it calls this first. Without a working source
/// of random numbers nothing here is safe, so the program ends if there is none.
void need_sodium();

}  // namespace cheesemoon::server
