import UIKit

// On Linux a module named `os` is a stand-in in an adopted app.
#if canImport(os) && canImport(ObjectiveC)
    import os
#endif

/// The events of a window's pages, as they occur.
///
/// ```swift
/// for await event in navigator.trace where event.kind == .shown {
///     analytics.screen(event.page)
/// }
/// ```
///
/// A loop gets every event since it began. A handler is called at the time of the event, on the main actor.
@MainActor
public final class PageTrace: @preconcurrency AsyncSequence {
    /// The type of the events.
    public typealias Element = PageEvent

    private let handlers = Handlers<(PageEvent) -> Void>()
    private var streams: [Int: AsyncStream<PageEvent>.Continuation] = [:]
    private var lastStream = 0

    init() {}

    /// Calls a handler for every event from now on.
    ///
    /// - Returns: A token that removes the handler.
    @discardableResult
    public func onEvent(_ handler: @escaping @MainActor (PageEvent) -> Void) -> HandlerToken {
        handlers.add(handler)
    }

    /// Writes every event from now on with `NSLog`, a line each.
    ///
    /// - Returns: A token that ends the log.
    @discardableResult
    public func log() -> HandlerToken {
        onEvent { $0.writeToConsole() }
    }

    #if canImport(os) && canImport(ObjectiveC)
        /// Writes every event from now on to a log: a leak as an error, all other events as notices. Page names are public in the log.
        ///
        /// ```swift
        /// navigator.trace.log(to: Logger(subsystem: "com.example.bank", category: "pages"))
        /// ```
        ///
        /// - Returns: A token that ends the log.
        @discardableResult
        public func log(to logger: Logger) -> HandlerToken {
            onEvent { $0.write(to: logger) }
        }
    #endif

    /// Creates an iterator over the events from now on.
    public func makeAsyncIterator() -> AsyncStream<PageEvent>.Iterator {
        lastStream += 1
        let id = lastStream
        let (stream, continuation) = AsyncStream.makeStream(of: PageEvent.self)
        streams[id] = continuation
        continuation.onTermination = { [weak self] _ in
            RunLoopTurn.onMainThread { [weak self] in self?.streams[id] = nil }
        }
        return stream.makeAsyncIterator()
    }

    var isHeard: Bool { !handlers.isEmpty || !streams.isEmpty }

    func record(
        _ kind: @autoclosure () -> PageEvent.Kind, of page: @autoclosure () -> String,
        request: NavigationRequest?
    ) {
        guard isHeard else { return }
        let event = PageEvent(
            time: CACurrentMediaTime(), page: page(), kind: kind(), request: request?.id)
        for handler in handlers.all { handler(event) }
        for stream in streams.values { stream.yield(event) }
    }
}

extension PageEvent {
    func writeToConsole() { NSLog("%@", NSString(string: description)) }

    #if canImport(os) && canImport(ObjectiveC)
        func write(to logger: Logger) {
            if kind == .leaked {
                logger.error("\(description, privacy: .public)")
            } else {
                logger.notice("\(description, privacy: .public)")
            }
        }
    #endif
}
