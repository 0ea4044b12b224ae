extension UIApplication {
    /// The shown windows, the frontmost first: by level, and of one level the one that was shown last.
    package var windowsFromTheFront: [UIWindow] {
        Runtime.current.visibleWindows.fromTheBack.reversed()
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
    /// The windows by their level, and those of one level as they are.
    @MainActor
    var fromTheBack: [UIWindow] {
        enumerated()
            .sorted { ($0.element.windowLevel, $0.offset) < ($1.element.windowLevel, $1.offset) }
            .map(\.element)
    }
}
