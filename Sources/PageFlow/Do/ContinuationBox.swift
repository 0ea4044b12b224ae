/// One value that is waited for, by a task that may be cancelled.
@MainActor
final class ContinuationBox<Value: Sendable> {
    private var result: Result<Value, any Error>?
    private var continuation: CheckedContinuation<Value, any Error>?

    func resume(returning value: Value) {
        resume(with: .success(value))
    }

    func resume(with result: Result<Value, any Error>) {
        guard self.result == nil else { return }
        self.result = result
        continuation?.resume(with: result)
        continuation = nil
    }

    func value() async throws -> Value {
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                if let result { return continuation.resume(with: result) }
                self.continuation = continuation
            }
        } onCancel: {
            Task { @MainActor in resume(with: .failure(CancellationError())) }
        }
    }
}
