extension UIViewController {
    func beginAppearanceByHand(_ isAppearing: Bool, animated: Bool) {
        let isBalanced =
            isAppearing
            ? appearance == .disappeared || appearance == .disappearing
            : appearance == .appeared || appearance == .appearing
        guard isBalanced else { return warnOfUnbalancedCalls() }
        beginAppearance(isAppearing, animated: animated)
        if isAppearing { sendIsAppearing() }
    }

    func endAppearanceByHand() {
        guard appearance.isChanging else { return warnOfUnbalancedCalls() }
        endAppearance()
    }
}
