// The status bar as apps without scenes know it.
extension UIApplication {
    var statusBarManager: UIStatusBarManager? {
        (keyWindow ?? windows.first)?.windowScene?.statusBarManager
    }
}

/// The status bar of an app that decides about it itself, and not by its pages.
struct StatusBarOfApp {
    var style: UIStatusBarStyle
    var isHidden: Bool

    /// `nil` for a property list that leaves it to the pages.
    init?(_ list: [String: Any]) {
        guard list["UIViewControllerBasedStatusBarAppearance"] as? Bool == false else { return nil }
        style =
            list["UIStatusBarStyle"] as? String == "UIStatusBarStyleLightContent" ? .lightContent : .default
        isHidden = list["UIStatusBarHidden"] as? Bool ?? false
    }
}
