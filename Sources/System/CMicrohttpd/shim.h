#pragma once
#include <microhttpd.h>
#include <netinet/in.h>

// Functions with variable arguments and bit-field flags are not visible to Swift.

// Starts a daemon with a thread for each connection, bound to 127.0.0.1. Port 0: any free port.
static inline struct MHD_Daemon *gw_http_start(
    unsigned short port, MHD_AccessHandlerCallback handler, void *context, unsigned int connections) {
  struct sockaddr_in address = {0};
  address.sin_family = AF_INET;
  address.sin_port = htons(port);
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  return MHD_start_daemon(
      MHD_USE_INTERNAL_POLLING_THREAD | MHD_USE_THREAD_PER_CONNECTION | MHD_USE_ITC, port, NULL, NULL, handler, context,
      MHD_OPTION_SOCK_ADDR, &address, MHD_OPTION_CONNECTION_LIMIT, connections, MHD_OPTION_CONNECTION_TIMEOUT, 120u,
      MHD_OPTION_END);
}

// Options of an enumeration are no constants in Swift.
static inline enum MHD_Result gw_http_yes(void) { return MHD_YES; }
static inline enum MHD_Result gw_http_no(void) { return MHD_NO; }

static inline const char *gw_http_header(struct MHD_Connection *connection, const char *name) {
  return MHD_lookup_connection_value(connection, MHD_HEADER_KIND, name);
}

static inline struct MHD_Response *gw_http_response(const void *bytes, size_t count) {
  return MHD_create_response_from_buffer(count, (void *)bytes, MHD_RESPMEM_MUST_COPY);
}

// The port that the daemon listens on; 0 if it is unknown.
static inline unsigned short gw_http_port(struct MHD_Daemon *daemon) {
  const union MHD_DaemonInfo *info = MHD_get_daemon_info(daemon, MHD_DAEMON_INFO_BIND_PORT);
  return info ? info->port : 0;
}
