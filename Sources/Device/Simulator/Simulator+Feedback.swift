extension Simulator {
    /// Haptic feedback.
    public enum Feedback: Hashable, Sendable {
        /// An impact, with an intensity from 0 to 1.
        case impact(UIImpactFeedbackGenerator.FeedbackStyle, intensity: CGFloat)
        /// A selection change.
        case selection
        /// The result of a task: a success, a warning or an error.
        case notification(UINotificationFeedbackGenerator.FeedbackType)
        /// An object on a canvas has been aligned, at a point of the generator's view.
        case alignment(at: CGPoint)
        /// A path on a canvas has been completed, at a point of the generator's view.
        case pathCompleted(at: CGPoint)
    }

    /// The haptic feedback so far, in order.
    public var feedback: [Feedback] {
        runtime.feedback.map {
            switch $0 {
            case .impact(let style, let intensity): .impact(style, intensity: intensity)
            case .selection: .selection
            case .notification(let type): .notification(type)
            case .alignment(let point): .alignment(at: point)
            case .pathCompleted(let point): .pathCompleted(at: point)
            }
        }
    }
}
