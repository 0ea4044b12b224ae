import PageFlowCore
import UIKit

/// Has the back button of a guarded page ask the guard before anything moves.
///
/// From iOS 16 on a navigation item can have a back action of its own. A page that sets one keeps it; before iOS 16 the
/// back button pops unasked.
@MainActor
enum GuardedBackButton {
    /// By which the action is known as PageFlow's.
    static let identifier = UIAction.Identifier("PageFlow.back")

    static func install(on page: UIViewController) {
        if #available(iOS 16, *), page.navigationItem.backAction == nil {
            page.navigationItem.backAction = UIAction(identifier: identifier) { [weak page] _ in
                guard let page, let gestures = page.gestures else { return }
                // UIKit runs it for keys and assistive technologies too.
                gestures.goBack(from: page, cause: gestures.cause(byTouch: .backButton))
            }
        }
    }
}
