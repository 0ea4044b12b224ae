/// The haptic feedback that a device would have produced.
package enum Feedback: Hashable, Sendable {
    case impact(UIImpactFeedbackGenerator.FeedbackStyle, intensity: CGFloat)
    case selection
    case notification(UINotificationFeedbackGenerator.FeedbackType)
    case alignment(at: CGPoint)
    case pathCompleted(at: CGPoint)
}
