import UIKit

/// Receives page events at the moment they happen.
@MainActor
public protocol PageTraceSink {
    /// Called for each event, in order.
    func receive(_ event: PageEvent)
}

/// Passes events to a block: for analytics.
public struct ClosureSink: PageTraceSink {
    private let body: (PageEvent) -> Void

    /// Makes a sink of a block.
    public init(_ body: @escaping @MainActor (PageEvent) -> Void) {
        self.body = body
    }

    /// Calls the block.
    public func receive(_ event: PageEvent) {
        body(event)
    }
}

/// Writes a line for each event, in the form `NSLog` gives it: time, process, page and what happened.
public struct LogSink: PageTraceSink {
    private let write: (String) -> Void

    /// Makes a sink that writes lines; by default with `NSLog`.
    public init(write: @escaping @MainActor (String) -> Void = { NSLog("%@", NSString(string: $0)) }) {
        self.write = write
    }

    /// Writes the line.
    public func receive(_ event: PageEvent) {
        write(event.description)
    }
}

/// Writes each event as a line of JSON.
public struct JSONLinesSink: PageTraceSink {
    private struct Line: Encodable {
        let time: TimeInterval
        let page: String
        let event: String
        let detail: String?
        let navigation: Int?
    }

    private let encoder = JSONEncoder()
    private let write: (String) -> Void

    /// Makes a sink that writes lines.
    public init(write: @escaping @MainActor (String) -> Void) {
        encoder.outputFormatting = .sortedKeys
        self.write = write
    }

    /// Writes the line.
    public func receive(_ event: PageEvent) {
        let (name, detail) = event.kind.nameAndDetail
        let line = Line(
            time: event.time, page: event.page, event: name, detail: detail, navigation: event.navigation)
        // Strings and numbers can always be encoded, but for a time that is no number.
        guard let data = try? encoder.encode(line) else { return }
        write(String(decoding: data, as: UTF8.self))
    }
}

extension PageTraceSink where Self == LogSink {
    /// Writes with `NSLog`.
    public static var console: LogSink { LogSink() }
}

extension PageEvent.Kind {
    var nameAndDetail: (String, String?) {
        switch self {
        case .began(let summary): ("began", summary)
        case .ended(let outcome): ("ended", "\(outcome)")
        case .shown: ("shown", nil)
        case .left(let cause): ("left", cause.rawValue)
        case .leaked: ("leaked", nil)
        case .released: ("released", nil)
        case .callback(let line): ("callback", line)
        }
    }
}
