extension Simulator {
    /// What a device would have let the user feel.
    public enum Feedback: Hashable, Sendable {
        /// Something has hit something, with an intensity from 0 to 1.
        case impact(UIImpactFeedbackGenerator.FeedbackStyle, intensity: CGFloat)
        /// A selection has changed.
        case selection
        /// Something came out one way or another.
        case notification(UINotificationFeedbackGenerator.FeedbackType)
    }

    /// What the user would have felt, in order.
    public var feedback: [Feedback] {
        runtime.feedback.map {
            switch $0 {
            case .impact(let style, let intensity): .impact(style, intensity: intensity)
            case .selection: .selection
            case .notification(let type): .notification(type)
            }
        }
    }
}
