/// The three-finger gestures that edit text. iOS 13. Follows Apple's page "UIEditingInteractionConfiguration".
public enum UIEditingInteractionConfiguration: Int, Sendable {
    /// No gestures.
    case none = 0
    /// All gestures.
    case `default` = 1
}
