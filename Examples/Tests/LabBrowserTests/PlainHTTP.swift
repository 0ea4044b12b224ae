import FlyingSocks
import Foundation

/// One request, and its response. Foundation's own client can't read the heads that Chromium's driver writes: they have no space after the
/// colon.
enum PlainHTTP {
    static func ask(_ base: URL, _ method: String, _ path: String, _ body: Data?) async throws -> Data {
        let port = UInt16(base.port ?? 80)
        let socket = try await AsyncSocket.connected(to: .inet(ip4: "127.0.0.1", port: port), timeout: 60)
        defer { try? socket.close() }
        var head = "\(method) /\(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nConnection: close\r\n"
        head += "Content-Type: application/json\r\nContent-Length: \(body?.count ?? 0)\r\n\r\n"
        try await socket.write(Data(head.utf8) + (body ?? Data()))
        return try await readBody(from: socket)
    }

    private static func readBody(from socket: AsyncSocket) async throws -> Data {
        var bytes = Data()
        while true {
            if let end = bytes.firstRange(of: Data("\r\n\r\n".utf8)) {
                let body = bytes[end.upperBound...]
                if body.count >= length(in: bytes[..<end.lowerBound]) { return Data(body) }
            }
            bytes += try await socket.read(atMost: 64 << 10)
        }
    }

    private static func length(in head: Data) -> Int {
        let lines = String(decoding: head, as: UTF8.self).lowercased().split(separator: "\r\n")
        let line = lines.first { $0.hasPrefix("content-length:") }
        return line.flatMap { Int($0.dropFirst(15).trimmingCharacters(in: .whitespaces)) } ?? 0
    }
}
