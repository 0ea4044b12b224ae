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

    var usualMenuPoint: CGPoint { CGPoint(x: boundsStorage.midX, y: boundsStorage.maxY) }

    /// What the menu stands beside: the control, or a point that a subclass has chosen.
    func menuSource(for configuration: UIContextMenuConfiguration) -> CGRect {
        let point = menuAttachmentPoint(for: configuration)
        return point == usualMenuPoint ? boundsStorage : CGRect(origin: point, size: .zero)
    }

    /// Opens the menu for a finger that has come down. Returns whether there is one.
    func opensMenu(for touch: UITouch, _ event: UIEvent?) -> Bool {
        guard showsMenuAsPrimaryAction, let ownMenuInteraction, hasMenu else { return false }
        sendActions(for: .menuActionTriggered, with: event)
        abandonTracking([touch], event)
        ownMenuInteraction.presentMenu(at: touch.location(in: self))
        return true
    }

    /// A button without a menu is tapped as any other.
    private var hasMenu: Bool { (self as? UIButton).map { $0.menu != nil } ?? true }
}

extension UIButton {
    /// What the menu's interaction shows.
    var menuConfiguration: UIContextMenuConfiguration? {
        guard let menu else { return nil }
        let configuration = UIContextMenuConfiguration(actionProvider: { _ in menu })
        configuration.preferredMenuElementOrder = preferredMenuElementOrder
        return configuration
    }
}
