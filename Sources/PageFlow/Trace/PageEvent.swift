import PageFlowCore
import UIKit

/// Something that happened to a page or to a request.
///
/// It is `Encodable`: encode it for a file or a service.
public struct PageEvent: Hashable, Sendable {
    /// What happened.
    public enum Kind: Hashable, Sendable {
        /// A request's turn has come; its summary.
        case began(String)
        /// A request has ended.
        case ended(NavigationOutcome)
        /// The page is visible. Once for each real appearance: a swipe that was let go shows nothing again.
        case shown
        /// The page has left the window's pages.
        case left(ExitCause)
        /// The page has left and has not been released.
        case leaked
        /// A page that was reported as leaked has been released after all.
        case released
        /// A line of a page's own; see `Navigator.note(_:of:)`.
        case note(String)
    }

    /// Seconds, on the clock of `CACurrentMediaTime()`.
    public let time: TimeInterval
    /// The page's name, or that of the page that asked.
    public let page: String
    /// What happened.
    public let kind: Kind
    /// The number of the request that it belongs to.
    public let request: Int?

    /// What made the page leave.
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
