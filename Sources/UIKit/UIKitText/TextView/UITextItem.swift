/// A link, an attachment or a tagged text in a text view. iOS 17. Follows Apple's page "UITextItem".
@preconcurrency @MainActor
open class UITextItem: NSObject {
    /// The content of a text item. Follows Apple's page "UITextItem.Content".
    public enum Content {
        /// A link.
        case link(URL)
        /// An attachment.
        case textAttachment(NSTextAttachment)
        /// A text with the attribute `textItemTag`, by its value.
        case tag(String)
    }

    /// The content of the item.
    public let content: Content

    /// The range of the item in the text.
    open var range: NSRange { place }

    private let place: NSRange

    init(_ content: Content, _ range: NSRange) {
        self.content = content
        place = range
        super.init()
    }
}

/// The kind of a text item. iOS 17. Follows Apple's page "UITextItemContentType".
public enum UITextItemContentType: Int, Sendable {
    /// A link.
    case link = 0
    /// An attachment.
    case textAttachment = 1
    /// A tagged text.
    case tag = 2
}

extension UITextItem {
    /// The menu of a text item, and its preview. iOS 17. Follows Apple's page "UITextItem.MenuConfiguration".
    @preconcurrency @MainActor
    open class MenuConfiguration: NSObject {
        let menu: UIMenu
        let preview: Preview?

        /// The preview while the menu is open. Follows Apple's page "UITextItem.MenuConfiguration.Preview".
        public enum Preview {
            /// The system's preview: the item's text.
            case `default`
            /// A custom view.
            case view(UIView)
        }

        /// Creates a configuration. Without a preview, only the menu is shown next to the text.
        public convenience init(preview: UITextItem.MenuConfiguration.Preview? = .default, menu: UIMenu) {
            self.init(menu, preview)
        }

        private init(_ menu: UIMenu, _ preview: Preview?) {
            self.menu = menu
            self.preview = preview
            super.init()
        }
    }
}

// The menus of text items.
extension UITextView {
    /// Opens the menu of an item, next to its text. Returns whether it has one.
    func openMenu(of item: UITextItem) -> Bool {
        guard Runtime.current.system >= .iOS(17) else { return false }
        let usual = usualMenu(of: item)
        let configuration =
            delegate.map { $0.textView(self, menuConfigurationFor: item, defaultMenu: usual) }
            ?? UITextItem.MenuConfiguration(menu: usual)
        guard let configuration, !configuration.menu.children.isEmpty else { return false }
        let animator = MenuAnimator()
        delegate?.textView(self, textItemMenuWillDisplayFor: item, animator: animator)
        let source = selectionRects(of: item.range).first ?? .zero
        let lifted = lift(configuration.preview, over: source)
        configuration.menu.open(beside: lifted?.frame ?? source, in: self, sender: self) { [weak self] in
            lifted?.removeFromSuperview()
            self?.menuHasGone(of: item)
        }
        animator.run(.opening) {}
        return true
    }

    private func menuHasGone(of item: UITextItem) {
        let animator = MenuAnimator()
        delegate?.textView(self, textItemMenuWillEndFor: item, animator: animator)
        animator.run(.closing) {}
    }

    /// Shows the app's preview over the item.
    private func lift(_ preview: UITextItem.MenuConfiguration.Preview?, over source: CGRect) -> UIView? {
        guard case .view(let view) = preview else { return nil }
        let size = view.frame.isEmpty ? view.sizeThatFits(bounds.size) : view.frame.size
        view.frame = CGRect(origin: CGPoint(x: source.minX, y: source.minY - size.height), size: size)
        addSubview(view)
        return view
    }

    private func usualMenu(of item: UITextItem) -> UIMenu {
        guard case .link(let url) = item.content else { return UIMenu() }
        let open = UIAction(title: "Open Link") { _ in UIApplication.shared.open(url) }
        let copy = UIAction(title: "Copy Link") { _ in UIPasteboard.general.url = url }
        return UIMenu(title: url.absoluteString, children: [open, copy])
    }
}
