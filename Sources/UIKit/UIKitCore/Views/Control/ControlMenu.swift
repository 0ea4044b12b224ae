// The menu of a control.
extension UIControl {
    func setMenuInteraction(_ isEnabled: Bool) {
        guard isEnabled != (ownMenuInteraction != nil) else { return }
        if let present = ownMenuInteraction {
            removeInteraction(present)
            ownMenuInteraction = nil
        } else {
            let made = UIContextMenuInteraction(delegate: self)
            ownMenuInteraction = made
            addInteraction(made)
        }
    }

    var usualMenuPoint: CGPoint { CGPoint(x: bounds.midX, y: bounds.maxY) }

    /// Returns the rectangle that the menu is attached to: the control's bounds, or a point that a subclass returns.
    func menuSource(for configuration: UIContextMenuConfiguration) -> CGRect {
        let point = menuAttachmentPoint(for: configuration)
        return point == usualMenuPoint ? bounds : CGRect(origin: point, size: .zero)
    }

    /// Opens the menu when a touch begins. Returns whether the control has one.
    func opensMenu(for touch: UITouch, _ event: UIEvent?) -> Bool {
        guard showsMenuAsPrimaryAction, let ownMenuInteraction, hasMenu else { return false }
        sendActions(for: .menuActionTriggered, with: event)
        abandonTracking([touch], event)
        ownMenuInteraction.presentMenu(at: touch.location(in: self))
        return true
    }

    /// A button without a menu handles a tap as usual.
    private var hasMenu: Bool { (self as? any PushButton).map { $0.menu != nil } ?? true }
}
