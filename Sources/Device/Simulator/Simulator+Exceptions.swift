import UIKit

// Expected exceptions.
extension Simulator {
    /// Runs a block and returns the exceptions that UIKit raises in it. They don't end the program or fail the test: the call that raises
    /// an exception returns without changing anything.
    ///
    /// ```swift
    /// let exceptions = sim.exceptions { navigation.pushViewController(home, animated: false) }
    /// #expect(exceptions.first?.message.contains("more than once") == true)
    /// ```
    public func exceptions(in body: () throws -> Void) rethrows -> [Diagnostic] {
        takeOver()
        let (start, outer) = (diagnostics.count, recordsExceptions)
        recordsExceptions = true
        defer { recordsExceptions = outer }
        try body()
        return diagnostics.dropFirst(start).filter { $0.kind == .exception }
    }

    /// Runs an asynchronous block and returns the exceptions that UIKit raises meanwhile.
    public func exceptions(in body: () async throws -> Void) async rethrows -> [Diagnostic] {
        takeOver()
        let (start, outer) = (diagnostics.count, recordsExceptions)
        recordsExceptions = true
        defer { recordsExceptions = outer }
        try await body()
        return diagnostics.dropFirst(start).filter { $0.kind == .exception }
    }
}
