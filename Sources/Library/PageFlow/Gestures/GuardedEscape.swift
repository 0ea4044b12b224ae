import UIKit

/// Lets the accessibility gesture for going back ask the guards of a page in a stack.
///
/// In iOS 17 and later, a view controller can have a block for the gesture. A block that the page has set stays.
@MainActor
enum GuardedEscape {
    static func install(on page: UIViewController) {
        if #available(iOS 17.0, *), page.accessibilityPerformEscapeBlock == nil {
            page.accessibilityPerformEscapeBlock = { [weak page] in page?.escapeFromTop() ?? false }
        }
    }
}

extension UIViewController {
    /// Goes back in the stack around this page; `false` if the page is in no stack, or if UIKit would dismiss the sheet around the stack.
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
