extension UIApplication {
    /// Warns of short memory: the delegate, the notification, then every controller of every window. The notification is sent
    /// out after the equivalent delegate message is called, as UIApplication.h says.
    package func performMemoryWarning() {
        delegate?.applicationDidReceiveMemoryWarning(self)
        NotificationCenter.default.post(name: UIApplication.didReceiveMemoryWarningNotification, object: self)
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
