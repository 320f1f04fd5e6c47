#pragma once

#include <string>
#include <string_view>

#include "engine/core/random.h"
#include "server/identity/secret.h"

namespace cheesemoon::server {

/// What chance of one game comes from, and what hides it until the game is over. Both are drawn
/// from the system for every game anew.
///
/// How players check that the server did not choose chance after it had seen how they play:
///
/// 1. Before the first action the server shows the commitment, 64 hex digits:
///      BLAKE2b-256("cheesemoon commitment 1" || salt || seed)
///    without a key; the text is 23 bytes of ASCII, salt and seed are 32 bytes each.
/// 2. After the game it shows salt and seed, as 64 hex digits each. Whoever kept the commitment
///    computes it again and compares.
/// 3. The random numbers of the game are those of `Random(seed64, stream64)`, engine/core/random.h:
///      digest = BLAKE2b-128(key = seed, "cheesemoon random 1" || table)
///    keyed with the 32 bytes of the seed; the text is 19 bytes of ASCII, the table is its id as
///    shown, 10 bytes of ASCII. The first 8 bytes of the digest are seed64, the other 8 stream64,
///    lowest byte first.
/// 4. From the start of the game on, every chance event, of the set-up and later ones, takes its
///    outcome from these numbers in order, by `draw_chance` of engine/core/chance.h, and nothing
///    else draws from them. So set-up and chance of the record can be drawn again and compared.
///
/// In Python: hashlib.blake2b(b"cheesemoon commitment 1" + salt + seed, digest_size=32).hexdigest()
/// and hashlib.blake2b(b"cheesemoon random 1" + table, key=seed, digest_size=16).digest().
///
/// This proves that the seed stood before the first action, not that the server drew it at random.
/// Until it is shown, the numbers still to come are hidden from who has seen earlier ones only as
/// well as Philox hides its 64-bit key. It was not made as a cipher; for a game that is enough.
struct Opening {
  Secret seed;
  Secret salt;
};

Opening random_opening();

/// Step 1.
std::string commit(const Opening& opening);

/// Step 2.
bool verify(std::string_view commitment, const Opening& opening);

/// Step 3.
Random random_of(const Secret& seed, std::string_view table);

}  // namespace cheesemoon::server
