import UIKit

/// Lets a guarded page's back button ask the guard before anything moves.
///
/// From iOS 16 on a navigation item can have a back action of its own. A page that sets one keeps it; before iOS 16 the
/// back button pops unasked.
@MainActor
enum GuardedBackButton {
    static func install(on page: UIViewController) {
        guard let stack = page.parent as? UINavigationController, !(stack is PageNavigationController) else {
            return
        }
        if #available(iOS 16, *), page.navigationItem.backAction == nil {
            page.navigationItem.backAction = UIAction { [weak page] _ in
                guard let page else { return }
                _ = page.send(NavigationRequest(.goBack, from: page, animated: true, cause: .backButton))
            }
        }
    }
}
