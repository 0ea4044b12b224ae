import UIKit

/// The exit of a page from the window's pages, for any cause. Each page has exactly one exit each time that it is shown.
///
/// It doesn't retain the page, so it can be stored.
public struct PageExit: Sendable {
    /// The page; `nil` after its release. If a request removed the page, the page still exists when the handlers are called.
    public private(set) weak var page: UIViewController?
    /// The page's name.
    public let name: String
    /// The cause of the exit.
    public let cause: ExitCause
    /// The request that removed the page; `nil` if other code or a gesture did.
    public let request: NavigationRequest?
    /// The request that opened the page; `nil` if other code did.
    public let openedBy: NavigationRequest?
    /// The path of the visible page when this page was last visible; empty if leaks aren't watched.
    let path: String
}

extension PageExit: CustomStringConvertible {
    /// The name and the cause: `Settings left: code`.
    public var description: String { "\(name) left: \(cause.rawValue)" }
}
