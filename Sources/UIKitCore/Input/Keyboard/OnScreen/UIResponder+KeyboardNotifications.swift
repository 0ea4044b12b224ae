// What is posted when the keyboard of the screen comes, changes and goes. From iOS 16.1 on the object is the screen, and none before.
extension UIResponder {
    /// Posted before the keyboard comes, and before one that is there gets another height. Follows Apple's page
    /// "keyboardWillShowNotification".
    nonisolated public static var keyboardWillShowNotification: NSNotification.Name {
        NSNotification.Name("UIKeyboardWillShowNotification")
    }

    /// Posted when the keyboard has come, or has its new height. Follows Apple's page "keyboardDidShowNotification".
    nonisolated public static var keyboardDidShowNotification: NSNotification.Name {
        NSNotification.Name("UIKeyboardDidShowNotification")
    }

    /// Posted before the keyboard goes. Follows Apple's page "keyboardWillHideNotification".
    nonisolated public static var keyboardWillHideNotification: NSNotification.Name {
        NSNotification.Name("UIKeyboardWillHideNotification")
    }

    /// Posted when the keyboard has gone. Follows Apple's page "keyboardDidHideNotification".
    nonisolated public static var keyboardDidHideNotification: NSNotification.Name {
        NSNotification.Name("UIKeyboardDidHideNotification")
    }

    /// Posted before the keyboard's frame changes, also when it comes or goes. iOS 5. Follows Apple's page
    /// "keyboardWillChangeFrameNotification".
    nonisolated public static var keyboardWillChangeFrameNotification: NSNotification.Name {
        NSNotification.Name("UIKeyboardWillChangeFrameNotification")
    }

    /// Posted when the keyboard's frame has changed. iOS 5. Follows Apple's page "keyboardDidChangeFrameNotification".
    nonisolated public static var keyboardDidChangeFrameNotification: NSNotification.Name {
        NSNotification.Name("UIKeyboardDidChangeFrameNotification")
    }

    /// Where the keyboard was, a rectangle in the screen's coordinates. iOS 3.2. Follows Apple's page
    /// "keyboardFrameBeginUserInfoKey".
    nonisolated public static var keyboardFrameBeginUserInfoKey: String { "UIKeyboardFrameBeginUserInfoKey" }

    /// Where the keyboard will be, a rectangle in the screen's coordinates. iOS 3.2. Follows Apple's page
    /// "keyboardFrameEndUserInfoKey".
    nonisolated public static var keyboardFrameEndUserInfoKey: String { "UIKeyboardFrameEndUserInfoKey" }

    /// How long the keyboard moves, a number of seconds. iOS 3. Follows Apple's page
    /// "keyboardAnimationDurationUserInfoKey".
    nonisolated public static var keyboardAnimationDurationUserInfoKey: String {
        "UIKeyboardAnimationDurationUserInfoKey"
    }

    /// How the speed of the keyboard changes: the number of a `UIView.AnimationCurve`, or one that has no name. iOS 3.
    /// Follows Apple's page "keyboardAnimationCurveUserInfoKey".
    nonisolated public static var keyboardAnimationCurveUserInfoKey: String {
        "UIKeyboardAnimationCurveUserInfoKey"
    }

    /// Whether the keyboard belongs to this app, which is always so here. iOS 9. Follows Apple's page
    /// "keyboardIsLocalUserInfoKey".
    nonisolated public static var keyboardIsLocalUserInfoKey: String { "UIKeyboardIsLocalUserInfoKey" }
}
