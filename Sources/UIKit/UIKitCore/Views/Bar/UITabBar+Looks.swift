/// Values that few tab bars have.
package final class TabBarLooks {
    var barStyle = UIBarStyle.default
    var isTranslucent = true
    var barTintColor: UIColor?
    var unselectedItemTintColor: UIColor?
    var backgroundImage: UIImage?
    var selectionIndicatorImage: UIImage?
    var shadowImage: UIImage?
    var itemPositioning = UITabBar.ItemPositioning.automatic
    var itemWidth: CGFloat = 0
    var itemSpacing: CGFloat = 0
    package var standardAppearance: UITabBarAppearance?
    package var scrollEdgeAppearance: UITabBarAppearance?
}

extension UITabBar {
    var standardLook: UITabBarAppearance {
        get {
            if let set = looksIfSet?.standardAppearance { return set }
            let made = UITabBarAppearance()
            ensureLooks().standardAppearance = made
            return made
        }
        set { ensureLooks().standardAppearance = newValue.duplicate() }
    }
}
