/// Which gestures of three fingers edit text. iOS 13. Follows Apple's page "UIEditingInteractionConfiguration".
public enum UIEditingInteractionConfiguration: Int, Sendable {
    /// None.
    case none = 0
    /// All of them.
    case `default` = 1
}
