import UIKit

/// Lets the accessibility gesture for going back ask the guards of a page in a stack.
///
/// From iOS 17 on a controller can have a block for it. A page that sets one keeps it.
@MainActor
enum GuardedEscape {
    static func install(on page: UIViewController) {
        if #available(iOS 17.0, *), page.accessibilityPerformEscapeBlock == nil {
            page.accessibilityPerformEscapeBlock = { [weak page] in page?.escapeFromTop() ?? false }
        }
    }
}

extension UIViewController {
    /// Goes back in the stack that this page lies in; `false` where it lies in none, or where UIKit would rather dismiss
    /// the sheet that the stack is in.
    func escapeFromTop() -> Bool {
        guard case .pushed = arrival, !isWithinSheet else { return false }
        return escapeWithinStack()
    }

    private var isWithinSheet: Bool {
        var outermost = self
        while let parent = outermost.pageParent { outermost = parent }
        let isDismissible = [.automatic, .pageSheet, .formSheet, .popover].contains(
            outermost.modalPresentationStyle)
        return outermost.ownPresenter != nil && isDismissible && !outermost.isModalInPresentation
    }
}
