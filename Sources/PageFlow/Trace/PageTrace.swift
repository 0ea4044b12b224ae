import UIKit

/// The events of a window's pages, as they happen.
///
/// ```swift
/// for await event in navigator.trace where event.kind == .shown {
///     analytics.screen(event.page)
/// }
/// ```
///
/// Each loop hears every event from its beginning on. A ``PageTraceSink`` hears them at the very moment, on the main actor.
/// Without a listener an event costs one comparison.
@MainActor
public final class PageTrace: @preconcurrency AsyncSequence {
    /// What the sequence is made of.
    public typealias Element = PageEvent

    @exclusivity(unchecked) private var sinks: [any PageTraceSink] = []
    @exclusivity(unchecked) private var streams: [Int: AsyncStream<PageEvent>.Continuation] = [:]
    private var lastStream = 0

    /// Asked at every step, where looking at the lists would take longer.
    @exclusivity(unchecked) private(set) var isHeard = false

    init() {}

    /// Passes every event from now on to a sink.
    public func add(_ sink: any PageTraceSink) {
        sinks.append(sink)
        isHeard = true
    }

    /// Begins to listen.
    public func makeAsyncIterator() -> AsyncStream<PageEvent>.Iterator {
        lastStream += 1
        let number = lastStream
        let (stream, continuation) = AsyncStream.makeStream(of: PageEvent.self)
        streams[number] = continuation
        isHeard = true
        continuation.onTermination = { [weak self] _ in
            Task { @MainActor in self?.forget(number) }
        }
        return stream.makeAsyncIterator()
    }

    private func forget(_ stream: Int) {
        streams[stream] = nil
        isHeard = !sinks.isEmpty || !streams.isEmpty
    }

    @inline(__always)
    func record(_ kind: @autoclosure () -> PageEvent.Kind, of run: NavigationRun) {
        record(kind(), of: PageNames.name(of: run.request.askerType), navigation: run.navigation)
    }

    @inline(__always)
    func record(
        _ kind: @autoclosure () -> PageEvent.Kind, of page: @autoclosure () -> String, navigation: Navigation?
    ) {
        guard isHeard else { return }
        send(PageEvent(time: CACurrentMediaTime(), page: page(), kind: kind(), navigation: navigation?.id))
    }

    private func send(_ event: PageEvent) {
        for sink in sinks { sink.receive(event) }
        for stream in streams.values { stream.yield(event) }
    }
}
