import Simulator

/// The button of a navigation bar that leads to the page before.
@MainActor
package enum BackButton {
    /// Returns the back button for a visible page, or the leading item of its bar if a page is before it; `nil` if there is neither.
    package static func view(of page: UIViewController) -> UIView? {
        page.viewIfLoaded?.window?.showBars()
        let stacks = sequence(first: page, next: \.parent).compactMap { $0 as? UINavigationController }
        guard stacks.contains(where: { $0.viewControllers.count > 1 }) else { return nil }
        let bars = stacks.filter { !$0.isNavigationBarHidden }.map(\.navigationBar)
        return bars.lazy.compactMap { leadingButton(of: $0) }.first
    }

    private static func leadingButton(of bar: UINavigationBar) -> UIView? {
        if let button = bar.backButton, button.window != nil { return button }
        guard bar.topItem?.leftBarButtonItems?.isEmpty == false else { return nil }
        return bar.itemViews.first { $0.window != nil }
    }
}
