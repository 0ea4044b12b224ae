import UIKit

/// An event of a page or of a request.
///
/// It is `Encodable`: encode it for a file or a service.
public struct PageEvent: Hashable, Sendable {
    /// The kind of an event.
    public enum Kind: Hashable, Sendable {
        /// A request's turn began; the request's summary.
        case began(String)
        /// A request ended.
        case ended(NavigationOutcome)
        /// The page became visible. Recorded once for each appearance: after a canceled swipe, it isn't recorded again.
        case shown
        /// The page left the window's pages.
        case left(ExitCause)
        /// The page left and hasn't been released.
        case leaked
        /// A page that was reported as leaked was released after all.
        case released
        /// A line that the app recorded with `Navigator.note(_:of:)`.
        case note(String)
    }

    /// The time in seconds, on the clock of `CACurrentMediaTime()`.
    public let time: TimeInterval
    /// The name of the page, or of the page that made the request.
    public let page: String
    /// The kind of the event.
    public let kind: Kind
    /// The number of the event's request; `nil` if it has none.
    public let request: Int?

    /// The cause of the page's exit; `nil` for other events.
    public var cause: ExitCause? {
        if case .left(let cause) = kind { cause } else { nil }
    }
}

extension PageEvent: CustomStringConvertible {
    /// A line for a log: `Settings shown`, `Settings left, code`.
    public var description: String {
        let (name, detail) = kind.nameAndDetail
        return switch kind {
        case .began(let summary): "\(page) begins to \(summary)"
        case .ended(let outcome): "\(page) navigation ended, \(outcome)"
        case .note(let line): "\(page) \(line)"
        case .shown, .left, .leaked, .released: "\(page) \(name)" + (detail.map { ", \($0)" } ?? "")
        }
    }
}

extension PageEvent: Encodable {
    private enum Key: String, CodingKey { case time, page, event, detail, request }

    /// Encodes the time, the page, the event's name, its detail and the request's number.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        let (name, detail) = kind.nameAndDetail
        try container.encode(time, forKey: .time)
        try container.encode(page, forKey: .page)
        try container.encode(name, forKey: .event)
        try container.encodeIfPresent(detail, forKey: .detail)
        try container.encodeIfPresent(request, forKey: .request)
    }
}

extension PageEvent.Kind {
    fileprivate var nameAndDetail: (String, String?) {
        switch self {
        case .began(let summary): ("began", summary)
        case .ended(let outcome): ("ended", "\(outcome)")
        case .shown: ("shown", nil)
        case .left(let cause): ("left", cause.rawValue)
        case .leaked: ("leaked", nil)
        case .released: ("released", nil)
        case .note(let line): ("note", line)
        }
    }
}
