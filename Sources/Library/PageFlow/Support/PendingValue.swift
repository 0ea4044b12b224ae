/// A value that is set once and that several tasks can wait for. A canceled task stops waiting.
@MainActor
final class PendingValue<Value: Sendable> {
    private(set) var result: Result<Value, any Error>?
    private var waiting: [Int: CheckedContinuation<Value, any Error>] = [:]
    private var lastNumber = 0

    /// Sets the result, unless there is one.
    func resume(with result: Result<Value, any Error>) {
        guard self.result == nil else { return }
        self.result = result
        let continuations = waiting.sorted { $0.key < $1.key }.map(\.value)
        waiting = [:]
        for continuation in continuations { continuation.resume(with: result) }
    }

    func resume(returning value: Value) { resume(with: .success(value)) }

    func value() async throws -> Value {
        lastNumber += 1
        let number = lastNumber
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                if let result { return continuation.resume(with: result) }
                if Task.isCancelled { return continuation.resume(throwing: CancellationError()) }
                waiting[number] = continuation
            }
        } onCancel: {
            RunLoopTurn.onMainThread { self.cancel(number) }
        }
    }

    private func cancel(_ number: Int) {
        waiting.removeValue(forKey: number)?.resume(throwing: CancellationError())
    }
}
