/// The times of a UI update. iOS 18.
///
/// On Linux an update is a turn of the main run loop, with the events before it. Follows Apple's page "UIUpdateInfo".
@preconcurrency @MainActor
open class UIUpdateInfo: NSObject {
    private let start: TimeInterval
    static let framesPerSecond = 60.0

    init(startingAt start: TimeInterval) {
        self.start = start
        super.init()
    }

    /// Returns the current update of a scene; `nil` outside updates.
    open class func current(for windowScene: UIWindowScene) -> Self? { currentUpdate }

    /// Returns the current update of a view; `nil` outside updates, or if the view isn't in a window.
    open class func current(for view: UIView) -> Self? { view.window == nil ? nil : currentUpdate }

    private class var currentUpdate: Self? {
        let loop = Runtime.loop
        let info = UpdateLinks.current.info
        return (info ?? (loop.isInTurn ? UIUpdateInfo(startingAt: loop.currentTime) : nil)) as? Self
    }

    /// The time to use for animations and simulations, in seconds, as `CACurrentMediaTime()`.
    open var modelTime: TimeInterval { start }

    /// The time by which the app has to submit its changes: one frame after ``modelTime``.
    open var completionDeadlineTime: TimeInterval { start + 1 / UIUpdateInfo.framesPerSecond }

    /// The time at which the changes are expected on the screen: one frame after ``completionDeadlineTime``.
    open var estimatedPresentationTime: TimeInterval {
        completionDeadlineTime + 1 / UIUpdateInfo.framesPerSecond
    }

    /// Whether immediate presentation of the changes is expected. Always `false` on Linux, because a system may deny it.
    open var isImmediatePresentationExpected: Bool { false }

    /// Whether the low-latency phases will run. Always `false` on Linux, which simulates no events of a pencil.
    open var isLowLatencyEventDispatchConfirmed: Bool { false }

    /// Whether the low-latency phases are running. Always `false` on Linux.
    open var isPerformingLowLatencyPhases: Bool { false }
}
