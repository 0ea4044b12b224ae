import UIKit

// The menu of a back button.
extension Simulator {
    /// Holds a finger on the back button of a stack until its menu opens. Returns the titles in it, the first one at the
    /// top; none when no menu opens: before iOS 14, without a visible button, or where the app refuses the menu.
    ///
    /// The menu stays open until ``chooseInMenu(_:)`` or until a finger comes down beside it, which does nothing else.
    @discardableResult
    public func longPressBack(in navigationController: UINavigationController) -> [String] {
        takeOver()
        navigationController.viewIfLoaded?.window?.showBars()
        guard let button = navigationController.navigationBar.backButton, button.window != nil else {
            return []
        }
        longPress(button, for: 0.7)
        return runtime.application.openMenu?.actionTitles ?? []
    }

    /// Chooses the action that is called so in the menu that is open. Returns whether there is one, and such an entry in it.
    @discardableResult
    public func chooseInMenu(_ title: String) -> Bool {
        takeOver()
        report(.menu(title))
        guard runtime.application.openMenu?.choose(title) == true else { return false }
        turn()
        return true
    }
}
