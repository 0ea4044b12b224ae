import FlyingSocks
import Foundation
import SeededNumbers

/// A program that sends bytes to the lab's server.
struct SocketClient: Sendable {
    let port: UInt16

    func connect() async throws -> AsyncSocket {
        try await AsyncSocket.connected(to: .inet(ip4: "127.0.0.1", port: port))
    }

    /// The response to a head, up to the end of the connection.
    func ask(_ head: String) async throws -> String {
        let socket = try await connect()
        defer { try? socket.close() }
        try await socket.write(Data(head.utf8))
        var bytes: [UInt8] = []
        while let more = try? await socket.read(atMost: 64 << 10), !more.isEmpty { bytes += more }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The lab's page, with its head.
    func page() async throws -> String { try await ask("GET / HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n") }

    /// A request for the session, like that of the lab's own page.
    func handshake() -> String {
        """
        GET /session HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nOrigin: http://127.0.0.1:\(port)\r
        Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r
        Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n
        """
    }

    /// Opens the session; reads the response if `reads` is set.
    func openSession(reads: Bool = true) async throws -> OpenSession {
        let session = OpenSession(socket: try await connect())
        try await session.socket.write(Data(handshake().utf8))
        if reads { _ = try await session.text(until: "\"is\":\"hello\"") }
        return session
    }
}

/// A WebSocket as bytes.
final class OpenSession: Sendable {
    let socket: AsyncSocket
    private let heard = Heard()

    init(socket: AsyncSocket) { self.socket = socket }

    /// The received text, up to certain words.
    func text(until words: String) async throws -> String {
        while true {
            let text = await heard.text
            if text.contains(words) { return text }
            await heard.add(try await socket.read(atMost: 64 << 10))
        }
    }

    private actor Heard {
        private var bytes: [UInt8] = []
        var text: String { String(decoding: bytes, as: UTF8.self) }
        func add(_ new: [UInt8]) { bytes += new }
    }
}

/// A WebSocket whose messages are read and discarded: if a client sends and never reads, both sides eventually wait for each other.
struct SessionThatReads {
    let socket: AsyncSocket
    private let reading: Task<Void, Never>

    init(_ client: SocketClient) async throws {
        let socket = try await client.openSession(reads: false).socket
        self.socket = socket
        reading = Task { while let bytes = try? await socket.read(atMost: 64 << 10), !bytes.isEmpty {} }
    }

    func close() async {
        reading.cancel()
        await reading.value
        try? socket.close()
    }
}

// Frames.
extension SocketClient {
    private static let messages = [
        #"{"do":"touch","phase":"down","finger":0,"x":100,"y":200}"#,
        #"{"do":"touch","phase":"move","finger":0,"x":140,"y":300}"#,
        #"{"do":"touch","phase":"up","finger":0,"x":140,"y":300}"#,
        #"{"do":"touch","phase":"up","finger":7,"x":1e9,"y":300}"#, #"{"do":"type","text":"a"}"#,
        #"{"do":"key","key":"escape"}"#, #"{"do":"set","setting":"style","value":"dark"}"#,
        #"{"do":"set","setting":"system","value":99}"#, #"{"do":"moment","number":0}"#, #"{"do":"live"}"#,
        #"{"do":"export","as":"perfetto"}"#, #"{"do":"activate","element":3}"#, #"{"do":"fly"}"#, "[]", "{",
        "", "\u{0}", #"{"do":{"do":{"do":[]}}}"#,
    ]

    /// Mostly a frame with a message, sometimes in two parts or with a ping in between, and occasionally arbitrary bytes.
    static func anyFrame(_ random: inout SeededNumbers) -> [UInt8] {
        let message = Array(messages.randomElement(using: &random)!.utf8)
        switch Int.random(in: 0..<100, using: &random) {
        case 0:
            return (0..<Int.random(in: 1...40, using: &random)).map { _ in
                UInt8.random(in: 0...255, using: &random)
            }
        case 1: return frame(0, message)
        case 2: return frame(2, message)
        case 3: return frame(1, [UInt8](repeating: 0x7B, count: 70_000))
        case 4: return frame(1, message, mask: nil)
        case 5...14:
            let middle = message.count / 2
            return frame(1, Array(message[..<middle]), isLast: false)
                + frame(9, [1, 2, 3]) + frame(0, Array(message[middle...]))
        case 15...19: return frame(10, [])
        default: return frame(1, message)
        }
    }

    private static func frame(
        _ kind: UInt8, _ payload: [UInt8], isLast: Bool = true, mask: [UInt8]? = [1, 2, 3, 4]
    ) -> [UInt8] {
        let masked: UInt8 = mask == nil ? 0 : 0x80
        let length: [UInt8] =
            switch payload.count {
            case ...125: [masked | UInt8(payload.count)]
            case ...0xFFFF: [masked | 126, UInt8(payload.count >> 8), UInt8(payload.count & 0xFF)]
            default:
                [masked | 127] + (0..<8).map { UInt8(truncatingIfNeeded: payload.count >> (56 - 8 * $0)) }
            }
        let bytes = mask.map { mask in payload.enumerated().map { $1 ^ mask[$0 % 4] } } ?? payload
        return [(isLast ? 0x80 : 0) | kind] + length + (mask ?? []) + bytes
    }
}
