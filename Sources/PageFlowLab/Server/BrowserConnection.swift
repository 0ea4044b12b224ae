import Foundation
import Synchronization

/// What is on its way to one browser. A browser that reads slowly holds nothing up, and what waits for it stays bounded.
final class BrowserConnection: Sendable {
    /// More than this waits for no browser, in bytes.
    private static let mostWaiting = 16 << 20

    private enum Phase {
        case open
        /// What waits is sent; then the connection ends.
        case closing
    }

    private struct State {
        var phase = Phase.open
        var waiting: [Data] = []
        var bytes = 0
        var reader: CheckedContinuation<Data?, Never>?
    }

    private let state = Mutex(State())

    /// Sends a message after those that wait. Returns whether there was room: where there was none all that waited is forgotten, and the
    /// browser needs everything anew.
    @discardableResult
    func send(_ message: Data) -> Bool {
        let (reader, hadRoom) = state.withLock { state -> (CheckedContinuation<Data?, Never>?, Bool) in
            guard state.phase == .open else { return (nil, true) }
            if let reader = state.reader {
                state.reader = nil
                return (reader, true)
            }
            guard state.bytes + message.count <= Self.mostWaiting else {
                (state.waiting, state.bytes) = ([], 0)
                return (nil, false)
            }
            state.waiting.append(message)
            state.bytes += message.count
            return (nil, true)
        }
        reader?.resume(returning: message)
        return hadRoom
    }

    /// Ends the connection when what waits has been sent.
    func close() {
        let reader = state.withLock { state in
            state.phase = .closing
            defer { state.reader = nil }
            return state.reader
        }
        reader?.resume(returning: nil)
    }

    /// The next message; `nil` when the connection has ended.
    func next() async -> Data? {
        await withCheckedContinuation { continuation in
            let message: Data?? = state.withLock { state in
                if !state.waiting.isEmpty {
                    let message = state.waiting.removeFirst()
                    state.bytes -= message.count
                    return message
                }
                if state.phase == .closing { return .some(nil) }
                state.reader = continuation
                return nil
            }
            if let message { continuation.resume(returning: message) }
        }
    }
}
