// Notifications of the on-screen keyboard. On iOS 16.1 and later, the object is the screen; earlier, it is `nil`.
extension UIResponder {
    /// Posted before the keyboard appears, and before the height of a visible keyboard changes. Follows Apple's page
    /// "keyboardWillShowNotification".
    nonisolated public static let keyboardWillShowNotification = Notification.Name(
        "UIKeyboardWillShowNotification")

    /// Posted when the keyboard has appeared or has its new height. Follows Apple's page "keyboardDidShowNotification".
    nonisolated public static let keyboardDidShowNotification = Notification.Name(
        "UIKeyboardDidShowNotification")

    /// Posted before the keyboard disappears. Follows Apple's page "keyboardWillHideNotification".
    nonisolated public static let keyboardWillHideNotification = Notification.Name(
        "UIKeyboardWillHideNotification")

    /// Posted when the keyboard has disappeared. Follows Apple's page "keyboardDidHideNotification".
    nonisolated public static let keyboardDidHideNotification = Notification.Name(
        "UIKeyboardDidHideNotification")

    /// Posted before the keyboard's frame changes, also when it appears or disappears. iOS 5. Follows Apple's page
    /// "keyboardWillChangeFrameNotification".
    nonisolated public static let keyboardWillChangeFrameNotification = Notification.Name(
        "UIKeyboardWillChangeFrameNotification")

    /// Posted when the keyboard's frame has changed. iOS 5. Follows Apple's page "keyboardDidChangeFrameNotification".
    nonisolated public static let keyboardDidChangeFrameNotification = Notification.Name(
        "UIKeyboardDidChangeFrameNotification")

    /// The key of the keyboard's frame before the change, in the screen's coordinates. iOS 3.2. Follows Apple's page
    /// "keyboardFrameBeginUserInfoKey".
    nonisolated public static var keyboardFrameBeginUserInfoKey: String { "UIKeyboardFrameBeginUserInfoKey" }

    /// The key of the keyboard's frame after the change, in the screen's coordinates. iOS 3.2. Follows Apple's page
    /// "keyboardFrameEndUserInfoKey".
    nonisolated public static var keyboardFrameEndUserInfoKey: String { "UIKeyboardFrameEndUserInfoKey" }

    /// The key of the animation's length, in seconds. iOS 3. Follows Apple's page "keyboardAnimationDurationUserInfoKey".
    nonisolated public static var keyboardAnimationDurationUserInfoKey: String {
        "UIKeyboardAnimationDurationUserInfoKey"
    }

    /// The key of the animation's curve: the number of a `UIView.AnimationCurve`, or a number without a name. iOS 3. Follows Apple's
    /// page "keyboardAnimationCurveUserInfoKey".
    nonisolated public static var keyboardAnimationCurveUserInfoKey: String {
        "UIKeyboardAnimationCurveUserInfoKey"
    }

    /// The key of whether the keyboard belongs to this app; always `true` here. iOS 9. Follows Apple's page
    /// "keyboardIsLocalUserInfoKey".
    nonisolated public static var keyboardIsLocalUserInfoKey: String { "UIKeyboardIsLocalUserInfoKey" }
}
