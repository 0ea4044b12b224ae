import UIKit

extension UIViewController {
    /// The view that contains the topmost presented page; `nil` if the content behind that page can be used too.
    package var frontContainer: UIView? {
        var front: UIViewController?
        while let over = (front ?? self).presentedViewController, !over.isBeingDismissed { front = over }
        guard let presentation = front?.presentationController,
            (presentation as? UISheetPresentationController)?.largestUndimmedDetentIdentifier == nil
        else { return nil }
        return presentation.containerView
    }
}

/// The content in front of the modal pages: a user can't reach the content behind them.
@MainActor
struct FrontContent {
    private let containers: [ObjectIdentifier: UIView]

    init(of windows: [UIWindow]) {
        let pairs = windows.compactMap { window in
            window.rootViewController?.frontContainer.map { (ObjectIdentifier(window), $0) }
        }
        containers = Dictionary(pairs) { first, _ in first }
    }

    /// Whether a view isn't behind a modal page of its window. The views around that page count as in front.
    func contains(_ view: UIView) -> Bool {
        guard let window = view.window ?? view as? UIWindow,
            let container = containers[ObjectIdentifier(window)]
        else { return true }
        if view.isDescendant(of: container) || container.isDescendant(of: view) { return true }
        // A subview of the window above the container, such as an open menu.
        guard let own = window.subviews.firstIndex(where: { view.isDescendant(of: $0) }),
            let front = window.subviews.firstIndex(where: { container.isDescendant(of: $0) })
        else { return false }
        return own > front
    }
}
