extension UIViewController {
    func beginAppearanceByHand(_ isAppearing: Bool, animated: Bool) {
        let isBalanced =
            isAppearing
            ? appearance == .disappeared || appearance == .disappearing
            : appearance == .appeared || appearance == .appearing
        guard isBalanced else { return warnOfUnbalancedCalls() }
        // A stack outside of a window shows its page when its view enters one.
        let waits = isAppearing && self is UINavigationController && viewStorage?.windowLink == nil
        flags.set(.waitsForWindow, waits)
        beginAppearance(isAppearing, animated: animated)
        if isAppearing, !waits { sendIsAppearing() }
    }

    /// Continues an appearance that waited for a window.
    func continueAppearance() {
        guard flags.contains(.waitsForWindow) else { return }
        flags.remove(.waitsForWindow)
        guard appearance == .appearing else { return }
        forwardBegin(true, animated: flags.contains(.animatedAppearance))
        sendIsAppearing()
    }

    func endAppearanceByHand() {
        guard appearance.isChanging else { return warnOfUnbalancedCalls() }
        continueAppearance()
        endAppearance()
    }
}
