import UIKit

/// A page that wants to be asked before it leaves.
///
/// Every page that a navigation would remove is asked, the topmost first, before anything moves. If one does not
/// agree, nothing moves, and the navigation ends with `.refused(by:)`. Fingers, keys and tabs ask too: see <doc:Guards>.
///
/// ```swift
/// extension Editor: LeaveGuard {
///     func canLeave(_ request: LeaveRequest) async -> Bool {
///         if !hasChanges { return true }
///         return await askToDiscard()
///     }
/// }
/// ```
@MainActor
public protocol LeaveGuard: UIViewController {
    /// Whether the page may leave now. Other requests wait for the answer.
    func canLeave(_ request: LeaveRequest) async -> Bool
}

/// The types of pages that are guards, each looked up once: that takes longer than pushing a page.
@MainActor
enum GuardTypes {
    @exclusivity(unchecked) private static var known: [ObjectIdentifier: Bool] = [:]
    /// The one that was asked for last: most often it is asked for again.
    @exclusivity(unchecked) private static var last: (type: UIViewController.Type, isGuard: Bool)?

    static func contains(_ type: UIViewController.Type) -> Bool {
        if let last, last.type == type { return last.isGuard }
        let isGuard = known[ObjectIdentifier(type)] ?? look(at: type)
        last = (type, isGuard)
        return isGuard
    }

    private static func look(at type: UIViewController.Type) -> Bool {
        let isGuard = type is any LeaveGuard.Type
        known[ObjectIdentifier(type)] = isGuard
        return isGuard
    }
}

/// What would remove a page that is being asked.
@MainActor
public struct LeaveRequest {
    /// The page that is asked.
    public let page: UIViewController
    /// What would make it leave.
    public let cause: ExitCause
    /// The navigation that would remove it.
    public let navigation: Navigation
    private let request: NavigationRequest

    init(
        page: UIViewController, cause: ExitCause, navigation: Navigation, resending request: NavigationRequest
    ) {
        self.page = page
        self.cause = cause
        self.navigation = navigation
        self.request = request
    }

    /// Asks for the same navigation again: call it when the page has become ready to leave.
    @discardableResult
    public func sendAgain() -> Navigation {
        guard let navigator = request.page.navigator else { return .failed(.offScreen, request) }
        return navigator.submit(request)
    }
}
