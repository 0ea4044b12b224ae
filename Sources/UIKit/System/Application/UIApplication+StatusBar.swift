// The status bar as apps without scenes know it. Apple deprecates it in favour of a scene's status bar manager.
extension UIApplication {
    /// The status bar's rectangle on the screen; empty while it is hidden. Deprecated by Apple in iOS 13.
    ///
    /// Follows Apple's page "statusBarFrame".
    public var statusBarFrame: CGRect { statusBarManager?.statusBarFrame ?? .zero }

    /// The orientation of the app's scene. Deprecated by Apple in iOS 13. Follows Apple's page "statusBarOrientation".
    public var statusBarOrientation: UIInterfaceOrientation { Runtime.current.screen.interfaceOrientation }

    /// Whether the status bar is hidden. Setting it does something only in an app whose property list says `NO` for
    /// `UIViewControllerBasedStatusBarAppearance`: in others the pages decide. Deprecated by Apple in iOS 13.
    ///
    /// Follows Apple's page "isStatusBarHidden".
    public var isStatusBarHidden: Bool {
        get { statusBarManager?.isStatusBarHidden ?? false }
        set {
            statusBarOfApp?.isHidden = newValue
            updateStatusBars()
        }
    }

    /// The style of the status bar. Setting it does something only in an app whose property list says `NO` for
    /// `UIViewControllerBasedStatusBarAppearance`: in others the pages decide. Deprecated by Apple in iOS 13.
    ///
    /// Follows Apple's page "statusBarStyle".
    public var statusBarStyle: UIStatusBarStyle {
        get { statusBarManager?.statusBarStyle ?? .default }
        set {
            statusBarOfApp?.style = newValue
            updateStatusBars()
        }
    }

    private var statusBarManager: UIStatusBarManager? {
        (keyWindow ?? windows.first)?.windowScene?.statusBarManager
    }

    private func updateStatusBars() { for window in windows { window.updateSystemBars() } }
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
