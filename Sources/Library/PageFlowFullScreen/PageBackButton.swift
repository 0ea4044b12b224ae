import PageFlow
import UIKit

/// The back button of a page that is the only page of its bar, so that UIKit shows none.
///
/// The page's navigation item has the same effect as with UIKit's button: left items replace or supplement it, and `hidesBackButton` hides
/// it.
final class PageBackButton: UIBarButtonItem, BackItem {
    /// Text that identifies the title and the style, so that the button is replaced only if they change.
    private var words: String?

    static func put(
        on item: UINavigationItem, in style: BackButtonStyle, from page: UIViewController,
        to below: UIViewController
    ) {
        let others = (item.leftBarButtonItems ?? []).filter { !($0 is PageBackButton) }
        guard !item.hidesBackButton, others.isEmpty || item.leftItemsSupplementBackButton else {
            return remove(from: item)
        }
        let words = style.words(for: below.navigationItem)
        guard present(on: item)?.words != words else { return }
        let button = make(style, title: words, back: action(of: page, item))
        button.words = words
        item.setLeftBarButtonItems([button] + others, animated: false)
    }

    static func remove(from item: UINavigationItem) {
        guard present(on: item) != nil else { return }
        let others = (item.leftBarButtonItems ?? []).filter { !($0 is PageBackButton) }
        item.setLeftBarButtonItems(others.isEmpty ? nil : others, animated: false)
    }

    private static func present(on item: UINavigationItem) -> PageBackButton? {
        item.leftBarButtonItems?.lazy.compactMap { $0 as? PageBackButton }.first
    }

    private static func make(
        _ style: BackButtonStyle, title: String, back: @escaping () -> Void
    ) -> PageBackButton {
        let arrow = UIImage(systemName: "chevron.backward")
        switch style.kind {
        case .title where !UIDevice.current.isIOS26OrLater:
            let action = UIAction(title: title, image: arrow) { _ in back() }
            let button = UIButton(configuration: likeSystems, primaryAction: action)
            // Text in bars keeps its size. UIKit shows it larger during a long press.
            button.maximumContentSizeCategory = .large
            return PageBackButton(customView: button)
        case .title, .arrow:
            let button = PageBackButton(image: arrow, primaryAction: UIAction(image: arrow) { _ in back() })
            // Without a title the arrow keeps its own label.
            if case .title = style.kind, !title.isEmpty { button.accessibilityLabel = title }
            return button
        case .custom(let make):
            let control = make()
            control.addAction(UIAction { _ in back() }, for: .primaryActionTriggered)
            return PageBackButton(customView: control)
        }
    }

    /// The appearance of UIKit's own back button.
    private static var likeSystems: UIButton.Configuration {
        var look = UIButton.Configuration.plain()
        look.imagePadding = 6
        look.contentInsets = .zero
        look.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(
            pointSize: 17, weight: .semibold, scale: .large)
        return look
    }

    /// The page's own back action, or else one step back, which asks the page's guard.
    static func action(of page: UIViewController, _ item: UINavigationItem) -> () -> Void {
        { [weak page, weak item] in
            if #available(iOS 16, *), let action = item?.backAction {
                return action.performWithSender(nil, target: nil)
            }
            page?.goBack(cause: .backButton)
        }
    }
}

extension BackButtonStyle {
    /// The button's title, or the name of its style.
    @MainActor
    fileprivate func words(for below: UINavigationItem) -> String {
        switch kind {
        case .title: below.backButtonTitleInUse
        case .arrow: "<"
        case .custom: "custom"
        }
    }
}
