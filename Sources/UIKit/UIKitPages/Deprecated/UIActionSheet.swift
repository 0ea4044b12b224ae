/// A list of choices at the bottom of the screen, or in a popover on iPad, with a delegate. iOS 2, deprecated in iOS 8.3.
///
/// A ``UIAlertController`` shows it. Follows Apple's page "UIActionSheet".
@preconcurrency @MainActor
open class UIActionSheet: UIView, ChoosableAlert {
    private var buttonTitles: [String] = []
    private var otherTitlesBegin: Int?
    private var phase = Phase.hidden

    private enum Phase {
        case hidden
        case shown(ShownAlertView)
        case going
    }

    /// Creates a sheet, optionally with a cancel button and a destructive button.
    public convenience init(
        title: String?, delegate: (any UIActionSheetDelegate)?, cancelButtonTitle: String?,
        destructiveButtonTitle: String?
    ) {
        self.init(frame: .zero)
        self.title = title ?? ""
        self.delegate = delegate
        // The destructive button is the first one that the initializer adds, the cancel button the last.
        if let destructiveButtonTitle {
            destructiveButtonIndex = addButton(withTitle: destructiveButtonTitle)
        }
        if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
    }

    /// Creates a sheet, optionally with a cancel button, a destructive button and other buttons.
    public convenience init(
        title: String?, delegate: (any UIActionSheetDelegate)?, cancelButtonTitle: String?,
        destructiveButtonTitle: String?, otherButtonTitles firstButtonTitle: String,
        _ moreButtonTitles: String...
    ) {
        self.init(
            title: title, delegate: delegate, cancelButtonTitle: nil,
            destructiveButtonTitle: destructiveButtonTitle)
        otherTitlesBegin = numberOfButtons
        for title in [firstButtonTitle] + moreButtonTitles { addButton(withTitle: title) }
        if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
    }

    /// Creates a sheet without a title or buttons. In an app with scenes it raises an exception.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        guard Runtime.current.application.usesScenes else { return }
        Runtime.current.diagnostics.raise(
            .notAvailable,
            "UIActionSheet is deprecated and unavailable for UIScene based applications, please use UIAlertController!"
        )
    }

    /// Creates a sheet without a title or buttons; it ignores the archive.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The delegate. Not retained.
    open weak var delegate: (any UIActionSheetDelegate)?

    /// The title. Default empty.
    open var title = ""

    /// The sheet's style. Default `.automatic`. Since iOS 7 all styles look the same.
    open var actionSheetStyle = UIActionSheetStyle.automatic

    /// The index of the cancel button; -1, the default, if there is none.
    open var cancelButtonIndex = -1

    /// The index of the destructive button, which is red; -1, the default, if there is none.
    open var destructiveButtonIndex = -1

    /// The index of the first of the initializer's other buttons; -1 if it added none.
    open var firstOtherButtonIndex: Int { otherTitlesBegin ?? -1 }

    /// The number of buttons.
    open var numberOfButtons: Int { buttonTitles.count }

    /// Whether the sheet is visible.
    open var isVisible: Bool {
        if case .hidden = phase { false } else { true }
    }

    /// Adds a button after the others. Returns its index.
    @discardableResult
    open func addButton(withTitle title: String?) -> Int {
        buttonTitles.append(title ?? "")
        return buttonTitles.count - 1
    }

    /// Returns the title of a button; `nil` for an invalid index.
    open func buttonTitle(at buttonIndex: Int) -> String? {
        buttonTitles.indices.contains(buttonIndex) ? buttonTitles[buttonIndex] : nil
    }

    // MARK: Showing

    /// Shows the sheet at the bottom, or on iPad next to a toolbar.
    open func show(from view: UIToolbar) { show(pointingAt: .view(view, view.bounds)) }

    /// Shows the sheet at the bottom, or on iPad next to a tab bar.
    open func show(from view: UITabBar) { show(pointingAt: .view(view, view.bounds)) }

    /// Shows the sheet at the bottom, or on iPad next to a bar button item. iOS 3.2.
    open func show(from item: UIBarButtonItem, animated: Bool) {
        show(pointingAt: .item(item), animated: animated)
    }

    /// Shows the sheet at the bottom, or on iPad next to a rectangle of a view. iOS 3.2.
    open func show(from rect: CGRect, in view: UIView, animated: Bool) {
        show(pointingAt: .view(view, rect), animated: animated)
    }

    /// Shows the sheet at the bottom, or on iPad in the middle of a view.
    open func show(in view: UIView) {
        show(pointingAt: .view(view, CGRect(x: view.bounds.midX, y: view.bounds.midY, width: 0, height: 0)))
    }

    /// Dismisses the sheet as a tap on a button does, but without calling ``UIActionSheetDelegate/actionSheet(_:clickedButtonAt:)``.
    open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
        guard case .shown(let shown) = phase else { return }
        phase = .going
        delegate?.actionSheet(self, willDismissWithButtonIndex: buttonIndex)
        shown.dismiss(animated: animated) { [self] in
            phase = .hidden
            delegate?.actionSheet(self, didDismissWithButtonIndex: buttonIndex)
        }
    }

    private enum Anchor {
        case view(UIView, CGRect)
        case item(UIBarButtonItem)
    }

    private func show(pointingAt anchor: Anchor, animated: Bool = true) {
        guard case .hidden = phase else { return }
        let shown = ShownAlertView(self, title: title, message: nil, .actionSheet, actions)
        shown.point { root, popover in
            switch anchor {
            case .item(let item): popover.barButtonItem = item
            case .view(let view, let rect):
                popover.sourceView = root
                popover.sourceRect = root.convert(view.convert(rect, to: nil), from: nil)
            }
        }
        phase = .shown(shown)
        delegate?.willPresent(self)
        shown.present(animated: animated) { [weak self] in
            guard let self else { return }
            delegate?.didPresent(self)
        }
    }

    private var actions: [UIAlertAction] {
        buttonTitles.indices.map { place in
            let style: UIAlertAction.Style =
                place == cancelButtonIndex
                ? .cancel : place == destructiveButtonIndex && numberOfButtons > 1 ? .destructive : .default
            return UIAlertAction(title: buttonTitles[place], style: style)
        }
    }

    /// Called when the user taps a button.
    func userChooses(_ buttonIndex: Int) {
        delegate?.actionSheet(self, clickedButtonAt: buttonIndex)
        dismiss(withClickedButtonIndex: buttonIndex, animated: true)
    }
}

/// The style of an action sheet. iOS 2, deprecated in iOS 13. Follows Apple's page "UIActionSheetStyle".
public enum UIActionSheetStyle: Int, Sendable {
    /// The style of the bar that shows the sheet.
    case automatic = -1
    /// The system's style.
    case `default` = 0
    /// Opaque black.
    case blackOpaque = 1
    /// Translucent black.
    case blackTranslucent = 2
}

/// The methods of a ``UIActionSheet``'s delegate. iOS 2, deprecated in iOS 8.3. Follows Apple's page "UIActionSheetDelegate".
@preconcurrency @MainActor
public protocol UIActionSheetDelegate: NSObjectProtocol {
    /// Called when the user has tapped a button, before the dismissal begins.
    func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int)

    /// Never called: since iOS 4 the system doesn't close sheets.
    func actionSheetCancel(_ actionSheet: UIActionSheet)

    /// Called before the sheet becomes visible.
    func willPresent(_ actionSheet: UIActionSheet)

    /// Called when the sheet has become visible.
    func didPresent(_ actionSheet: UIActionSheet)

    /// Called before the sheet is dismissed, by a tap or by the app.
    func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int)

    /// Called when the sheet has been dismissed.
    func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int)
}

// Apple's members are optional.
extension UIActionSheetDelegate {
    /// Does nothing.
    public func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {}

    /// Does nothing.
    public func actionSheetCancel(_ actionSheet: UIActionSheet) {}

    /// Does nothing.
    public func willPresent(_ actionSheet: UIActionSheet) {}

    /// Does nothing.
    public func didPresent(_ actionSheet: UIActionSheet) {}

    /// Does nothing.
    public func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int) {}

    /// Does nothing.
    public func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int) {}
}
