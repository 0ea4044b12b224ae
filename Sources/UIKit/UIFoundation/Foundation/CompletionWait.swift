/// A task's wait for a completion handler. It ends once: when the handler is called, or when nothing can call it
/// anymore.
///
/// If UIKit refuses a request, or its view controller is removed, the handler is released without being called. On a
/// device the task then waits forever, and retains everything that it references; here it continues.
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

    /// Calls a function with a completion handler, and waits for the handler's value.
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
    /// Calls a function with a completion handler, and waits for the call.
    @MainActor
    package static func end(of start: (@escaping () -> Void) -> Void) async {
        await value(ifDropped: ()) { done in start { done(()) } }
    }
}
