// The status bar as apps without scenes know it.
extension UIApplication {
    var statusBarManager: UIStatusBarManager? {
        (keyWindow ?? windows.first)?.windowScene?.statusBarManager
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
