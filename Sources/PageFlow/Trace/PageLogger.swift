import Foundation

/// Where the lines of a trace go. On Apple's systems `os.Logger` is one.
///
/// ```swift
/// navigator.trace.log(to: Logger(subsystem: "com.example.bank", category: "pages"))
/// ```
@MainActor
public protocol PageLogger {
    /// Called for each event, in order.
    func log(_ event: PageEvent)
}

/// Writes each event as a line with `NSLog`: time, process, page and what happened.
public struct ConsoleLogger: PageLogger {
    /// Makes a logger.
    public nonisolated init() {}

    /// Writes the line.
    public func log(_ event: PageEvent) {
        NSLog("%@", NSString(string: event.description))
    }
}

extension PageLogger where Self == ConsoleLogger {
    /// Writes with `NSLog`.
    public static var console: ConsoleLogger { ConsoleLogger() }
}

// On Linux a module of the name `os` is an adopted app's stand-in.
#if canImport(os) && canImport(ObjectiveC)
    import os

    extension Logger: PageLogger {
        /// Writes the event as a notice; a leak as an error. Names of pages are public.
        public func log(_ event: PageEvent) {
            if event.kind == .leaked {
                error("\(event.description, privacy: .public)")
            } else {
                notice("\(event.description, privacy: .public)")
            }
        }
    }
#endif
