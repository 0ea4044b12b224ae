/// Shows a menu beside a view that a finger is held on. iOS 13. Follows Apple's page "UIContextMenuInteraction".
///
/// The delegate is asked for a configuration when the finger has been held for a moment, then for what is lifted. When the
/// menu opens the configuration's preview and menu are asked for, and the delegate is notified. The finger may slide to an
/// entry and choose it by going up.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
    /// Says what the menu has. Not retained.
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

    /// How the menu looks that is open or about to be; `.unknown` without one. iOS 14.
    open var menuAppearance: UIContextMenuInteraction.appearance { presentation?.appearance ?? .unknown }

    /// Closes a menu that is open before the interaction leaves its view.
    open func willMove(to view: UIView?) {
        dismissMenu()
        self.view?.removeGestureRecognizer(press)
        self.view = nil
    }

    /// Watches the view's touches.
    open func didMove(to view: UIView?) {
        self.view = view
        view?.addGestureRecognizer(press)
    }

    /// Where the finger was when it asked for the menu, in the coordinates of a view; `nil` stands for the window.
    open func location(in view: UIView?) -> CGPoint {
        self.view?.convert(place, to: view) ?? place
    }

    /// Closes the menu, if it is open. iOS 14.
    open func dismissMenu() { presentation?.end() }

    /// Shows what a block makes of the visible menu; nothing happens without one. iOS 14.
    open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) { presentation?.menuView?.update(block) }

    /// How a context menu looks. iOS 14. Follows Apple's page "UIContextMenuInteraction.appearance".
    public enum appearance: Int, Sendable {
        /// There is no menu.
        case unknown = 0
        /// In front of everything, with a preview.
        case rich = 1
        /// Beside a control, without a preview.
        case compact = 2
    }
}

// The finger.
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

    /// Asks for a menu at a place of the view, and lifts what it belongs to. Returns whether there is one.
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

    /// Whether there is nothing to lift: a control's own menu opens beside it, a list's own beside the finger.
    private var isCompact: Bool {
        if let list = delegate as? any ListMenuDelegate { return list.item == nil }
        return (view as? UIControl).map(isOwn) ?? false
    }

    /// Whether the interaction is the control's own, not one that the app has added.
    private func isOwn(_ control: UIControl) -> Bool { delegate === control }

    /// Opens the menu for a place of the view at once, as if a finger had been held there. Returns whether it has.
    @discardableResult
    package func presentMenu(at place: CGPoint) -> Bool {
        guard presentation == nil else { return false }
        prepare(at: place)
        presentation?.open()
        return presentation != nil
    }
}
