import PageFlowCore
import UIKit

/// The exit of a page from the window's pages, for any cause. Each page has exactly one exit.
///
/// It keeps no page alive, so it may be stored.
public struct PageExit: Sendable {
    /// The page; `nil` when it has been released. For the exits that a request causes it is still there in the handlers.
    public private(set) weak var page: UIViewController?
    /// Its name.
    public let name: String
    /// What made it leave.
    public let cause: ExitCause
    /// The request that removed it; `nil` when other code or a gesture did.
    public let request: NavigationRequest?
    /// The request that had opened it; `nil` when other code had.
    public let openedBy: NavigationRequest?
    /// The path of the visible page when this page was visible last; empty while nobody asks for leaks.
    let path: String
}

extension PageExit: CustomStringConvertible {
    /// `Settings left: code`.
    public var description: String { "\(name) left: \(cause.rawValue)" }
}
