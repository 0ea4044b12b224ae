extension UIApplication {
    /// Sends a memory warning to the delegate, posts the notification, then notifies every view controller of every window. The
    /// notification is sent out after the equivalent delegate message is called, as UIApplication.h says.
    package func performMemoryWarning() {
        delegate?.applicationDidReceiveMemoryWarning(self)
        NotificationCenter.default.post(name: UIApplication.didReceiveMemoryWarningNotification, object: self)
        for root in everyWindow.compactMap(\.rootViewController) { root.passOnMemoryWarning() }
    }
}

extension UIViewController {
    /// Parents are notified first, then their children, then the controllers that they present.
    fileprivate func passOnMemoryWarning() {
        deliver(.didReceiveMemoryWarning) { didReceiveMemoryWarning() }
        for child in childList { child.passOnMemoryWarning() }
        modal?.presented?.passOnMemoryWarning()
    }
}
