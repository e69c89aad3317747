import CMicrohttpd
import Foundation
import PreviewPipeline

/// An HTTP/1.1 server on 127.0.0.1, by libmicrohttpd. Each connection has a thread of its own.
package final class HTTPServer {
  /// Answers requests; called on the threads of the connections.
  package typealias Handler = @Sendable (HTTPRequest) -> HTTPResponse

  /// Bytes of a request's body that are accepted.
  static let longestBody = 1 << 20

  /// The context of the C callbacks.
  private final class Context: Sendable {
    let handler: Handler
    init(_ handler: @escaping Handler) { self.handler = handler }
  }

  private let daemon: OpaquePointer
  private let context: Context

  /// The port that the server listens on.
  package let port: Int

  /// Starts the server.
  ///
  /// - Parameter port: The port to listen on; 0 chooses a free one.
  /// - Throws: `ToolFailure` if the port is in use.
  package init(port: Int = 0, handler: @escaping Handler) throws {
    context = Context(handler)
    let pointer = Unmanaged.passUnretained(context).toOpaque()
    guard let daemon = gw_http_start(UInt16(port), Self.receive, pointer, 32) else {
      throw ToolFailure(
        "Port \(port) of 127.0.0.1 cannot be used: it is taken or reserved. Choose another with --port.", code: .usage)
    }
    self.daemon = daemon
    self.port = Int(gw_http_port(daemon))
  }

  /// Stops listening and waits for the open connections to end. Event streams have to end by themselves first.
  package func stop() { MHD_stop_daemon(daemon) }

  /// A request whose body is still arriving.
  private final class Upload {
    var body: [UInt8] = []
    var isTooLong = false
  }

  private static let receive: MHD_AccessHandlerCallback = { context, connection, url, method, _, data, count, state in
    guard let context, let connection, let url, let method, let count, let state else { return gw_http_no() }
    guard let pointer = state.pointee else {
      state.pointee = Unmanaged.passRetained(Upload()).toOpaque()
      return gw_http_yes()
    }
    let upload = Unmanaged<Upload>.fromOpaque(pointer).takeUnretainedValue()
    if count.pointee > 0, let data {
      let bytes = UnsafeRawBufferPointer(start: data, count: count.pointee)
      if upload.body.count + bytes.count > longestBody { upload.isTooLong = true } else { upload.body += bytes }
      count.pointee = 0
      return gw_http_yes()
    }
    Unmanaged<Upload>.fromOpaque(pointer).release()
    state.pointee = nil
    func header(_ name: String) -> String? {
      gw_http_header(connection, name).map { String(cString: $0) }
    }
    guard !upload.isTooLong else {
      return send(HTTPResponse("The request is too long.\n", status: 413), on: connection)
    }
    let request = HTTPRequest(
      method: String(cString: method), path: String(cString: url), host: header("Host"), origin: header("Origin"),
      body: upload.body)
    let handler = Unmanaged<Context>.fromOpaque(context).takeUnretainedValue().handler
    return send(handler(request), on: connection)
  }

  /// The remainder of an event that did not fit into the buffer, and where the next event comes from.
  private final class EventStream {
    let next: @Sendable () -> String?
    var pending: ArraySlice<UInt8> = []
    init(_ next: @escaping @Sendable () -> String?) { self.next = next }
  }

  private static func send(_ response: HTTPResponse, on connection: OpaquePointer) -> MHD_Result {
    let made: OpaquePointer?
    switch response.body {
    case .bytes(let bytes): made = gw_http_response(bytes, bytes.count)
    case .events(let next):
      let stream = Unmanaged.passRetained(EventStream(next)).toOpaque()
      made = MHD_create_response_from_callback(
        .max, 4096,
        { stream, _, buffer, capacity in
          guard let stream, let buffer else { return -1 }
          let events = Unmanaged<EventStream>.fromOpaque(stream).takeUnretainedValue()
          if events.pending.isEmpty {
            guard let text = events.next() else { return -1 }
            events.pending = Array(text.utf8)[...]
          }
          let part = events.pending.prefix(capacity)
          buffer.withMemoryRebound(to: UInt8.self, capacity: capacity) { target in
            for (offset, byte) in part.enumerated() { target[offset] = byte }
          }
          events.pending = events.pending.dropFirst(part.count)
          return part.count
        }, stream, { stream in if let stream { Unmanaged<EventStream>.fromOpaque(stream).release() } })
    }
    guard let made else { return gw_http_no() }
    defer { MHD_destroy_response(made) }
    MHD_add_response_header(made, "Content-Type", response.contentType)
    MHD_add_response_header(made, "Cache-Control", "no-store")
    MHD_add_response_header(made, "X-Content-Type-Options", "nosniff")
    MHD_add_response_header(made, "Referrer-Policy", "no-referrer")
    for (name, value) in response.headers { MHD_add_response_header(made, name, value) }
    return MHD_queue_response(connection, response.status, made)
  }
}
