import Foundation

// On Linux a module named `os` is a stand-in in an adopted app.
#if canImport(os) && canImport(ObjectiveC)
    import os
#endif

// Deprecated names, kept for one release: a handler of ``PageTrace/onEvent(_:)`` replaces them.

/// A receiver of a trace's events.
@available(*, deprecated, message: "Pass a closure to PageTrace.onEvent(_:).")
@MainActor
public protocol PageLogger {
    /// Called for each event, in order.
    func log(_ event: PageEvent)
}

/// Writes each event as a line with `NSLog`.
@available(*, deprecated, message: "Call PageTrace.log().")
public struct ConsoleLogger: PageLogger {
    /// Creates a logger.
    public nonisolated init() {}

    /// Writes the event as a line.
    public func log(_ event: PageEvent) { event.writeToConsole() }
}

@available(*, deprecated, message: "Call PageTrace.log().")
extension PageLogger where Self == ConsoleLogger {
    /// Writes with `NSLog`.
    public static var console: ConsoleLogger { ConsoleLogger() }
}

extension PageTrace {
    /// Passes every event from now on to a logger.
    @available(*, deprecated, message: "Use onEvent(_:), or log() without a logger.")
    @discardableResult
    public func log(to logger: some PageLogger) -> HandlerToken {
        onEvent { logger.log($0) }
    }
}

#if canImport(os) && canImport(ObjectiveC)
    @available(*, deprecated, message: "Call PageTrace.log(to:).")
    extension Logger: PageLogger {
        /// Writes the event as a notice, or a leak as an error.
        public func log(_ event: PageEvent) { event.write(to: self) }
    }
#endif
