// The buttons of a headset, or those on the lock screen: for an app that plays something.
extension UIApplication {
    /// What pressing one does in an app that wants to know: its first responder is notified, or the window, and from there the chain.
    package func receiveRemoteControl(_ subtype: UIEvent.EventSubtype) {
        guard isReceivingRemoteControl else { return }
        let event = UIEvent(type: .remoteControl, subtype: subtype)
        let window = keyWindowStorage
        (window?.firstResponder ?? window ?? self).remoteControlReceived(with: event)
    }
}
