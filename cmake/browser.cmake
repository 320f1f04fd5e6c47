# The house for the browser: what hosts tables without a server, compiled to WebAssembly by Emscripten.
# scripts/build-engine calls it.
include(cmake/from_headers.cmake)
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
