/// The app's shortcut items above the keyboard of an iPad.
@MainActor
package struct KeyboardShortcuts {
    package let leading: [UIBarButtonItem]
    package let trailing: [UIBarButtonItem]

    init(of responder: UIResponder?) {
        let item = responder?.inputAssistantItem
        leading = item?.leadingBarButtonGroups.flatMap(\.barButtonItems) ?? []
        trailing = item?.trailingBarButtonGroups.flatMap(\.barButtonItems) ?? []
    }
}

extension OnScreenKeyboard {
    /// Performs a tap on an item, by its title or identifier. Returns whether an enabled item exists.
    package func tapShortcut(_ name: String) -> Bool {
        guard Runtime.current.screen.spec.idiom == .pad, let surface, surface.keys != nil else {
            return false
        }
        let shortcuts = surface.shortcuts
        let item = (shortcuts.leading + shortcuts.trailing).first {
            $0.title == name || $0.accessibilityIdentifier == name
        }
        return item?.isEnabled == true && item?.perform() == true
    }
}
