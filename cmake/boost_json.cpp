// Boost.JSON as headers, where there is no library of it.
#include <boost/json/src.hpp>
