extension UIApplication {
    /// The visible windows, the frontmost first: the window of the input views, then the others by level; within a level, the most recently
    /// shown window first.
    package var windowsFromTheFront: [UIWindow] {
        let windows: [UIWindow] = Runtime.current.visibleWindows.fromTheBack.reversed()
        return (Runtime.current.keyboard.window.map { [$0] } ?? []) + windows
    }

    func performAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        guard let object = target.map({ $0 as AnyObject }) ?? responder(for: action, from: sender)
        else { return false }
        SelectorMethods.send(action, to: object, sender: sender, event: event)
        return true
    }

    func ignoreInteraction() {
        ignoreCount += 1
        fingers.cancelAll()
    }
}

extension [UIWindow] {
    /// The window that decides on the status bar, the home indicator and rotation: the topmost one that fills the screen, even if it isn't
    /// key.
    @MainActor
    package var inChargeOfScreen: UIWindow? {
        let windows = fromTheBack
        return windows.last { $0.shownRoot != nil && $0.bounds.size == $0.screen.bounds.size }
            ?? windows.last
    }

    /// The windows sorted by level, in stable order.
    @MainActor
    var fromTheBack: [UIWindow] {
        enumerated()
            .sorted { ($0.element.windowLevel, $0.offset) < ($1.element.windowLevel, $1.offset) }
            .map(\.element)
    }
}
