import UIKit

/// A page that is asked before it leaves.
///
/// Before any page moves, every guard among the pages that a request would remove is asked, the topmost first. If a guard refuses, no page
/// moves, and the request ends with `.refused(by:)`. Gestures, keys and taps on tabs ask the guards too: see <doc:Guards>.
///
/// ```swift
/// extension Editor: LeaveGuard {
///     func canLeave(_ request: LeaveRequest) async -> Bool {
///         if !hasChanges { return true }
///         return await confirm("Discard the changes?", keep: "Keep", discard: "Discard")
///     }
/// }
/// ```
@MainActor
public protocol LeaveGuard: UIViewController {
    /// Returns whether the page may leave now. Other requests wait for the answer, except requests of the page's own code and of pages
    /// shown since the question. If the page leaves before the answer, the answer is ignored.
    func canLeave(_ request: LeaveRequest) async -> Bool

    /// Whether the page is also asked when a user selects another tab, although the page doesn't leave. Defaults to `false`.
    var asksOnTabSwitch: Bool { get }
}

extension LeaveGuard {
    /// By default, the page isn't asked when a user selects another tab.
    public var asksOnTabSwitch: Bool { false }
}

/// The request for which a guard is asked.
@MainActor
public struct LeaveRequest {
    /// The page that is asked.
    public let page: UIViewController
    /// The cause by which the page would leave.
    public let cause: ExitCause
    /// The request that would remove it.
    public let request: NavigationRequest
    /// Whether the page itself would leave: `false` if it would only be hidden, or if only its last step would be removed.
    let removesPage: Bool
    let resend: () -> NavigationRequest

    /// Sends an equal request: call it when the page is ready to leave.
    @discardableResult
    public func sendAgain() -> NavigationRequest { resend() }
}

extension UIViewController {
    /// The guards that a tab change would hide and that are asked on tab changes, the topmost first.
    var guardsAskedOnTabSwitch: [any LeaveGuard] {
        var guards: [any LeaveGuard] = []
        var controller = self
        while let inner = controller.visibleChild ?? controller.ownPresented?.page {
            controller.appendIfGuard(to: &guards)
            controller = inner
        }
        for page in controller.withAllAttached { page.appendIfGuard(to: &guards) }
        return guards.reversed().filter(\.asksOnTabSwitch)
    }

    private func appendIfGuard(to guards: inout [any LeaveGuard]) {
        if isGuard, let page = self as? any LeaveGuard { guards.append(page) }
    }

    /// Whether this controller or anything attached to it is a guard.
    var containsGuard: Bool {
        isGuard || heldPages.contains(where: \.containsGuard)
            || ownPresented?.page.containsGuard ?? false
    }
}

extension UIViewController {
    /// Whether the page is a guard now.
    var isGuard: Bool { mayBeGuard && ownDescription?.hasGuards != false }

    /// Whether the page is a guard, or may contain guards.
    var mayBeGuard: Bool { GuardTypes.cache.contains(self) }
}

@MainActor
private enum GuardTypes {
    static let cache = TypeCache { $0 is any LeaveGuard }
}
