/// A value that code without isolation hands to a closure on another thread or of an actor. The caller ensures that only one of them
/// uses the value at a time, which the compiler can't check.
package struct UncheckedSendable<Value>: @unchecked Sendable {
    package let value: Value

    package init(_ value: Value) {
        self.value = value
    }
}

// Foundation's and QuartzCore's classes have no isolation, and UIKit's are on the main actor.
extension MainThread {
    /// Calls a closure of the main actor with a value, and returns its result, in code that the main thread always runs. Stops the
    /// program on another thread.
    ///
    /// The value and the result may be of any type: they stay on the main thread, because the caller waits for the closure.
    package static func isolated<Value, Result>(
        _ value: Value, _ body: @MainActor (Value) throws -> Result
    ) rethrows -> Result {
        let value = UncheckedSendable(value)
        return try MainActor.assumeIsolated { UncheckedSendable(try body(value.value)) }.value
    }

    /// Calls a closure of the main actor, and returns its result. Stops the program on another thread.
    package static func isolated<Result>(_ body: @MainActor () throws -> Result) rethrows -> Result {
        try MainActor.assumeIsolated { UncheckedSendable(try body()) }.value
    }

    /// Calls a closure of the main actor with a value: at once on the main thread, otherwise later in the main queue.
    package static func call<Value>(_ value: Value, _ body: @escaping @MainActor @Sendable (Value) -> Void) {
        guard !isCurrent else { return isolated(value, body) }
        let value = UncheckedSendable(value)
        DispatchQueue.main.async { body(value.value) }
    }
}
