// The buttons of a headset or of the lock screen, for an app that plays media.
extension UIApplication {
    /// Delivers a press to an app that receives remote control events: to its first responder, or the window, and from there along the
    /// responder chain.
    package func receiveRemoteControl(_ subtype: UIEvent.EventSubtype) {
        guard isReceivingRemoteControl else { return }
        let event = UIEvent(type: .remoteControl, subtype: subtype)
        let window = keyWindowStorage
        (window?.firstResponder ?? window ?? self).remoteControlReceived(with: event)
    }
}
