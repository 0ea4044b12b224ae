import UIKit

/// The back bar button item of a page in a stack with guards. A long press on the back button opens its menu, which asks the guards.
///
/// UIKit sets its own menu on the back bar button item of the page below, and accepts an item that overrides the menu.
final class BackMenuItem: UIBarButtonItem {
    /// The replaced item.
    private var replaced: UIBarButtonItem?
    /// The page that has this item.
    private weak var below: UIViewController?
    /// The title that the app has set on this item, if it replaces no other item.
    private var ownTitle: String?

    fileprivate init(for below: UIViewController, insteadOf replaced: UIBarButtonItem?) {
        self.below = below
        self.replaced = replaced
        super.init()
        super.title = title
        guard let replaced else { return }
        image = replaced.image
        style = replaced.style
        tintColor = replaced.tintColor
        accessibilityIdentifier = replaced.accessibilityIdentifier
        accessibilityLabel = replaced.accessibilityLabel
        accessibilityHint = replaced.accessibilityHint
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("A menu of earlier pages is not archived.")
    }

    /// The current title of UIKit's own back button. It follows changes of the page below.
    override var title: String? {
        get { below?.navigationItem.backButtonTitle(whereItemSays: replaced?.title ?? ownTitle) }
        set {
            if let replaced { replaced.title = newValue } else { ownTitle = newValue }
            super.title = title
        }
    }

    /// Notifies the bar of a changed title, because the bar may not read the title again.
    func renewTitle() {
        if super.title != title { super.title = title }
    }

    /// The earlier pages of the stack at the time when the menu opens.
    override var menu: UIMenu? {
        get { below.flatMap(earlierPages) }
        set { super.menu = newValue == nil ? nil : below.flatMap(earlierPages) }
    }

    private func earlierPages(around below: UIViewController) -> UIMenu? {
        guard let stack = below.navigationController, let top = stack.topViewController else { return nil }
        let earlier = stack.pagesToReturnTo.reversed()
        return UIMenu(
            children: earlier.map { page in
                UIAction(title: page.navigationItem.menuTitle) { [weak top, weak page] _ in
                    guard let top, let page else { return }
                    top.gestures?.return(to: page, from: top, cause: .backMenu)
                }
            })
    }

    /// Adds an item to the page below, unless the app has set an item of a subclass.
    static func put(below page: UIViewController, in stack: UINavigationController) -> BackMenuItem? {
        let pages = stack.viewControllers
        guard let index = pages.lastIndex(of: page), index > 0 else { return nil }
        let below = pages[index - 1]
        let present = below.navigationItem.backBarButtonItem
        if let present, type(of: present) != UIBarButtonItem.self { return nil }
        let item = BackMenuItem(for: below, insteadOf: present)
        below.navigationItem.backBarButtonItem = item
        return item
    }

    /// Whether this item is still the item of the page directly below.
    func isInPlace(below page: UIViewController, in stack: UINavigationController) -> Bool {
        let pages = stack.viewControllers
        guard let below, let index = pages.lastIndex(of: page), index > 0, pages[index - 1] === below else {
            return false
        }
        return below.navigationItem.backBarButtonItem === self
    }

    /// Restores the replaced item.
    func remove() {
        guard let item = below?.navigationItem, item.backBarButtonItem === self else { return }
        item.backBarButtonItem = replaced
    }
}

extension UINavigationController {
    /// The pages below the top page, without the More list.
    fileprivate var pagesToReturnTo: ArraySlice<UIViewController> {
        viewControllers.dropLast().dropFirst(tabsOfMore == nil ? 0 : 1)
    }
}

extension UINavigationItem {
    /// The page's title in a menu, which shows a name even if the button shows only an arrow.
    fileprivate var menuTitle: String {
        let words = (backBarButtonItem?.title).flatMap { $0.isEmpty ? nil : $0 } ?? backButtonTitle ?? title
        return words ?? backButtonTitleInUse
    }
}

extension UINavigationItem {
    /// The title that UIKit's own back button would have if it led to this item's page.
    package var backButtonTitleInUse: String { backButtonTitle(whereItemSays: backBarButtonItem?.title) }

    fileprivate func backButtonTitle(whereItemSays words: String?) -> String {
        switch backButtonDisplayMode {
        case .minimal: ""
        case .generic: Self.back
        // If the app sets an empty title, the button is only an arrow. For a page without a title, it isn't.
        default: words ?? backButtonTitle ?? title.flatMap { $0.isEmpty ? nil : $0 } ?? Self.back
        }
    }

    /// "Back" in the app's language: the app's translation, or else UIKit's.
    private static var back: String {
        let uiKit = Bundle(for: UINavigationController.self)
        let words = uiKit.localizedString(forKey: "Back", value: nil, table: nil)
        return Bundle.main.localizedString(forKey: "Back", value: words, table: nil)
    }
}
