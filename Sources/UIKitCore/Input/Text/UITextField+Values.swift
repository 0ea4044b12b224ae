extension UITextField {
    /// Called with the field as its object when editing has begun.
    public static var textDidBeginEditingNotification: NSNotification.Name {
        NSNotification.Name("UITextFieldTextDidBeginEditingNotification")
    }

    /// Called with the field as its object when the user has changed the text.
    public static var textDidChangeNotification: NSNotification.Name {
        NSNotification.Name("UITextFieldTextDidChangeNotification")
    }

    /// Called with the field as its object when editing has ended.
    public static var textDidEndEditingNotification: NSNotification.Name {
        NSNotification.Name("UITextFieldTextDidEndEditingNotification")
    }

    /// In the notification of the end, the raw value of the reason. iOS 10.
    public static var didEndEditingReasonUserInfoKey: String { "UITextFieldDidEndEditingReasonKey" }

    /// The border around a field. Follows Apple's page "UITextField.BorderStyle".
    public enum BorderStyle: Int, Sendable {
        /// None.
        case none = 0
        /// A thin line.
        case line = 1
        /// A line with a shadow inside.
        case bezel = 2
        /// A line with round corners.
        case roundedRect = 3
    }

    /// When a view over a field is shown. Follows Apple's page "UITextField.ViewMode".
    public enum ViewMode: Int, Sendable {
        /// Never.
        case never = 0
        /// While the text is edited.
        case whileEditing = 1
        /// Unless the text is edited.
        case unlessEditing = 2
        /// Always.
        case always = 3
    }

    /// Why editing ended. iOS 10. Follows Apple's page "UITextField.DidEndEditingReason".
    public enum DidEndEditingReason: Int, Sendable {
        /// The text stands.
        case committed = 0
    }
}
