# Games to learn from: a program that needs nothing of the machine it runs on. scripts/train calls it.
find_package(CLI11 2 REQUIRED)
find_package(Threads REQUIRED)
include(cmake/from_headers.cmake)
foreach(module engine cores solve players json records arena training)
  add_subdirectory(${module})
endforeach()
