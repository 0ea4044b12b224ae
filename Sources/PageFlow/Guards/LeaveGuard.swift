import PageFlowCore
import UIKit

/// A page that wants to be asked before it leaves.
///
/// Every guard that a request would remove is asked, the topmost first, before anything moves. If one does not agree,
/// nothing moves, and the request ends with `.refused(by:)`. Gestures, keys and tabs ask too: see <doc:Guards>.
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
    /// Returns whether the page may leave now. Other requests wait for the answer, except requests of the page's own code and
    /// of pages that are shown meanwhile. If the page leaves before it answers, the answer doesn't matter.
    func canLeave(_ request: LeaveRequest) async -> Bool

    /// Whether the page is also asked when a user selects another tab, although it does not leave. By default it is not.
    var asksOnTabSwitch: Bool { get }
}

extension LeaveGuard {
    /// `false`.
    public var asksOnTabSwitch: Bool { false }
}

/// What would remove a page that is being asked.
@MainActor
public struct LeaveRequest {
    /// The page that is asked.
    public let page: UIViewController
    /// What would make it leave.
    public let cause: ExitCause
    /// The request that would remove it.
    public let request: NavigationRequest
    /// Whether the page itself would leave: not if it is hidden alone, or if only its last step leaves.
    let removesPage: Bool
    let resend: () -> NavigationRequest

    /// Makes the same request again: call it when the page has become ready to leave.
    @discardableResult
    public func sendAgain() -> NavigationRequest { resend() }
}

extension UIViewController {
    /// The guards that a tab switch would hide, the topmost first, and that want to be asked.
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

    /// Whether the page is a guard, or has guards in it at times.
    var mayBeGuard: Bool { GuardTypes.cache.contains(self) }
}

@MainActor
private enum GuardTypes {
    static let cache = TypeCache { $0 is any LeaveGuard }
}
