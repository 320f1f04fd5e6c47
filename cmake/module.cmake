# cheesemoon_module(NAME SOURCES file... [USES module...] [LIBRARIES target...])
#
# A folder of the house as a library. Its headers are included as "NAME/...", from a folder that
# holds nothing but a link to it: whoever does not name a module in USES cannot include from it.
# A folder in a folder is named with its path: server/ratings makes cheesemoon_server_ratings.
function(cheesemoon_module name)
  cmake_parse_arguments(MODULE "" "" "SOURCES;USES;LIBRARIES" ${ARGN})
  cheesemoon_targets(target ${name})
  cheesemoon_targets(used_targets ${MODULE_USES})
  string(REPLACE / _ flat_name ${name})
  set(door ${CMAKE_BINARY_DIR}/doors/${flat_name})
  cmake_path(GET name PARENT_PATH parent)
  file(MAKE_DIRECTORY ${door}/${parent})
  file(CREATE_LINK ${CMAKE_SOURCE_DIR}/${name} ${door}/${name} SYMBOLIC)

  add_library(${target} STATIC ${MODULE_SOURCES})
  target_include_directories(${target} PUBLIC ${door})
  target_link_libraries(${target} PUBLIC ${used_targets} ${MODULE_LIBRARIES})
  cheesemoon_warnings(${target})
endfunction()

# cheesemoon_targets(VARIABLE module...): the modules' targets.
function(cheesemoon_targets variable)
  set(targets ${ARGN})
  list(TRANSFORM targets REPLACE / _)
  list(TRANSFORM targets PREPEND cheesemoon_)
  set(${variable} ${targets} PARENT_SCOPE)
endfunction()

function(cheesemoon_warnings target)
  target_compile_options(${target} PRIVATE
    -Wall -Wextra -Wpedantic -Wconversion -Wsign-conversion -Wshadow -Wnon-virtual-dtor
    -Wold-style-cast -Woverloaded-virtual -Wimplicit-fallthrough -Wmissing-field-initializers
    -Werror
    # GCC 12 warns of std::string's own operator+ (its bug 105651).
    $<$<CXX_COMPILER_ID:GNU>:-Wno-restrict>
    # The same numbers from every compiler.
    -ffp-contract=off)
endfunction()
