/// Shows a menu for a view under a long press. iOS 13. Follows Apple's page "UIContextMenuInteraction".
///
/// After a short delay, the interaction asks the delegate for a configuration, and then for the highlight preview. When the menu opens, it
/// calls the configuration's providers and notifies the delegate. The touch can slide to an entry and choose it by ending there.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
    /// The delegate that provides the menu. Not retained.
    open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?

    /// The view that the interaction belongs to.
    open private(set) weak var view: UIView?

    private let press = ContextMenuPress()
    private var place = CGPoint.zero
    package private(set) var presentation: ContextMenuPresentation?

    /// Creates an interaction. Add it with ``UIView/addInteraction(_:)``.
    public init(delegate: any UIContextMenuInteractionDelegate) {
        self.delegate = delegate
        super.init()
        press.interaction = self
        press.addTarget(self, action: UIContextMenuInteraction.follow)
        press.onHighlight = { [weak self] in self?.highlight(at: $0) ?? false }
        press.onReset = { [weak self] in self?.presentation?.cancelHighlight() }
    }

    /// The appearance of the menu that is open or about to open; `.unknown` without one. iOS 14.
    open var menuAppearance: UIContextMenuInteraction.appearance { presentation?.appearance ?? .unknown }

    /// Closes an open menu before the interaction leaves its view.
    open func willMove(to view: UIView?) {
        dismissMenu()
        self.view?.removeGestureRecognizer(press)
        self.view = nil
    }

    /// Adds the gesture recognizer to the view.
    open func didMove(to view: UIView?) {
        self.view = view
        view?.addGestureRecognizer(press)
    }

    /// Returns the location of the touch when it requested the menu, in the coordinates of a view; `nil` means the window.
    open func location(in view: UIView?) -> CGPoint {
        self.view?.convert(place, to: view) ?? place
    }

    /// Closes the menu if it is open. iOS 14.
    open func dismissMenu() { presentation?.end() }

    /// Replaces the visible menu with the one that a block returns. Does nothing without an open menu. iOS 14.
    open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) { presentation?.menuView?.update(block) }

    /// The appearance of a context menu. iOS 14. Follows Apple's page "UIContextMenuInteraction.appearance".
    public enum appearance: Int, Sendable {
        /// No menu.
        case unknown = 0
        /// In front of the window, with a preview.
        case rich = 1
        /// Next to a control, without a preview.
        case compact = 2
    }
}

// The touch.
extension UIContextMenuInteraction {
    private static let follow = Selector("followPress:", UIContextMenuInteraction.followPress)

    private func followPress(_ press: UILongPressGestureRecognizer) {
        switch press.state {
        case .began: open()
        case .changed: presentation?.slide(to: press.location(in: nil))
        case .ended: presentation?.lift()
        default: break
        }
    }

    private func open() {
        if let control = view as? UIControl, isOwn(control) { control.sendActions(for: .menuActionTriggered) }
        presentation?.open()
    }

    /// Requests a menu for a location in the view, and lifts its view. Returns whether there is a menu.
    private func highlight(at place: CGPoint) -> Bool {
        if presentation == nil { prepare(at: place) }
        presentation?.highlight()
        return presentation != nil
    }

    private func prepare(at place: CGPoint) {
        guard let view, view.windowLink != nil, let delegate else { return }
        self.place = place
        let configuration = delegate.contextMenuInteraction(self, configurationForMenuAtLocation: place)
        guard let configuration else { return }
        presentation = ContextMenuPresentation(
            configuration, of: self, in: view, isCompact: isCompact)
        presentation?.onEnd = { [weak self] in self?.presentation = nil }
    }

    /// Whether the menu has no preview: a control's own menu opens next to it, a list's own menu next to the touch.
    private var isCompact: Bool {
        if let list = delegate as? any ListMenuDelegate { return list.item == nil }
        return (view as? UIControl).map(isOwn) ?? false
    }

    /// Whether the interaction is the control's own, and not added by the app.
    private func isOwn(_ control: UIControl) -> Bool { delegate === control }

    /// Opens the menu for a location in the view immediately, as after a long press. Returns whether it was opened.
    @discardableResult
    package func presentMenu(at place: CGPoint) -> Bool {
        guard presentation == nil else { return false }
        prepare(at: place)
        presentation?.open()
        return presentation != nil
    }
}
