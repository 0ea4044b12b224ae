/// Lets the user feel something, by its subclasses. iOS 10.
///
/// Nothing is felt here: what would be is written down, for a test to look at. Follows Apple's page "UIFeedbackGenerator".
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
    /// Creates a generator.
    public override init() {
        super.init()
    }

    /// Makes the device ready, so that what follows is felt without delay. Nothing has to be ready here.
    open func prepare() {}

    func note(_ feedback: Feedback) {
        Runtime.current.feedback.append(feedback)
    }
}

/// Lets the user feel an impact. iOS 10. Follows Apple's page "UIImpactFeedbackGenerator".
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    private let style: FeedbackStyle

    /// Creates a generator for things of a weight and hardness.
    public init(style: UIImpactFeedbackGenerator.FeedbackStyle) {
        self.style = style
        super.init()
    }

    /// Creates a generator for things of medium weight.
    public convenience override init() {
        self.init(style: .medium)
    }

    /// Lets an impact be felt.
    open func impactOccurred() {
        impactOccurred(intensity: 1)
    }

    /// Lets an impact be felt, from 0, hardly, to 1, fully. iOS 13.
    open func impactOccurred(intensity: CGFloat) {
        note(.impact(style, intensity: intensity))
    }

    /// The weight and hardness of an impact. Follows Apple's page "UIImpactFeedbackGenerator.FeedbackStyle".
    public enum FeedbackStyle: Int, Sendable {
        /// Small and light.
        case light = 0
        /// Neither small nor large.
        case medium = 1
        /// Large and heavy.
        case heavy = 2
        /// Soft, whatever its size. iOS 13.
        case soft = 3
        /// Hard, whatever its size. iOS 13.
        case rigid = 4
    }
}

/// Lets the user feel that a selection changes. iOS 10. Follows Apple's page "UISelectionFeedbackGenerator".
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Creates a generator.
    public override init() {
        super.init()
    }

    /// Lets a change be felt.
    open func selectionChanged() {
        note(.selection)
    }
}

/// Lets the user feel the result of an action. iOS 10. Follows Apple's page "UINotificationFeedbackGenerator".
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// Creates a generator.
    public override init() {
        super.init()
    }

    /// Lets an outcome be felt.
    open func notificationOccurred(_ notificationType: UINotificationFeedbackGenerator.FeedbackType) {
        note(.notification(notificationType))
    }

    /// The result of an action. Follows Apple's page "UINotificationFeedbackGenerator.FeedbackType".
    public enum FeedbackType: Int, Sendable {
        /// Well.
        case success = 0
        /// In a way the user should know of.
        case warning = 1
        /// Badly.
        case error = 2
    }
}
