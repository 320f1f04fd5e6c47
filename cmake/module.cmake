# cheesemoon_module(NAME SOURCES file... [USES module...] [LIBRARIES target...])
#
# A folder of the house as a library. Its headers are included as "NAME/...", from a folder that
# holds nothing but a link to it: whoever does not name a module in USES cannot include from it.
function(cheesemoon_module name)
  cmake_parse_arguments(MODULE "" "" "SOURCES;USES;LIBRARIES" ${ARGN})
  set(door ${CMAKE_BINARY_DIR}/doors/${name})
  file(MAKE_DIRECTORY ${door})
  file(CREATE_LINK ${CMAKE_SOURCE_DIR}/${name} ${door}/${name} SYMBOLIC)

  add_library(cheesemoon_${name} STATIC ${MODULE_SOURCES})
  target_include_directories(cheesemoon_${name} PUBLIC ${door})
  list(TRANSFORM MODULE_USES PREPEND cheesemoon_)
  target_link_libraries(cheesemoon_${name} PUBLIC ${MODULE_USES} ${MODULE_LIBRARIES})
  cheesemoon_warnings(cheesemoon_${name})
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
