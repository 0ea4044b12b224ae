// Bars that hide automatically.
extension UINavigationController {
    /// The duration of hiding or showing the bars, in seconds.
    nonisolated public static let hideShowBarDuration: CGFloat = 0.2

    func setHidesBarsWhenVerticallyCompact(_ newValue: Bool) {
        ensureBars().hidesWhenVerticallyCompact = newValue
        guard newValue else { return }
        _ = ensureBarFingers()
        followHeight(from: nil)
    }

    func ensureBarFingers() -> BarFingers {
        let bars = ensureBars()
        if let fingers = bars.fingers { return fingers }
        let made = BarFingers(of: self)
        bars.fingers = made
        return made
    }

    func followHeight(from previous: UITraitCollection?) {
        let height = traitCollection.verticalSizeClass
        guard hidesBarsWhenVerticallyCompact, previous?.verticalSizeClass != height else { return }
        if previous != nil || height == .compact { changeBars(areHidden: height == .compact) }
    }

    func changeBars(areHidden: Bool) {
        setNavigationBarHidden(areHidden, animated: true)
        if topViewController?.toolbarItems?.isEmpty == false { setToolbarHidden(areHidden, animated: true) }
    }
}
