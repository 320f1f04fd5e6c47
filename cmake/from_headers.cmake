# Debian's libraries as far as their headers are enough, for programs that run where nothing is installed. Each
# is used through a link of its own: the folder they lie in has headers of another C library.
set(libraries ${CMAKE_BINARY_DIR}/libraries)
file(MAKE_DIRECTORY ${libraries})
foreach(library boost fmt valijson)
  file(CREATE_LINK /usr/include/${library} ${libraries}/${library} SYMBOLIC)
endforeach()

add_library(fmt INTERFACE)
add_library(fmt::fmt ALIAS fmt)
target_include_directories(fmt SYSTEM INTERFACE ${libraries})
target_compile_definitions(fmt INTERFACE FMT_HEADER_ONLY)
add_library(boost_json STATIC cmake/boost_json.cpp)
add_library(Boost::json ALIAS boost_json)
target_include_directories(boost_json SYSTEM PUBLIC ${libraries})
