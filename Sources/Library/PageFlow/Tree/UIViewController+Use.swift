import UIKit

// Whether UIKit lets a container hold a page.
extension UIViewController {
    /// Whether the page has no parent, no presenter and no window.
    var isUnused: Bool {
        outermostContainer.parent == nil && outermostContainer.presentingViewController == nil
            && viewIfLoaded?.window == nil
    }

    /// Throws for a page that is in use.
    func checkIsUnused() throws(NavigationError) {
        guard isUnused else { throw NavigationError(.inUse, at: nameOfPage) }
    }

    /// Throws for a page that UIKit doesn't push.
    func checkCanBePushed() throws(NavigationError) {
        if let reason = reasonAgainstPush { throw NavigationError(reason, at: nameOfPage) }
    }

    /// The reason why UIKit doesn't push the page; `nil` for a page that can be pushed.
    var reasonAgainstPush: NavigationError.Reason? { asContainer?.reasonAgainstPush }
}
