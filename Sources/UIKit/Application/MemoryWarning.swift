extension UIApplication {
    /// Warns of short memory: the notification, the delegate, then every controller of every window.
    package func performMemoryWarning() {
        NotificationCenter.default.post(name: UIApplication.didReceiveMemoryWarningNotification, object: self)
        delegate?.applicationDidReceiveMemoryWarning(self)
        for root in everyWindow.compactMap(\.rootViewController) { root.passOnMemoryWarning() }
    }
}

extension UIViewController {
    /// Parents come first, then their children, then what they present.
    fileprivate func passOnMemoryWarning() {
        deliver(.didReceiveMemoryWarning) { didReceiveMemoryWarning() }
        for child in childList { child.passOnMemoryWarning() }
        modal?.presented?.passOnMemoryWarning()
    }
}
