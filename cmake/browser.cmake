# The house for the browser: what hosts tables without a server, compiled to WebAssembly by Emscripten.
# scripts/build-engine calls it. Of Debian's libraries only headers can be used, each through a link of its
# own: the folder they lie in has headers of another C library.
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
# There is one thread: whoever wants more computes himself.
add_library(threads INTERFACE)
add_library(Threads::Threads ALIAS threads)

# cheesemoon_for_browsers(target): a program as a module that browsers' workers and Node load, with the
# content of the house inside.
function(cheesemoon_for_browsers target)
  target_link_options(${target} PRIVATE
    -sMODULARIZE -sEXPORT_ES6 -sENVIRONMENT=worker,node -sALLOW_MEMORY_GROWTH -sTOTAL_STACK=1048576
    "SHELL:--embed-file ${CMAKE_SOURCE_DIR}/content@/share/cheesemoon/content" ${ARGN})
endfunction()

foreach(module engine cores solve players json text records study protocol arena hosting table device workloads)
  add_subdirectory(${module})
endforeach()
