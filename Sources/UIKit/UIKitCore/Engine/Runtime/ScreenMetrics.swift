/// The screen's metrics that every new view controller reads, computed when the device is created or rotated.
package struct ScreenMetrics {
    package var bounds = CGRect.zero
    var uprightInsets = UIEdgeInsets.zero
    var sidewaysInsets = UIEdgeInsets.zero
    /// The default height of a navigation bar.
    var barHeight: CGFloat = 44
    /// The height of a tab bar above the bottom edge of the safe area.
    var tabBarHeight: CGFloat = 49
    /// The height of a toolbar above the bottom edge of the safe area.
    var toolbarHeight: CGFloat = 44
    /// The minimum side margin in a compact width.
    package var sideMargin: CGFloat = 16
    /// The distance between the top edge of the safe area and a sheet of maximum height.
    var sheetGap: CGFloat = 10

    /// The metrics of the current screen.
    @MainActor package static var current = ScreenMetrics()
}

extension UIScreen {
    /// Returns the metrics for view controllers and bars in a system version.
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

/// The heights of bars. Evidence: the entries geo-nav, geo-tab and geo-tool.
struct BarHeights {
    let navigationBar: CGFloat
    let tabBar: CGFloat
    let toolbar: CGFloat

    /// Computes the heights for traits on a device. A phone's bars are lower if both size classes are compact.
    init(of device: DeviceSpec, traits: UITraitCollection, in system: SystemVersion) {
        if device.idiom == .pad {
            navigationBar = 50
            // The bar's height above the home indicator is reduced by its extra height below.
            tabBar = device.hasHomeIndicator ? 45 : 50
            toolbar = device.hasHomeIndicator ? 45 : 50
        } else if traits.verticalSizeClass == .compact, traits.horizontalSizeClass == .compact {
            // Glass needs more height. No source gives it.
            (navigationBar, tabBar, toolbar) = system >= .iOS(26) ? (44, 32, 44) : (32, 32, 32)
        } else {
            navigationBar = system >= .iOS(26) && traits.verticalSizeClass == .regular ? 54 : 44
            let isUpright = traits.verticalSizeClass == .regular
            // Without a home indicator, glass and the distance below it determine the heights. No source gives them.
            let isOnEdge = system >= .iOS(26) && isUpright && !device.hasHomeIndicator
            tabBar = isOnEdge ? 70 : 49
            toolbar = isOnEdge ? 56 : device.hasHomeIndicator && isUpright ? 49 : 44
        }
    }
}
