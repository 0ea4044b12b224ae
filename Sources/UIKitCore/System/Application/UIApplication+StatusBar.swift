// The status bar as apps without scenes know it.
extension UIApplication {
    /// The status bar over the window in front, as its scene has it. Before iOS 13 there is no scene to ask.
    var statusBar: StatusBarLook? {
        let window = Runtime.current.visibleWindows.inChargeOfScreen ?? windows.first
        if Runtime.current.system < .iOS(13) {
            return StatusBarLook(window?.systemBars ?? UIWindow.SystemBars())
        }
        return window?.windowScene.map { StatusBarLook($0.systemBars) }
    }

    // Systems since iOS 13 tell scenes.
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

/// The status bar on the screen, as the pages in charge want it.
@MainActor
struct StatusBarLook {
    private let wishes: UIWindow.SystemBars
    private let screen = Runtime.current.screen

    init(_ wishes: UIWindow.SystemBars) {
        self.wishes = wishes
    }

    var style: UIStatusBarStyle { wishes.statusBarStyle }

    /// Whether the pages hide it, or a phone on its side does.
    var isHidden: Bool { wishes.isStatusBarHidden || height == 0 }

    var frame: CGRect {
        isHidden ? .zero : CGRect(x: 0, y: 0, width: screen.bounds.width, height: height)
    }

    private var height: CGFloat {
        screen.interfaceOrientation.isLandscape
            ? screen.hardwareInsets(isUpright: false).top : screen.spec.statusBarHeight
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
