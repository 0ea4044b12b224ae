import UIKit

/// The delegate in front of a tab bar controller's delegate. The app's delegate is asked before the guards of the pages that a tap would
/// hide or remove.
class TabDelegate: FrontDelegate, UITabBarControllerDelegate {
    var given: (any UITabBarControllerDelegate)? { behind.object as? any UITabBarControllerDelegate }

    /// Returns the delegate to set in front of a tab bar controller's delegate.
    static func standing(inFrontOfDelegateOf tabs: UITabBarController) -> TabDelegate {
        let type = tabs.hasTabs ? DelegateOfTabs.self : TabDelegate.self
        return type.standing(inFrontOf: tabs.delegate, of: tabs)
    }

    // The parentheses work on both platforms: the methods are optional on Apple's systems, and have defaults on Linux.

    /// Reports a selection that waited for a guard to the app's delegate, as UIKit does for other selections.
    func tellChoice(of page: UIViewController, in tabs: UITabBarController) {
        (given?.tabBarController(_:didSelect:))?(tabs, page)
    }

    @available(iOS 18.0, *)
    func tellChoice(of tab: UITab, after previous: UITab?, in tabs: UITabBarController) {
        (given?.tabBarController(_:didSelectTab:previousTab:))?(tabs, tab, previous)
    }

    func tabBarController(_ tabs: UITabBarController, shouldSelect page: UIViewController) -> Bool {
        ((given?.tabBarController(_:shouldSelect:))?(tabs, page) ?? true)
            && tabs.isAllowedByGuards(page, self)
    }

    @available(iOS 18.0, *)
    func tabBarController(_ tabs: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
        ((given?.tabBarController(_:shouldSelectTab:))?(tabs, tab) ?? true)
            && tabs.isAllowedByGuards(tab, self)
    }

    /// Whether UIKit calls the methods for tabs even if the app's delegate implements none of them.
    nonisolated class var isForTabs: Bool { false }

    #if canImport(ObjectiveC)
        // If a delegate implements this method, UIKit calls it with tabs instead of pages.
        nonisolated override func responds(to selector: Selector!) -> Bool {
            guard #available(iOS 18.0, *),
                selector == #selector(UITabBarControllerDelegate.tabBarController(_:shouldSelectTab:))
            else { return super.responds(to: selector) }
            return Self.isForTabs || behind.responds(to: selector)
        }
    #endif
}

/// The delegate of a tab bar controller whose app has set `tabs`. UIKit doesn't call the methods for view controllers then.
final class DelegateOfTabs: TabDelegate {
    override class var isForTabs: Bool { true }
}
