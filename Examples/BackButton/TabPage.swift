import UIKit

/// A page in a tab.
public final class TabPage: BackPage {
    /// The other tab.
    public func goOtherTab(_ sender: Any?) {
        guard let tabs = tabBarController else { return }
        tabs.selectedIndex = 1 - tabs.selectedIndex
    }
}
