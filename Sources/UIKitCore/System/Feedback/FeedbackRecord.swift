/// What a device would have let the user feel.
package enum Feedback: Hashable, Sendable {
    case impact(UIImpactFeedbackGenerator.FeedbackStyle, intensity: CGFloat)
    case selection
    case notification(UINotificationFeedbackGenerator.FeedbackType)
}
