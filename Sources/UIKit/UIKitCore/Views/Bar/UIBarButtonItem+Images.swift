/// Values that few bar button items have: background images, and position adjustments.
final class BarButtonLooks {
    struct Place: Hashable {
        var state: UInt
        var style: UIBarButtonItem.Style?
        var metrics: UIBarMetrics
    }

    var backgrounds: [Place: UIImage] = [:]
    var backButtonBackgrounds: [Place: UIImage] = [:]
    var backgroundAdjustments: [UIBarMetrics: CGFloat] = [:]
    var backButtonBackgroundAdjustments: [UIBarMetrics: CGFloat] = [:]
    var titleAdjustments: [UIBarMetrics: UIOffset] = [:]
    var backButtonTitleAdjustments: [UIBarMetrics: UIOffset] = [:]
}
