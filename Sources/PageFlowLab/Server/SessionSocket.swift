import FlyingFox
import Foundation

/// The frames of one browser's WebSocket: messages in and out, pings answered, rules kept.
struct SessionSocket: WSHandler {
    /// The longest message that a page has to send, in bytes.
    static let longestMessage = 64 << 10
    private static let frameSize = 64 << 10

    /// Called with each message, and at last with `nil`.
    let receive: @Sendable (Data?, BrowserConnection) async -> Void
    /// Called first.
    let open: @Sendable (BrowserConnection) async -> Void

    func makeFrames(for client: AsyncThrowingStream<WSFrame, any Error>) async throws -> AsyncStream<WSFrame>
    {
        let connection = BrowserConnection()
        let outgoing = OutgoingFrames(connection)
        let reading = Task {
            await open(connection)
            let end = await read(client, connection, outgoing)
            await receive(nil, connection)
            await outgoing.finish(with: end)
        }
        return AsyncStream {
            await outgoing.next()
        } onCancel: {
            reading.cancel()
        }
    }

    /// Reads until the browser goes or breaks a rule. Returns the last frame to send.
    private func read(
        _ client: AsyncThrowingStream<WSFrame, any Error>, _ connection: BrowserConnection,
        _ outgoing: OutgoingFrames
    ) async -> WSFrame {
        var message = Data()
        var isWithin = false
        do {
            for try await frame in client {
                switch frame.opcode {
                case .close: return .close(code: .normalClosure)
                case .ping:
                    guard frame.payload.count <= 125 else {
                        return .refusing("a ping of more than 125 bytes")
                    }
                    await outgoing.control(
                        WSFrame(fin: true, opcode: .pong, mask: nil, payload: frame.payload))
                    continue
                case .pong: continue
                case .text where !isWithin: message = frame.payload
                case .continuation where isWithin: message += frame.payload
                default: return .refusing("a frame that is no text")
                }
                guard message.count <= Self.longestMessage else {
                    return .refusing("a message of more than 64 KB")
                }
                isWithin = !frame.fin
                if frame.fin { await receive(message, connection) }
            }
        } catch {
            return .refusing("no WebSocket frame")
        }
        return .close(code: .normalClosure)
    }

    fileprivate static func frames(of message: Data) -> [WSFrame] {
        let starts = Array(stride(from: 0, to: max(message.count, 1), by: frameSize))
        return starts.map { start in
            let end = min(start + frameSize, message.count)
            return WSFrame(
                fin: end == message.count, opcode: start == 0 ? .text : .continuation, mask: nil,
                payload: message[(message.startIndex + start)..<(message.startIndex + end)])
        }
    }
}

extension WSFrame {
    fileprivate static func refusing(_ what: String) -> WSFrame {
        .close(code: WSCloseCode(1002, reason: "The lab takes text frames of its own page, not \(what)."))
    }
}

/// The frames that go out: answers to pings come before messages.
private actor OutgoingFrames {
    private let connection: BrowserConnection
    private var controls: [WSFrame] = []
    private var parts: ArraySlice<WSFrame> = []
    private var last: WSFrame?
    private var hasEnded = false

    init(_ connection: BrowserConnection) {
        self.connection = connection
    }

    func control(_ frame: WSFrame) {
        // A browser that pings and never reads gets the last answers.
        controls = controls.suffix(15) + [frame]
    }

    func finish(with frame: WSFrame) {
        last = frame
        connection.close()
    }

    func next() async -> WSFrame? {
        guard !hasEnded else { return nil }
        if parts.isEmpty, !controls.isEmpty { return controls.removeFirst() }
        if parts.isEmpty, let message = await connection.next() {
            parts = SessionSocket.frames(of: message)[...]
        }
        if let part = parts.popFirst() { return part }
        hasEnded = true
        return last ?? .close(code: .normalClosure)
    }
}
