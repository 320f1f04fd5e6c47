# cmake --install puts the program, its content, its page, manual pages and the completion for bash under a
# prefix. scripts/package makes a Debian package of that and of what runs it as a service.
install(TARGETS cheesemoon RUNTIME DESTINATION bin)
install(DIRECTORY content/ DESTINATION share/cheesemoon/content)
install(CODE "
  if(NOT EXISTS ${CMAKE_SOURCE_DIR}/build/page/index.html)
    message(FATAL_ERROR \"The page is not built: run scripts/build-page first.\")
  endif()")
install(DIRECTORY build/page/ DESTINATION share/cheesemoon/page)
install(FILES LICENSE DESTINATION share/doc/cheesemoon RENAME copyright)
install(FILES packaging/Caddyfile packaging/nginx.conf packaging/prometheus.yml
  packaging/grafana-dashboard.json packaging/port-443.conf
  DESTINATION share/doc/cheesemoon/examples)

# What the program says about itself, with nothing in it of whoever installs it.
install(CODE [[
  set(prefix "$ENV{DESTDIR}${CMAKE_INSTALL_PREFIX}")
  function(describe file)
    get_filename_component(folder "${prefix}/${file}" DIRECTORY)
    file(MAKE_DIRECTORY "${folder}")
    message(STATUS "Writing: ${prefix}/${file}")
    execute_process(COMMAND env -i HOME=~ "${prefix}/bin/cheesemoon" ${ARGN}
      OUTPUT_FILE "${prefix}/${file}" COMMAND_ERROR_IS_FATAL ANY)
  endfunction()
  describe(share/man/man1/cheesemoon.1 manual)
  describe(share/man/man8/cheesemoon-serve.8 manual serve)
  describe(share/bash-completion/completions/cheesemoon completion)
]])

# Only in the package: they are for a system, not for a prefix.
install(FILES packaging/cheesemoon.service DESTINATION usr/lib/systemd/system
  COMPONENT service EXCLUDE_FROM_ALL)
# Its store may be an address with a password.
install(FILES packaging/debian/default DESTINATION etc/default RENAME cheesemoon
  PERMISSIONS OWNER_READ OWNER_WRITE COMPONENT service EXCLUDE_FROM_ALL)

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME cheesemoon)
set(CPACK_PACKAGE_CONTACT "The people of Cheesemoon <cheesemoon@localhost>")
set(CPACK_PACKAGE_DIRECTORY ${CMAKE_SOURCE_DIR}/build)
set(CPACK_PACKAGING_INSTALL_PREFIX /)
set(CPACK_INSTALL_CMAKE_PROJECTS
  "${CMAKE_BINARY_DIR};program;Unspecified;/usr;${CMAKE_BINARY_DIR};service;service;/")
set(CPACK_STRIP_FILES ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION games)
set(CPACK_DEBIAN_PACKAGE_DESCRIPTION
"First Rat and BraveRats: a game server with its page, and a terminal
Play, study and build on two board games, in the browser or in the terminal, against bots of eight
strengths or with others over the network. The server runs as a service of its own user.")
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_DEPENDS adduser)
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
set(CPACK_DEBIAN_PACKAGE_CONTROL_EXTRA
  ${CMAKE_SOURCE_DIR}/packaging/debian/conffiles ${CMAKE_SOURCE_DIR}/packaging/debian/postinst
  ${CMAKE_SOURCE_DIR}/packaging/debian/prerm ${CMAKE_SOURCE_DIR}/packaging/debian/postrm)
include(CPack)
