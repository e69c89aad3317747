import Foundation
import PreviewPipeline
import PreviewProtocol

/// The preview's HTTP interface: the page, the state, the pictures, and what a person does in the page.
///
/// It listens on 127.0.0.1 only. Every path begins with a random token, so that a page from elsewhere cannot guess an
/// address, and a request with a foreign origin is refused.
package final class PreviewServer {
  private let server: HTTPServer
  private let token: String

  /// - Parameter port: The port to listen on; 0 chooses a free one.
  package init(_ service: PreviewService, port: Int) throws {
    var random = SystemRandomNumberGenerator()
    let token = (0..<2).map { _ in
      let digits = String(random.next() as UInt64, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
    self.token = token
    server = try HTTPServer(port: port) { Self.respond(to: $0, token: token, service) }
  }

  /// The address of the page.
  package var address: String { "http://127.0.0.1:\(server.port)/\(token)/" }

  package func stop() { server.stop() }

  private struct KnobChange: Decodable {
    var file: String
    var knob: LiteralKnob
    var value: String
  }

  private struct Tap: Decodable {
    var x: Double
    var y: Double
    var time: Double
  }

  private struct Moment: Decodable {
    var time: Double
  }

  private static func respond(to request: HTTPRequest, token: String, _ service: PreviewService) -> HTTPResponse {
    let parts = request.path.split(separator: "/", omittingEmptySubsequences: false).dropFirst()
    guard parts.first.map(String.init) == token, parts.count >= 2 else {
      return HTTPResponse("Not found.\n", status: 404)
    }
    if let origin = request.origin, origin != "http://\(request.host ?? "")" {
      return HTTPResponse("Requests from other origins are refused.\n", status: 403)
    }
    let path = parts.dropFirst().joined(separator: "/")
    switch (request.method, path) {
    case ("GET", ""): return PreviewPage.response
    case ("GET", "state"): return HTTPResponse(service.stateJSON(), type: "application/json")
    case ("GET", "events"): return events(of: service)
    case ("GET", _) where path.hasPrefix("picture/") && path.hasSuffix(".svg"):
      guard let index = Int(path.dropFirst(8).dropLast(4)), let bytes = service.picture(index) else {
        return HTTPResponse("Not found.\n", status: 404)
      }
      var response = HTTPResponse(String(decoding: bytes, as: UTF8.self), type: "image/svg+xml")
      response.headers["Content-Security-Policy"] = "default-src 'none'; style-src 'unsafe-inline'; sandbox"
      return response
    case ("POST", _): return post(request.body, to: path, service)
    default: return HTTPResponse("Not found.\n", status: 404)
    }
  }

  private static func events(of service: PreviewService) -> HTTPResponse {
    let last = LastVersion()
    return HTTPResponse(events: {
      guard let version = service.nextVersion(after: last.value) else { return nil }
      defer { last.value = version }
      // A comment keeps the connection open through proxies.
      return version == last.value ? ":\n\n" : "data: \(version)\n\n"
    })
  }

  /// The last version that a client has received.
  private final class LastVersion: @unchecked Sendable {  // Used by the thread of one connection.
    var value = -1
  }

  private static func post(_ body: [UInt8], to path: String, _ service: PreviewService) -> HTTPResponse {
    func decoded<Value: Decodable>(_ type: Value.Type) -> Value? {
      try? JSONDecoder().decode(type, from: Data(body))
    }
    do {
      switch path {
      case "knob":
        guard let change = decoded(KnobChange.self) else { return refused("The change cannot be read.") }
        let knob = try service.set(change.knob, to: change.value, in: change.file)
        let data = try JSONEncoder().encode(knob)
        return HTTPResponse(String(decoding: data, as: UTF8.self), type: "application/json")
      case "undo": try service.undo()
      case "settings":
        guard let settings = decoded(PreviewSettings.self) else { return refused("The settings cannot be read.") }
        service.set(settings)
      case "tap":
        guard let tap = decoded(Tap.self), tap.time >= 0, tap.time <= 600, abs(tap.x) < 1e5, abs(tap.y) < 1e5 else {
          return refused("A tap needs x, y and time.")
        }
        service.setInput(PreviewInput(.tap(.init(x: tap.x, y: tap.y)), at: tap.time))
      case "clear": service.setInput(nil)
      case "inspect":
        guard let moment = decoded(Moment.self), (0...86_400).contains(moment.time) else {
          return refused("Inspecting needs a time from 0 to 86400 seconds.")
        }
        return HTTPResponse(try service.inspect(at: moment.time), type: "application/json")
      default: return HTTPResponse("Not found.\n", status: 404)
      }
    } catch SourceEditor.Refusal.changedOnDisk {
      return HTTPResponse("The file changed on disk; the knob is from an older version.\n", status: 409)
    } catch SourceEditor.Refusal.unfitValue {
      return refused("The value does not fit the literal.")
    } catch SourceEditor.Refusal.unwritable(let file) {
      return HTTPResponse("\(file) cannot be read or written.\n", status: 409)
    } catch {
      return refused("\(error)")
    }
    return HTTPResponse("{}", type: "application/json")
  }

  private static func refused(_ reason: String) -> HTTPResponse { HTTPResponse("\(reason)\n", status: 400) }
}
