import UIKit

/// A page in a tab.
public final class TabPage: BackPage {
    /// The tabs' titles and symbols.
    static let items = [("Stack", "square.stack"), ("Page", "doc")]

    override var sentence: String { "A page in a tab, inside a modal. The document has no case for it." }

    /// The other tab.
    public func goOtherTab(_ sender: Any?) {
        guard let tabs = tabBarController else { return }
        tabs.selectedIndex = 1 - tabs.selectedIndex
    }
}
