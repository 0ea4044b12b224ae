/// A task's wait for a completion handler. It ends once: when the handler is called, or when nothing can call it any more.
///
/// A request that UIKit refuses, or whose page goes away, lets go of its handler without calling it. On a device the task
/// then waits for ever, with everything it holds; here it goes on.
package final class CompletionWait<Value: Sendable> {
    private var continuation: CheckedContinuation<Value, Never>?
    private let valueIfDropped: Value

    private init(_ continuation: CheckedContinuation<Value, Never>, ifDropped value: Value) {
        self.continuation = continuation
        valueIfDropped = value
    }

    deinit {
        continuation?.resume(returning: valueIfDropped)
    }

    private func end(with value: Value) {
        continuation?.resume(returning: value)
        continuation = nil
    }

    /// Starts what calls a handler, and waits for what the handler is given.
    @MainActor
    package static func value(
        ifDropped value: Value, of start: (@escaping (Value) -> Void) -> Void
    ) async -> Value {
        await withCheckedContinuation { continuation in
            let wait = CompletionWait(continuation, ifDropped: value)
            start { wait.end(with: $0) }
        }
    }
}

extension CompletionWait<Void> {
    /// Starts what calls a handler, and waits for the call.
    @MainActor
    package static func end(of start: (@escaping () -> Void) -> Void) async {
        await value(ifDropped: ()) { done in start { done(()) } }
    }
}
