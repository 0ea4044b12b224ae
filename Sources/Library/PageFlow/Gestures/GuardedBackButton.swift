import UIKit

/// Lets the back button of a guarded page ask the guard before the page is popped.
///
/// In iOS 16 and later, a navigation item can have a back action. UIKit adds a back button to an item that has one, so a page gets it only
/// while there is another page below. A back action that the page has set stays. Before iOS 16, the back button asks no guard.
@MainActor
enum GuardedBackButton {
    /// The identifier of PageFlow's action.
    static let identifier = UIAction.Identifier("PageFlow.back")

    static func install(on page: UIViewController, _ record: PageRecord) {
        guard #available(iOS 16, *), page.itemInBar.backAction == nil else { return }
        page.itemInBar.backAction = UIAction(identifier: identifier) { [weak page] _ in
            guard let page, let gestures = page.gestures else { return }
            // UIKit also performs the action for keys and assistive technologies.
            gestures.goBack(from: page, cause: gestures.cause(byTouch: .backButton))
        }
        // A page that has left may be shown again in a window without a navigator.
        let item = page.itemInBar
        record.onExit.append { [weak item] _, _ in item?.removeGuardedBack() }
    }

    static func remove(from page: UIViewController) { page.itemInBar.removeGuardedBack() }
}

extension UIViewController {
    /// The item that the bar of the page's stack shows: that of the transparent container around the page, if there is one.
    fileprivate var itemInBar: UINavigationItem { outermostContainer.navigationItem }
}

extension UINavigationItem {
    fileprivate func removeGuardedBack() {
        guard #available(iOS 16, *), backAction?.identifier == GuardedBackButton.identifier else { return }
        backAction = nil
    }
}
