import UIKit

/// Something that happened to a page or to a navigation.
public struct PageEvent: Hashable, Sendable {
    /// What happened.
    public enum Kind: Hashable, Sendable {
        /// A navigation's turn has come; its summary.
        case began(String)
        /// A navigation has ended.
        case ended(Outcome)
        /// The page is the one in sight. Once for each real appearance: a swipe that was given up shows nothing anew.
        case shown
        /// The page has left the window's pages.
        case left(ExitCause)
        /// The page is alive though it has left.
        case leaked
        /// A page that was taken for leaked has been released after all.
        case released
        /// A line of a page's own log.
        case callback(String)
    }

    /// Seconds, on the clock of `CACurrentMediaTime()`.
    public let time: TimeInterval
    /// The page's name, or that of the page that asked.
    public let page: String
    /// What happened.
    public let kind: Kind
    /// The number of the navigation that it belongs to.
    public let navigation: Int?

    /// What made the page leave.
    public var cause: ExitCause? {
        if case .left(let cause) = kind { cause } else { nil }
    }
}

extension PageEvent: CustomStringConvertible {
    /// In the form of a log line: `Settings invoke viewDidAppear`, `Settings left, code`.
    public var description: String {
        switch kind {
        case .began(let summary): "\(page) begins to \(summary)"
        case .ended(let outcome): "\(page) navigation ended, \(outcome)"
        case .shown: "\(page) shown"
        case .left(let cause): "\(page) left, \(cause.rawValue)"
        case .leaked: "\(page) leaked"
        case .released: "\(page) released"
        case .callback(let line): "\(page) \(line)"
        }
    }
}
