import UIKit

// The exceptions that a test expects.
extension Simulator {
    /// Runs a block, and returns the exceptions that UIKit raises in it. They end neither the program nor the test: the refused call
    /// returns and has changed nothing.
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

    /// Runs a block that awaits, and returns the exceptions that UIKit raises meanwhile.
    public func exceptions(in body: () async throws -> Void) async rethrows -> [Diagnostic] {
        takeOver()
        let (start, outer) = (diagnostics.count, recordsExceptions)
        recordsExceptions = true
        defer { recordsExceptions = outer }
        try await body()
        return diagnostics.dropFirst(start).filter { $0.kind == .exception }
    }
}
