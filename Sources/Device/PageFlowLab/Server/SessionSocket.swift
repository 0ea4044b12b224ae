import FlyingSocks
import Foundation

/// One browser's WebSocket: reads and sends messages, answers pings, and enforces the protocol.
struct SessionSocket: Sendable {
    /// The maximum length of a message from a page, in bytes.
    static let longestMessage = 64 << 10

    /// Called first.
    let open: @Sendable (BrowserConnection) async -> Void
    /// Called with each message, and with `nil` at the end.
    let receive: @Sendable (Data?, BrowserConnection) async -> Void

    /// Serves a browser until it disconnects, violates the protocol, or is disconnected.
    ///
    /// - Parameter whenEnding: Called when the connection is closed from outside, as the browser may not read the closing frame.
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
            // After the last frame, no further messages need to be read.
            group.cancelAll()
        }
    }

    /// Reads until the browser disconnects or violates the protocol. Returns the last frame to send.
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

/// A message, which may consist of several frames.
private struct IncomingMessage {
    private var bytes: Data?

    /// Adds a frame, and returns the message if it is complete.
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
