/// The methods of a ``UIAlertView``'s delegate. iOS 2; deprecated in iOS 9. Follows Apple's page "UIAlertViewDelegate".
@preconcurrency @MainActor
public protocol UIAlertViewDelegate: NSObjectProtocol {
    /// Called when the user has tapped a button, before the alert begins to go.
    func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int)

    /// No version of iOS calls this any more: the system closes no alert by itself since iOS 4.
    func alertViewCancel(_ alertView: UIAlertView)

    /// Called before the alert becomes visible.
    func willPresent(_ alertView: UIAlertView)

    /// Called when the alert has become visible.
    func didPresent(_ alertView: UIAlertView)

    /// Called before the alert goes, by a tap or by the app.
    func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int)

    /// Called when the alert is gone.
    func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int)

    /// Whether the first button that does not cancel can be tapped. Asked before the alert becomes visible, and after each edit of a
    /// text field. iOS 5.
    func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool
}

extension UIAlertViewDelegate {
    /// Does nothing.
    public func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {}

    /// Does nothing.
    public func alertViewCancel(_ alertView: UIAlertView) {}

    /// Does nothing.
    public func willPresent(_ alertView: UIAlertView) {}

    /// Does nothing.
    public func didPresent(_ alertView: UIAlertView) {}

    /// Does nothing.
    public func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) {}

    /// Does nothing.
    public func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {}

    /// Lets it be tapped.
    public func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool { true }
}

/// Which text fields an alert view has. Follows Apple's page "UIAlertViewStyle".
public enum UIAlertViewStyle: Int, Sendable {
    /// None.
    case `default` = 0
    /// One that shows no text.
    case secureTextInput = 1
    /// One.
    case plainTextInput = 2
    /// One for a name, and one for a password that shows no text.
    case loginAndPasswordInput = 3
}
