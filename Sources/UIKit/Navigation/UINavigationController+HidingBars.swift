// Bars that go by themselves.
extension UINavigationController {
    /// How long bars take to hide or to show, in seconds.
    nonisolated public static let hideShowBarDuration: CGFloat = 0.2

    /// Whether an upward swipe hides the bars and a downward one shows them. Default `false`. iOS 8.
    ///
    /// The toolbar takes part if the page in sight has items for it. Follows Apple's page "hidesBarsOnSwipe".
    public var hidesBarsOnSwipe: Bool {
        get { barState?.fingers?.hidesOnSwipe ?? false }
        set { ensureBarFingers().hidesOnSwipe = newValue }
    }

    /// Whether a tap that nothing else takes hides the bars, and another one shows them. Default `false`. iOS 8.
    ///
    /// Follows Apple's page "hidesBarsOnTap".
    public var hidesBarsOnTap: Bool {
        get { barState?.fingers?.hidesOnTap ?? false }
        set { ensureBarFingers().hidesOnTap = newValue }
    }

    /// Whether the bars are hidden when the height becomes compact, and shown when it becomes regular. Default `false`.
    /// iOS 8.
    ///
    /// A tap that nothing else takes shows them, too. Follows Apple's page "hidesBarsWhenVerticallyCompact".
    public var hidesBarsWhenVerticallyCompact: Bool {
        get { barState?.hidesWhenVerticallyCompact ?? false }
        set {
            ensureBars().hidesWhenVerticallyCompact = newValue
            guard newValue else { return }
            _ = ensureBarFingers()
            followHeight(from: nil)
        }
    }

    /// Finds the swipes of ``hidesBarsOnSwipe``. iOS 8.
    public var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { ensureBarFingers().swipeRecognizer }

    /// Finds the taps of ``hidesBarsOnTap``. iOS 8.
    public var barHideOnTapGestureRecognizer: UITapGestureRecognizer { ensureBarFingers().tapRecognizer }

    private func ensureBarFingers() -> BarFingers {
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
