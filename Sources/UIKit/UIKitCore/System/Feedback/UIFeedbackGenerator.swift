/// The base class of haptic feedback generators. iOS 10.
///
/// There is no haptic engine here: the feedback is recorded, for tests. Follows Apple's page "UIFeedbackGenerator".
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject, UIInteraction {
    /// The view that the generator was created for. iOS 17.5.
    open private(set) weak var view: UIView?

    /// Creates a generator.
    public override init() {
        super.init()
    }

    /// Creates a generator, and adds it to a view as an interaction. iOS 17.5.
    public convenience init(view: UIView) {
        self.init()
        view.addInteraction(self)
    }

    /// Called before the generator is added to a view, or removed from one. It does nothing.
    open func willMove(to view: UIView?) {}

    /// Called when the generator was added to a view, or removed from one.
    open func didMove(to view: UIView?) {
        self.view = view
    }

    /// Prepares the generator to reduce latency. It does nothing here.
    open func prepare() {}

    func note(_ feedback: Feedback) {
        Runtime.current.feedback.append(feedback)
    }
}

/// Produces feedback for impacts. iOS 10. Follows Apple's page "UIImpactFeedbackGenerator".
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    private let style: FeedbackStyle

    /// Creates a generator with a style.
    public init(style: UIImpactFeedbackGenerator.FeedbackStyle) {
        self.style = style
        super.init()
    }

    /// Creates a generator with a medium style.
    public convenience override init() {
        self.init(style: .medium)
    }

    /// Produces an impact.
    open func impactOccurred() {
        impactOccurred(intensity: 1)
    }

    /// Produces an impact with an intensity from 0 to 1. iOS 13.
    open func impactOccurred(intensity: CGFloat) {
        note(.impact(style, intensity: intensity))
    }

    /// The styles of impacts. Follows Apple's page "UIImpactFeedbackGenerator.FeedbackStyle".
    public enum FeedbackStyle: Int, Sendable {
        /// Between small, light objects.
        case light = 0
        /// Between medium-sized objects.
        case medium = 1
        /// Between large, heavy objects.
        case heavy = 2
        /// Between soft objects. iOS 13.
        case soft = 3
        /// Between rigid objects. iOS 13.
        case rigid = 4
    }
}

/// Produces feedback for changes of a selection. iOS 10. Follows Apple's page "UISelectionFeedbackGenerator".
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Creates a generator.
    public override init() {
        super.init()
    }

    /// Produces feedback for a change.
    open func selectionChanged() {
        note(.selection)
    }
}

/// Produces feedback for the result of a task. iOS 10. Follows Apple's page "UINotificationFeedbackGenerator".
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// Creates a generator.
    public override init() {
        super.init()
    }

    /// Produces feedback for a result.
    open func notificationOccurred(_ notificationType: UINotificationFeedbackGenerator.FeedbackType) {
        note(.notification(notificationType))
    }

    /// The results of a task. Follows Apple's page "UINotificationFeedbackGenerator.FeedbackType".
    public enum FeedbackType: Int, Sendable {
        /// The task has succeeded.
        case success = 0
        /// The task has produced a warning.
        case warning = 1
        /// The task has failed.
        case error = 2
    }
}
