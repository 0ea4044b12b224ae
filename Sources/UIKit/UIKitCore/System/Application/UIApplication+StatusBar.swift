// The status bar of apps without scenes.
extension UIApplication {
    /// The status bar above the frontmost window, from the window's scene. Before iOS 13 there are no scenes.
    var statusBar: StatusBarLook? {
        let window = Runtime.current.visibleWindows.inChargeOfScreen ?? windows.first
        if Runtime.current.system < .iOS(13) {
            return StatusBarLook(window?.systemBars ?? UIWindow.SystemBars())
        }
        return window?.windowScene.map { StatusBarLook($0.systemBars) }
    }

    // Since iOS 13, scenes are notified instead.
    func statusBarWillTurn(to orientation: UIInterfaceOrientation) {
        guard Runtime.current.system < .iOS(13) else { return }
        delegate?.application(
            self, willChangeStatusBarOrientation: orientation,
            duration: statusBarOrientationAnimationDuration)
        post(UIApplication.willChangeStatusBarOrientationNotification, orientation)
    }

    func statusBarDidTurn(from orientation: UIInterfaceOrientation) {
        guard Runtime.current.system < .iOS(13) else { return }
        delegate?.application(self, didChangeStatusBarOrientation: orientation)
        post(UIApplication.didChangeStatusBarOrientationNotification, orientation)
    }

    private func post(_ name: Notification.Name, _ orientation: UIInterfaceOrientation) {
        NotificationCenter.default.post(
            name: name, object: self,
            userInfo: [UIApplication.statusBarOrientationUserInfoKey: NSNumber(value: orientation.rawValue)])
    }
}

/// The state of the status bar on the screen, as the deciding view controllers prefer it.
@MainActor
struct StatusBarLook {
    private let wishes: UIWindow.SystemBars
    private let screen = Runtime.current.screen

    init(_ wishes: UIWindow.SystemBars) {
        self.wishes = wishes
    }

    var style: UIStatusBarStyle { wishes.statusBarStyle }

    /// Whether the view controllers hide it, or it is hidden on an iPhone in landscape.
    var isHidden: Bool { wishes.isStatusBarHidden || height == 0 }

    var frame: CGRect {
        isHidden ? .zero : CGRect(x: 0, y: 0, width: screen.bounds.width, height: height)
    }

    private var height: CGFloat {
        screen.interfaceOrientation.isLandscape
            ? screen.hardwareInsets(isUpright: false).top : screen.spec.statusBarHeight
    }
}

/// The status bar of an app that sets it itself instead of using its view controllers.
struct StatusBarOfApp {
    var style: UIStatusBarStyle
    var isHidden: Bool

    /// `nil` if the property list leaves the status bar to the view controllers.
    init?(_ list: [String: Any]) {
        guard list["UIViewControllerBasedStatusBarAppearance"] as? Bool == false else { return nil }
        style =
            list["UIStatusBarStyle"] as? String == "UIStatusBarStyleLightContent" ? .lightContent : .default
        isHidden = list["UIStatusBarHidden"] as? Bool ?? false
    }
}
