import Foundation
import Synchronization

/// The outgoing messages to one browser. A browser that reads slowly blocks nothing, and its pending messages are bounded.
final class BrowserConnection: Sendable {
    /// The maximum size of pending messages, in bytes.
    private static let mostWaiting = 16 << 20
    /// The maximum number of pending answers to pings.
    private static let mostAnswers = 16

    private enum Phase {
        case open
        /// The pending messages are sent, and then a last frame.
        case closing(WebSocketFrame)
        case closed
    }

    private struct State {
        var phase = Phase.open
        var answers: [Data] = []
        var messages: [Data] = []
        var bytes = 0
        var reader: CheckedContinuation<WebSocketFrame?, Never>?

        /// The next frame to send; `nil` if there is none yet.
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

    /// - Parameter whenEnding: Called when the connection is to end.
    init(whenEnding: @escaping @Sendable () -> Void = {}) {
        self.whenEnding = whenEnding
    }

    /// Sends a message after the pending ones. Returns whether there was room: if not, all pending messages are discarded, and the browser
    /// needs the complete state again.
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

    /// Ends the connection after the pending messages have been sent.
    func close(with last: WebSocketFrame = .closing()) {
        change { state in
            if case .open = state.phase { state.phase = .closing(last) }
        }
        whenEnding()
    }

    /// Ends the connection with a message. Pending messages are discarded: the browser no longer needs them.
    func close(saying message: Data) {
        change { state in (state.messages, state.bytes) = ([], 0) }
        send(message)
        close()
    }

    /// The next frame to send; `nil` if the connection has ended. It has a single caller, which waits if there is no frame.
    func next() async -> WebSocketFrame? {
        await withCheckedContinuation { continuation in
            change { $0.reader = continuation }
        }
    }

    /// Changes the state, and passes a frame to the waiting caller.
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
