#include "engine/core/game.h"
#include "records/record.h"
