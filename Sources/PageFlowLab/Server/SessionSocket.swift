import FlyingSocks
import Foundation

/// One browser's WebSocket: messages in and out, pings answered, rules kept.
struct SessionSocket: Sendable {
    /// The longest message that a page has to send, in bytes.
    static let longestMessage = 64 << 10

    /// Called first.
    let open: @Sendable (BrowserConnection) async -> Void
    /// Called with each message, and at last with `nil`.
    let receive: @Sendable (Data?, BrowserConnection) async -> Void

    /// Serves a browser until it goes, breaks a rule, or is told to go.
    ///
    /// - Parameter whenEnding: called when it has been told to go: it may not read that.
    func serve(
        _ socket: AsyncSocket, alreadyRead: [UInt8], whenEnding: @escaping @Sendable () -> Void = {}
    ) async {
        let connection = BrowserConnection(whenEnding: whenEnding)
        await withTaskGroup(of: Void.self) { group in
            group.addTask {
                await open(connection)
                let end = await read(socket, alreadyRead, connection)
                await receive(nil, connection)
                connection.close(with: end)
            }
            while let frame = await connection.next() {
                do { try await socket.write(frame.bytes) } catch { break }
            }
            // After the last frame, no message of the browser matters.
            group.cancelAll()
        }
    }

    /// Reads until the browser goes or breaks a rule. Returns the last frame to send.
    private func read(_ socket: AsyncSocket, _ first: [UInt8], _ connection: BrowserConnection) async
        -> WebSocketFrame
    {
        var reader = WebSocketReader(longest: Self.longestMessage)
        var message = IncomingMessage()
        reader.take(first)
        do {
            while true {
                while let frame = try reader.next() {
                    switch frame.kind {
                    case .close: return .closing()
                    case .ping: connection.answer(frame.payload)
                    case .pong: break
                    case .text, .binary, .continuation:
                        if let whole = try message.add(frame) { await receive(whole, connection) }
                    }
                }
                reader.take(try await socket.read(atMost: 16 << 10))
            }
        } catch let fault as WebSocketFault {
            return .closing(fault.code, fault.reason)
        } catch {
            return .closing()
        }
    }
}

/// A message that may consist of several frames.
private struct IncomingMessage {
    private var bytes: Data?

    /// Adds a frame, and returns the message when that was the last of it.
    mutating func add(_ frame: WebSocketFrame) throws(WebSocketFault) -> Data? {
        switch (frame.kind, bytes) {
        case (.text, nil): bytes = frame.payload
        case (.continuation, .some(let begun)): bytes = begun + frame.payload
        default: throw WebSocketFault(code: 1003, reason: "The lab takes texts, one after the other.")
        }
        guard let all = bytes, all.count <= SessionSocket.longestMessage else {
            throw WebSocketFault(
                code: 1009, reason: "A message has \(SessionSocket.longestMessage) bytes at most.")
        }
        guard frame.isLast else { return nil }
        bytes = nil
        return all
    }
}
