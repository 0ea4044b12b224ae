import UIKit

/// A page has left the window's pages, whatever removed it. There is exactly one exit for each page.
///
/// It keeps no page alive, so it may be kept.
public struct PageExit: Sendable {
    /// The page; `nil` when it is gone. In the handlers of a navigation's own exits it is still there.
    public private(set) weak var page: UIViewController?
    /// Its type, without the module.
    public let name: String
    /// What made it leave.
    public let cause: ExitCause
    /// The request that removed it; `nil` when other code or a finger did.
    public let navigation: Navigation?

    init(page: UIViewController?, name: String, cause: ExitCause, navigation: Navigation?) {
        self.page = page
        self.name = name
        self.cause = cause
        self.navigation = navigation
    }
}

extension PageExit: CustomStringConvertible {
    /// `Settings left: code`.
    public var description: String { "\(name) left: \(cause.rawValue)" }
}
