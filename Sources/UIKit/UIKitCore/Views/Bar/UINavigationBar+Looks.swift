/// Values that few navigation bars have.
package final class NavigationBarLooks {
    var barStyle = UIBarStyle.default
    var isTranslucent = true
    var prefersLargeTitles = false
    var preferredBehavioralStyle = UIBehavioralStyle.automatic
    var barTintColor: UIColor?
    var titleTextAttributes: [NSAttributedString.Key: Any]?
    var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
    var shadowImage: UIImage?
    var backIndicatorImage: UIImage?
    var backIndicatorTransitionMaskImage: UIImage?
    var backgroundImages: [BarPlace: UIImage] = [:]
    var titleAdjustments: [UIBarMetrics: CGFloat] = [:]
    package var standardAppearance: UINavigationBarAppearance?
    var compactAppearance: UINavigationBarAppearance?
    var scrollEdgeAppearance: UINavigationBarAppearance?
    var compactScrollEdgeAppearance: UINavigationBarAppearance?
}

/// The bar position and metrics that an image is for.
struct BarPlace: Hashable {
    var position: UIBarPosition
    var metrics: UIBarMetrics
}

extension UINavigationBar {
    var standardLook: UINavigationBarAppearance {
        get {
            if let set = looksIfSet?.standardAppearance { return set }
            let made = UINavigationBarAppearance()
            ensureLooks().standardAppearance = made
            return made
        }
        set { ensureLooks().standardAppearance = newValue.duplicate() }
    }
}
