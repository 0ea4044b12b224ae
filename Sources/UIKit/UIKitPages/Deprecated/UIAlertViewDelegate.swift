/// The methods of a ``UIAlertView``'s delegate. iOS 2; deprecated in iOS 9. Follows Apple's page "UIAlertViewDelegate".
@preconcurrency @MainActor
public protocol UIAlertViewDelegate: NSObjectProtocol {
    /// Called when the user has tapped a button, before the dismissal begins.
    func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int)

    /// Never called: since iOS 4 the system doesn't close alerts.
    func alertViewCancel(_ alertView: UIAlertView)

    /// Called before the alert becomes visible.
    func willPresent(_ alertView: UIAlertView)

    /// Called when the alert has become visible.
    func didPresent(_ alertView: UIAlertView)

    /// Called before the alert is dismissed, by a tap or by the app.
    func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int)

    /// Called when the alert has been dismissed.
    func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int)

    /// Whether the first other button is enabled. Called before the alert becomes visible, and after each edit of a text field. iOS 5.
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

    /// Returns `true`.
    public func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool { true }
}

/// The text fields of an alert view. Follows Apple's page "UIAlertViewStyle".
public enum UIAlertViewStyle: Int, Sendable {
    /// No text fields.
    case `default` = 0
    /// A secure text field.
    case secureTextInput = 1
    /// A plain text field.
    case plainTextInput = 2
    /// A field for a name and a secure field for a password.
    case loginAndPasswordInput = 3
}
