/// An item that an app adds to the edit menu. iOS 3.2; deprecated by Apple in iOS 16. Follows Apple's page "UIMenuItem".
@preconcurrency @MainActor
open class UIMenuItem: NSObject {
    /// The title of the item.
    open var title: String

    /// The action that is sent to the first responder that can perform it.
    open var action: Selector

    /// Creates an item.
    public init(title: String, action: Selector) {
        self.title = title
        self.action = action
        super.init()
    }
}

/// The edit menu of the app. iOS 3; deprecated by Apple in iOS 16, and still available.
///
/// It shows the standard commands and the app's own items that the first responder or the responders after it can perform. Follows Apple's
/// page "UIMenuController".
@preconcurrency @MainActor
open class UIMenuController: NSObject {
    /// The direction of the menu's arrow. iOS 3.2. Follows Apple's page "UIMenuController.ArrowDirection".
    public enum ArrowDirection: Int, Sendable {
        /// Depends on the available space.
        case `default` = 0
        /// Up: the menu is below its source.
        case up = 1
        /// Down: the menu is above its source.
        case down = 2
        /// To the left.
        case left = 3
        /// To the right.
        case right = 4
    }

    private var bar: EditMenuBar?
    private weak var sourceView: UIView?
    private var source = CGRect.zero

    /// The menu of the app.
    open class var shared: UIMenuController { UIApplication.shared.menuController }

    /// The app's own items. They remain until others are set. Default `nil`. iOS 3.2.
    open var menuItems: [UIMenuItem]?

    /// The direction of the arrow. Default `.default`. iOS 3.2.
    open var arrowDirection = ArrowDirection.default

    /// Whether the menu is visible. Setting it shows or hides the menu at the rectangle of ``setTargetRect(_:in:)``.
    open var isMenuVisible: Bool {
        get { bar != nil }
        set { setMenuVisible(newValue, animated: false) }
    }

    /// The menu's frame in the window; empty while it isn't visible.
    open var menuFrame: CGRect { bar?.frame ?? .zero }

    /// Shows the menu for a rectangle of a view. A menu without items isn't shown. iOS 13.
    open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
        setTargetRect(targetRect, in: targetView)
        show()
    }

    /// Hides the menu if it is visible for a view. iOS 13.
    open func hideMenu(from targetView: UIView) {
        if sourceView === targetView { bar?.close() }
    }

    /// Hides the menu. iOS 13.
    open func hideMenu() { bar?.close() }

    /// Sets the rectangle that the menu is for. Deprecated by Apple in iOS 13.
    open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
        source = targetRect
        sourceView = targetView
    }

    /// Shows or hides the menu. Deprecated by Apple in iOS 13.
    open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
        guard menuVisible else { bar?.close() ?? (); return }
        show()
    }

    /// Updates the items by asking the responders again.
    open func update() {
        guard let bar, let menu = menuOfResponders else { return }
        bar.show(menu)
    }

    private var responder: UIResponder? { sourceView?.windowLink?.firstResponder ?? sourceView }

    private var menuOfResponders: UIMenu? {
        responder.map { UIMenu(children: EditCommands.commands(for: $0)) }
    }

    private func show() {
        guard let sourceView, let menu = menuOfResponders, !menu.children.isEmpty else { return }
        let direction: UIEditMenuArrowDirection = arrowDirection == .up ? .up : .automatic
        let made = EditMenuBar(menu, over: source, in: sourceView, direction: direction) { [weak self] in
            EditCommands.perform($0, for: self?.responder)
        }
        made.remake = { [weak self] in self?.menuOfResponders ?? UIMenu() }
        made.onMove = { [weak self] in self?.post(UIMenuController.menuFrameDidChangeNotification) }
        UIApplication.shared.editMenu?.close()
        post(UIMenuController.willShowMenuNotification)
        guard made.open() else { return }
        bar = made
        made.onClose = { [weak self] in self?.hasClosed() }
        post(UIMenuController.didShowMenuNotification)
    }

    private func hasClosed() {
        post(UIMenuController.willHideMenuNotification)
        bar = nil
        post(UIMenuController.didHideMenuNotification)
    }

    private func post(_ name: NSNotification.Name) {
        NotificationCenter.default.post(name: name, object: self)
    }

    /// Posted before the menu is shown.
    nonisolated public static let willShowMenuNotification = NSNotification.Name(
        "UIMenuControllerWillShowMenuNotification")
    /// Posted after the menu is shown.
    nonisolated public static let didShowMenuNotification = NSNotification.Name(
        "UIMenuControllerDidShowMenuNotification")
    /// Posted when the frame of the visible menu has changed.
    nonisolated public static let menuFrameDidChangeNotification = NSNotification.Name(
        "UIMenuControllerMenuFrameDidChangeNotification")

    /// Posted before the menu is hidden.
    nonisolated public static let willHideMenuNotification = NSNotification.Name(
        "UIMenuControllerWillHideMenuNotification")
    /// Posted after the menu is hidden.
    nonisolated public static let didHideMenuNotification = NSNotification.Name(
        "UIMenuControllerDidHideMenuNotification")
}
