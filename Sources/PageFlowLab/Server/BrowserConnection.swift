import Foundation
import Synchronization

/// The messages on their way to one browser. A browser that reads slowly delays nothing, and its waiting messages are limited.
final class BrowserConnection: Sendable {
    /// More than this waits for no browser, in bytes.
    private static let mostWaiting = 16 << 20
    /// The number of pings that are answered if they arrive faster than their answers are sent.
    private static let mostAnswers = 16

    private enum Phase {
        case open
        /// What waits is sent, and then a last frame.
        case closing(WebSocketFrame)
        case closed
    }

    private struct State {
        var phase = Phase.open
        var answers: [Data] = []
        var messages: [Data] = []
        var bytes = 0
        var reader: CheckedContinuation<WebSocketFrame?, Never>?

        /// The next frame to send; `nil` for none now.
        mutating func popFrame() -> WebSocketFrame?? {
            if !answers.isEmpty { return WebSocketFrame(kind: .pong, payload: answers.removeFirst()) }
            if !messages.isEmpty {
                let message = messages.removeFirst()
                bytes -= message.count
                return WebSocketFrame(kind: .text, payload: message)
            }
            switch phase {
            case .open: return nil
            case .closing(let last):
                phase = .closed
                return .some(last)
            case .closed: return .some(nil)
            }
        }
    }

    private let state = Mutex(State())
    private let whenEnding: @Sendable () -> Void

    /// - Parameter whenEnding: called when the connection is to end.
    init(whenEnding: @escaping @Sendable () -> Void = {}) {
        self.whenEnding = whenEnding
    }

    /// Sends a message after those that wait. Returns whether there was room: where there was none all that waited is forgotten, and the
    /// browser needs everything again.
    @discardableResult
    func send(_ message: Data) -> Bool {
        change { state in
            guard case .open = state.phase else { return true }
            guard state.bytes + message.count <= Self.mostWaiting else {
                (state.messages, state.bytes) = ([], 0)
                return false
            }
            state.messages.append(message)
            state.bytes += message.count
            return true
        }
    }

    /// Answers a ping.
    func answer(_ ping: Data) {
        change { state in
            if state.answers.count < Self.mostAnswers { state.answers.append(ping) }
        }
    }

    /// Ends the connection when what waits has been sent.
    func close(with last: WebSocketFrame = .closing()) {
        change { state in
            if case .open = state.phase { state.phase = .closing(last) }
        }
        whenEnding()
    }

    /// Ends the connection with a message. What waits is forgotten: the browser has no use for it any more.
    func close(saying message: Data) {
        change { state in (state.messages, state.bytes) = ([], 0) }
        send(message)
        close()
    }

    /// The next frame to send; `nil` when the connection has ended. One caller asks, and waits where there is nothing.
    func next() async -> WebSocketFrame? {
        await withCheckedContinuation { continuation in
            change { $0.reader = continuation }
        }
    }

    /// Changes the state, and hands over a frame where one is waited for.
    private func change<Result: Sendable>(_ body: (inout sending State) -> Result) -> Result {
        let (result, reader, frame) = state.withLock { state in
            let result = body(&state)
            guard let reader = state.reader, let frame = state.popFrame() else {
                return (result, nil as CheckedContinuation<WebSocketFrame?, Never>?, nil as WebSocketFrame?)
            }
            state.reader = nil
            return (result, reader, frame)
        }
        reader?.resume(returning: frame)
        return result
    }
}
