# cheesemoon_module(NAME [OBJECT] [HOT | COLD]
#   SOURCES file... [ALONE file...] [USES module...] [LIBRARIES target...])
#
# A folder of the house as a library. Its headers are included as "NAME/...", from a folder that
# holds nothing but a link to it: whoever does not name a module in USES cannot include from it.
# A folder in a folder is named with its path: server/ratings makes cheesemoon_server_ratings.
# SOURCES are compiled together, up to the next bar |; ALONE are those that never are. OBJECT: everything
# in it is linked, whether somebody calls it or not. HOT: its loops are long, so it is optimised
# as far as it goes, and somewhat under sanitizers, too. COLD: nobody waits for it but the compiler and,
# of the page's engine, whoever loads it.
function(cheesemoon_module name)
  cmake_parse_arguments(MODULE "OBJECT;HOT;COLD" "" "SOURCES;ALONE;USES;LIBRARIES" ${ARGN})
  cheesemoon_targets(target ${name})
  cheesemoon_targets(used_targets ${MODULE_USES})
  string(REPLACE / _ flat_name ${name})
  set(door ${CMAKE_BINARY_DIR}/doors/${flat_name})
  cmake_path(GET name PARENT_PATH parent)
  file(MAKE_DIRECTORY ${door}/${parent})
  file(CREATE_LINK ${CMAKE_SOURCE_DIR}/${name} ${door}/${name} SYMBOLIC)

  set(kind STATIC)
  if(MODULE_OBJECT)
    set(kind OBJECT)
  endif()
  cheesemoon_together(sources ${target} ${name}/ ${MODULE_SOURCES})
  add_library(${target} ${kind} ${sources} ${MODULE_ALONE})
  target_include_directories(${target} PUBLIC ${door})
  target_link_libraries(${target} PUBLIC ${used_targets} ${MODULE_LIBRARIES})
  cheesemoon_warnings(${target})
  if(MODULE_HOT)
    target_compile_options(${target} PRIVATE $<$<CONFIG:Release>:-O3> $<$<CONFIG:Sanitized>:-O2>
      # Sources that are compiled together are long, and GCC stops inlining where a file has grown by 40 %.
      $<$<CXX_COMPILER_ID:GNU>:--param=inline-unit-growth=200>
      # What browsers make of WebAssembly inlines nothing any more.
      $<$<PLATFORM_ID:Emscripten>:SHELL:-mllvm -inline-threshold=2000>)
  elseif(MODULE_COLD)
    target_compile_options(${target} PRIVATE
      $<$<CONFIG:Release>:$<IF:$<PLATFORM_ID:Emscripten>,-Os,-Og>>)
  endif()
endfunction()

# cheesemoon_together(VARIABLE TARGET PREFIX source...): what to compile for these sources.
#
# Most of a compiler's time goes into headers, so sources are included into one file and read
# together; a bar among them begins the next such file. Unlike those of CMake's own unity builds, these
# files name no absolute path, so that all clones of the house share one compiler cache.
function(cheesemoon_together variable target prefix)
  set(compiled)
  set(includes)
  set(number 1)
  foreach(source ${ARGN} |)
    if(source STREQUAL "|" AND includes)
      set(together ${CMAKE_BINARY_DIR}/together/${target}_${number}.cpp)
      file(CONFIGURE OUTPUT ${together} CONTENT "${includes}")
      list(APPEND compiled ${together})
      set(includes)
      math(EXPR number "${number} + 1")
    elseif(CHEESEMOON_TOGETHER AND NOT source STREQUAL "|")
      string(APPEND includes "#include \"${prefix}${source}\"\n")
    elseif(NOT source STREQUAL "|")
      list(APPEND compiled ${source})
    endif()
  endforeach()
  set(${variable} ${compiled} PARENT_SCOPE)
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
    # Sizes have 32 bits in a browser; what that changes is no mistake where it never matters otherwise.
    $<$<PLATFORM_ID:Emscripten>:-Wno-shorten-64-to-32> $<$<PLATFORM_ID:Emscripten>:-Wno-sign-conversion>
    # The same numbers from every compiler. Browsers' machines multiply and add in two steps anyway, and with
    # this Emscripten 3.1.6 makes wrong vector instructions of the simplex method (tests of same_truth).
    $<$<NOT:$<PLATFORM_ID:Emscripten>>:-ffp-contract=off>)
endfunction()
