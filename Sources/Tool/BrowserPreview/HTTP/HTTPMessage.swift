/// A request that the server has received completely.
package struct HTTPRequest: Sendable {
  /// `GET` or `POST`.
  package var method: String
  /// The path of the address, without the query.
  package var path: String
  /// The `Host` and `Origin` headers, if the client sent them.
  package var host: String?
  package var origin: String?
  package var body: [UInt8] = []

  package init(method: String, path: String, host: String? = nil, origin: String? = nil, body: [UInt8] = []) {
    (self.method, self.path, self.host, self.origin, self.body) = (method, path, host, origin, body)
  }
}

/// An answer to a request.
package struct HTTPResponse: Sendable {
  package enum Body: Sendable {
    case bytes([UInt8])
    /// Server-sent events. The closure waits for the next event and returns it, or nil at the end of the stream.
    case events(@Sendable () -> String?)
  }

  package var status: UInt32 = 200
  package var contentType: String
  package var headers: [String: String] = [:]
  package var body: Body

  package init(_ text: String, type: String = "text/plain; charset=utf-8", status: UInt32 = 200) {
    (self.status, contentType, body) = (status, type, .bytes(Array(text.utf8)))
  }

  package init(events: @escaping @Sendable () -> String?) {
    (contentType, body) = ("text/event-stream", .events(events))
  }
}
