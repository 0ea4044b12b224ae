import UIKit

// The menu of a back button.
extension Simulator {
    /// Holds a finger on a navigation controller's back button until its menu opens. Returns the titles in the menu, the top one first.
    /// Returns none if no menu opens: before iOS 14, without a visible button, or if the app disables the menu.
    ///
    /// The menu stays open until ``chooseInMenu(_:)`` or a touch outside it, which only closes the menu.
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

    /// Chooses the entry with this title in the open menu. Returns whether a menu is open and contains the entry.
    @discardableResult
    public func chooseInMenu(_ title: String) -> Bool {
        takeOver()
        report(.menu(title))
        guard runtime.application.openMenu?.choose(title) == true else { return false }
        turn()
        return true
    }
}
