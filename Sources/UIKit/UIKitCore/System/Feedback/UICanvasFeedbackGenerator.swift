/// Produces feedback for drawing on a canvas. iOS 17.5. Follows Apple's page "UICanvasFeedbackGenerator".
@preconcurrency @MainActor
open class UICanvasFeedbackGenerator: UIFeedbackGenerator {
    /// Creates a generator.
    public override init() {
        super.init()
    }

    /// Produces feedback for an object that has been aligned with another one or with a guide.
    /// - Parameter location: A point in the coordinates of ``UIFeedbackGenerator/view``.
    open func alignmentOccurred(at location: CGPoint) {
        note(.alignment(at: location))
    }

    /// Produces feedback for a completed path, such as a line that the system has straightened.
    /// - Parameter location: A point in the coordinates of ``UIFeedbackGenerator/view``.
    open func pathCompleted(at location: CGPoint) {
        note(.pathCompleted(at: location))
    }
}
