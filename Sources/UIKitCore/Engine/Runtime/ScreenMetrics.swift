/// What every new page asks of the screen, worked out when the device is made or turned.
package struct ScreenMetrics {
    package var bounds = CGRect.zero
    var uprightInsets = UIEdgeInsets.zero
    var sidewaysInsets = UIEdgeInsets.zero
    /// The height of a navigation bar that nobody has changed.
    var barHeight: CGFloat = 44
    /// The height of a tab bar above the safe area's end.
    var tabBarHeight: CGFloat = 49
    /// The height of a toolbar above the safe area's end.
    var toolbarHeight: CGFloat = 44
    /// The least side margin of pages, where their width is compact.
    package var sideMargin: CGFloat = 16
    /// How far below the safe area's edge a sheet ends that is as high as it can be.
    var sheetGap: CGFloat = 10

    /// Those of the screen that counts.
    @MainActor @exclusivity(unchecked) package static var current = ScreenMetrics()
}

extension UIScreen {
    /// What the screen gives pages and bars, in a version of the system.
    func metrics(in system: SystemVersion) -> ScreenMetrics {
        let heights = BarHeights(of: spec, traits: traitCollection, in: system)
        return ScreenMetrics(
            bounds: bounds, uprightInsets: hardwareInsets(isUpright: true),
            sidewaysInsets: hardwareInsets(isUpright: false), barHeight: heights.navigationBar,
            tabBarHeight: heights.tabBar, toolbarHeight: heights.toolbar,
            // Evidence: geo-margin-minimum-large.
            sideMargin: spec.idiom == .phone && spec.size.width >= 414 ? 20 : 16,
            // Evidence: geo-sheet-8, geo-sheet-11.
            sheetGap: spec.hasHomeIndicator ? 10 : 0)
    }
}

/// How high bars are. Evidence: the entries geo-nav, geo-tab and geo-tool.
struct BarHeights {
    let navigationBar: CGFloat
    let tabBar: CGFloat
    let toolbar: CGFloat

    /// Those in an environment on a device: a phone's bars are lower where both its size classes are compact.
    init(of device: DeviceSpec, traits: UITraitCollection, in system: SystemVersion) {
        if device.idiom == .pad {
            navigationBar = 50
            // The bar above the home indicator is as much lower as it reaches further down.
            tabBar = device.hasHomeIndicator ? 45 : 50
            toolbar = device.hasHomeIndicator ? 45 : 50
        } else if traits.verticalSizeClass == .compact, traits.horizontalSizeClass == .compact {
            (navigationBar, tabBar, toolbar) = (32, 32, 32)
        } else {
            navigationBar = system >= .iOS(26) && traits.verticalSizeClass == .regular ? 54 : 44
            tabBar = 49
            toolbar = device.hasHomeIndicator && traits.verticalSizeClass == .regular ? 49 : 44
        }
    }
}
