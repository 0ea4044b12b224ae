import Foundation

/// The head of a request: all that the lab needs of one.
struct HTTPRequest: Equatable, Sendable {
    /// A longer head is refused, in bytes.
    static let longestHead = 16 << 10

    var method: String
    var path: String
    var query: [String: String] = [:]
    /// By names in small letters; of several of one name the first.
    var headers: [String: String] = [:]

    /// Reads a head, without the empty line after it; `nil` if it is malformed.
    init?(_ head: some Collection<UInt8>) {
        guard let text = String(validating: head, as: UTF8.self) else { return nil }
        var lines = text.split(separator: "\r\n", omittingEmptySubsequences: false)[...]
        let start = lines.popFirst()?.split(separator: " ", omittingEmptySubsequences: false) ?? []
        guard start.count == 3, start[2].hasPrefix("HTTP/1."), start[1].hasPrefix("/") else { return nil }
        method = String(start[0])
        let target = start[1].split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        path = String(target[0])
        for pair in (target.count > 1 ? target[1] : "").split(separator: "&") {
            let parts = pair.split(separator: "=", maxSplits: 1).map(String.init)
            if parts.count == 2 { query[parts[0]] = parts[1] }
        }
        for line in lines {
            guard let colon = line.firstIndex(of: ":"), colon != line.startIndex else { return nil }
            let name = line[..<colon].lowercased()
            if headers[name] == nil {
                headers[name] = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
            }
        }
    }

    /// What the browser keeps for the lab, by name.
    var cookies: [String: String] {
        (headers["cookie"] ?? "").split(separator: ";").reduce(into: [:]) { cookies, pair in
            let parts = pair.split(separator: "=", maxSplits: 1).map {
                $0.trimmingCharacters(in: .whitespaces)
            }
            if parts.count == 2 { cookies[parts[0]] = parts[1] }
        }
    }

    /// Whether it asks for a WebSocket.
    var asksForWebSocket: Bool {
        method == "GET" && headers["upgrade"]?.lowercased() == "websocket"
            && headers["sec-websocket-version"] == "13"
            && headers["connection"]?.lowercased().contains("upgrade") == true
    }
}

/// The answer to a request.
struct HTTPResponse: Sendable {
    var status: String
    var headers: [(name: String, value: String)] = []
    var body = Data()

    /// A sentence.
    init(_ status: String, _ reason: String) {
        self.status = status
        headers = [("Content-Type", "text/plain; charset=utf-8")]
        body = Data("\(reason)\n".utf8)
    }

    /// Some headers, and a body if there is one.
    init(_ status: String, headers: [(name: String, value: String)], body: Data = Data()) {
        (self.status, self.headers, self.body) = (status, headers, body)
    }

    /// The response as it is sent. The connection ends with it, unless it becomes a WebSocket.
    var bytes: Data {
        var lines = ["HTTP/1.1 \(status)"] + headers.map { "\($0.name): \($0.value)" }
        if !status.hasPrefix("101") { lines += ["Content-Length: \(body.count)", "Connection: close"] }
        return Data((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8) + body
    }
}
