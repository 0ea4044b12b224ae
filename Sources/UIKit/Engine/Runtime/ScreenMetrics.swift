/// What every new page asks of the screen, worked out when the device is made or turned.
struct ScreenMetrics {
    var bounds = CGRect.zero
    var uprightInsets = UIEdgeInsets.zero
    var sidewaysInsets = UIEdgeInsets.zero
    /// The height of a navigation bar that nobody has changed.
    var barHeight: CGFloat = 44

    /// Those of the screen that counts.
    @MainActor @exclusivity(unchecked) static var current = ScreenMetrics()
}

extension UIScreen {
    var metrics: ScreenMetrics {
        ScreenMetrics(
            bounds: bounds, uprightInsets: hardwareInsets(isUpright: true),
            sidewaysInsets: hardwareInsets(isUpright: false),
            barHeight: traitCollection.userInterfaceIdiom == .pad
                ? 50 : interfaceOrientation.isLandscape ? 32 : 44)
    }
}
