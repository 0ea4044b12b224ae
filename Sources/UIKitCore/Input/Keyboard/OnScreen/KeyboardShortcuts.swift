/// The app's items over the keyboard of a tablet.
@MainActor
struct KeyboardShortcuts {
    let leading: [UIBarButtonItem]
    let trailing: [UIBarButtonItem]

    init(of responder: UIResponder?) {
        let item = responder?.inputAssistantItem
        leading = item?.leadingBarButtonGroups.flatMap(\.barButtonItems) ?? []
        trailing = item?.trailingBarButtonGroups.flatMap(\.barButtonItems) ?? []
    }
}

extension OnScreenKeyboard {
    /// Does what a tap on one of these items does, by its title or identifier. Returns whether there is one that can be tapped.
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
