import UIKit

/// Lets the accessibility gesture for going back ask the guards of a page in a stack.
///
/// From iOS 17 on a controller can have a block for it. A page that sets one keeps it. See ``BaseViewController`` too.
@MainActor
enum GuardedEscape {
    static func install(on page: UIViewController) {
        if #available(iOS 17.0, *), page.accessibilityPerformEscapeBlock == nil {
            page.accessibilityPerformEscapeBlock = { [weak page] in page?.escapeFromTop() ?? false }
        }
    }
}

extension UIViewController {
    /// Goes back in the stack that this page is the top of; `false` where it lies in none.
    func escapeFromTop() -> Bool {
        guard case .pushed = arrival else { return false }
        return escapeWithinStack()
    }
}
