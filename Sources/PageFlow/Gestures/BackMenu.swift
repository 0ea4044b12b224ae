import PageFlowCore
import UIKit

/// The back button's item of a page that guards lie above: the menu that a long press opens is PageFlow's, and asks them.
///
/// UIKit sets its own menu on the item that the page below has for the back button, and refuses none that it finds there.
final class BackMenuItem: UIBarButtonItem {
    /// The item that it replaces.
    private var replaced: UIBarButtonItem?
    /// The page whose item it is.
    private weak var below: UIViewController?
    /// The title that the app has set on this item, if the item replaces no other item.
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

    /// The title that UIKit's own back button would have now. It follows changes of the page below.
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

    /// The earlier pages of the stack, as it is when the menu opens.
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

    /// Puts one on the page below, unless that has an item of the app's own making, with a menu of its own.
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

    /// Whether it is still the item of the page directly below.
    func isInPlace(below page: UIViewController, in stack: UINavigationController) -> Bool {
        let pages = stack.viewControllers
        guard let below, let index = pages.lastIndex(of: page), index > 0, pages[index - 1] === below else {
            return false
        }
        return below.navigationItem.backBarButtonItem === self
    }

    /// Puts back what was there.
    func remove() {
        guard let item = below?.navigationItem, item.backBarButtonItem === self else { return }
        item.backBarButtonItem = replaced
    }
}

extension UINavigationController {
    /// The pages below the top one that are the window's: not the list of More.
    fileprivate var pagesToReturnTo: ArraySlice<UIViewController> {
        viewControllers.dropLast().dropFirst(tabsOfMore == nil ? 0 : 1)
    }
}

extension UINavigationItem {
    /// What a menu calls the page, which has a name even where the button shows an arrow alone.
    fileprivate var menuTitle: String {
        let words = (backBarButtonItem?.title).flatMap { $0.isEmpty ? nil : $0 } ?? backButtonTitle ?? title
        return words ?? backButtonTitleInUse
    }
}

extension UINavigationItem {
    /// The title of a back button that leads to this item's page, as UIKit's own would have it.
    package var backButtonTitleInUse: String { backButtonTitle(whereItemSays: backBarButtonItem?.title) }

    fileprivate func backButtonTitle(whereItemSays words: String?) -> String {
        switch backButtonDisplayMode {
        case .minimal: ""
        case .generic: Self.back
        // If the app sets an empty title, the button is an arrow alone; for a page without a title it is not.
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
