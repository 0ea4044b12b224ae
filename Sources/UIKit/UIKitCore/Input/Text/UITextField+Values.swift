extension UITextField {
    /// Posted when editing has begun. The object is the field.
    nonisolated public static let textDidBeginEditingNotification = Notification.Name(
        "UITextFieldTextDidBeginEditingNotification")

    /// Posted when the user has changed the text. The object is the field.
    nonisolated public static let textDidChangeNotification = Notification.Name(
        "UITextFieldTextDidChangeNotification")

    /// Posted when editing has ended. The object is the field.
    nonisolated public static let textDidEndEditingNotification = Notification.Name(
        "UITextFieldTextDidEndEditingNotification")

    /// The key of the reason's raw value, in the notification of the end of editing. iOS 10.
    public static var didEndEditingReasonUserInfoKey: String { "UITextFieldDidEndEditingReasonKey" }

    /// The border style of a field. Follows Apple's page "UITextField.BorderStyle".
    public enum BorderStyle: Int, Sendable {
        /// No border.
        case none = 0
        /// A thin line.
        case line = 1
        /// A line with an inner shadow.
        case bezel = 2
        /// A line with rounded corners.
        case roundedRect = 3
    }

    /// The times at which an overlay view of a field is visible. Follows Apple's page "UITextField.ViewMode".
    public enum ViewMode: Int, Sendable {
        /// Never.
        case never = 0
        /// While the text is being edited.
        case whileEditing = 1
        /// Unless the text is being edited.
        case unlessEditing = 2
        /// Always.
        case always = 3
    }

    /// The reason for the end of editing. iOS 10. Follows Apple's page "UITextField.DidEndEditingReason".
    public enum DidEndEditingReason: Int, Sendable {
        /// The text was committed.
        case committed = 0
    }
}
