/// The progress of a page control's current page, shown in its indicator. iOS 17. Follows Apple's page "UIPageControlProgress".
@preconcurrency @MainActor
open class UIPageControlProgress: NSObject {
    private weak var delegateStorage: (any UIPageControlProgressDelegate)?
    private var value: Float = 0
    /// The control that shows the progress.
    weak var control: UIPageControl?

    /// Creates a progress of 0.
    public override init() {
        super.init()
    }

    /// The delegate that returns a page's initial progress, and is notified when the progress is hidden or shown. Not retained.
    // Disfavored: a timer's progress has a delegate of its own type, as on Apple's systems.
    @_disfavoredOverload
    open weak var delegate: (any UIPageControlProgressDelegate)? {
        get { delegateStorage }
        set { delegateStorage = newValue }
    }

    /// The progress of the current page, from 0 to 1. Other values are clamped. Default 0.
    open var currentProgress: Float {
        get { value }
        set {
            value = min(max(newValue, 0), 1)
            control?.setNeedsDisplay()
        }
    }

    /// Whether a page control shows the progress: not while a touch moves along its indicators.
    open var isProgressVisible: Bool { control.map { $0.interactionState != .continuous } ?? false }

    /// Called when another page becomes the current one.
    func pageDidBegin(_ page: Int) {
        currentProgress = delegateStorage?.pageControlProgress(self, initialProgressForPage: page) ?? 0
    }

    func visibilityDidChange() { delegateStorage?.pageControlProgressVisibilityDidChange(self) }
}

/// Determines a page's initial progress, and is notified of the progress's visibility. iOS 17. Follows Apple's page
/// "UIPageControlProgressDelegate".
@preconcurrency @MainActor
public protocol UIPageControlProgressDelegate: NSObjectProtocol {
    /// Returns the initial progress of a page, from 0 to 1. Default 0. Optional.
    func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float

    /// Called when the progress is hidden, because the user begins to move along the indicators, and when it is shown again. Optional.
    func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress)
}

extension UIPageControlProgressDelegate {
    /// Returns 0.
    public func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int)
        -> Float
    { 0 }

    /// Does nothing.
    public func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress) {}
}

/// A progress that advances over time, and changes to the next page at its end. iOS 17. Follows Apple's page "UIPageControlTimerProgress".
@preconcurrency @MainActor
open class UIPageControlTimerProgress: UIPageControlProgress {
    private weak var timerDelegate: (any UIPageControlTimerProgressDelegate)?
    private var preferred: TimeInterval
    private var durations: [Int: TimeInterval] = [:]
    private var timer: MainLoop.Timer?
    private static let step: TimeInterval = 1.0 / 60

    /// Creates a progress with a duration for each page, in seconds. It isn't running.
    public init(preferredDuration: TimeInterval) {
        preferred = preferredDuration
        super.init()
        checkDuration()
    }

    /// The delegate that is notified of the progress, and decides whether to advance to the next page. Not retained.
    @_nonoverride
    open weak var delegate: (any UIPageControlTimerProgressDelegate)? {
        get { timerDelegate }
        set {
            timerDelegate = newValue
            super.delegate = newValue
        }
    }

    /// Whether the first page follows the last one. Default `false`: the timer stops.
    open var resetsToInitialPageAfterEnd = false

    /// Whether the timer is running.
    open var isRunning: Bool { timer != nil }

    /// Starts the timer, if a page control has the progress.
    open func resumeTimer() {
        if timer == nil { scheduleStep() }
    }

    /// Stops the timer, and keeps the progress.
    open func pauseTimer() {
        timer?.cancel()
        timer = nil
    }

    /// The duration of a page without its own, in seconds; more than 0.
    open var preferredDuration: TimeInterval {
        get { preferred }
        set {
            preferred = newValue
            checkDuration()
        }
    }

    /// Sets the duration of a page, in seconds; 0 removes it.
    open func setDuration(_ duration: TimeInterval, forPage page: Int) {
        durations[page] = duration > 0 ? duration : nil
    }

    /// Returns the duration of a page, in seconds: its own, or else ``preferredDuration``.
    open func duration(forPage page: Int) -> TimeInterval { durations[page] ?? preferred }

    private func checkDuration() {
        guard preferred <= 0 else { return }
        Runtime.current.diagnostics.raise(
            .invalidArgument, "The preferred duration of a page must be greater than 0: \(preferred).")
        preferred = Self.step
    }

    private func scheduleStep() {
        guard control != nil else { return }
        timer = Runtime.loop.schedule(after: Self.step, "progress of a page control") { [weak self] in
            guard let self, timer != nil else { return }
            timer = nil
            takeStep()
        }
    }

    private func takeStep() {
        guard let control else { return }
        guard isProgressVisible else { return scheduleStep() }
        currentProgress += Float(Self.step / duration(forPage: control.currentPage))
        timerDelegate?.pageControlTimerProgressDidChange(self)
        // The sum of many steps isn't exactly 1.
        guard currentProgress > 1 - Float.ulpOfOne * 64 else { return scheduleStep() }
        turn(control)
    }

    private func turn(_ control: UIPageControl) {
        let isLast = control.currentPage + 1 >= control.numberOfPages
        let next = isLast ? 0 : control.currentPage + 1
        guard !isLast || resetsToInitialPageAfterEnd,
            timerDelegate?.pageControlTimerProgress(self, shouldAdvanceToPage: next) ?? true
        else { return }
        control.turn(to: next)
        scheduleStep()
    }
}

/// Is notified of a timer progress. iOS 17. Follows Apple's page "UIPageControlTimerProgressDelegate".
@preconcurrency @MainActor
public protocol UIPageControlTimerProgressDelegate: UIPageControlProgressDelegate {
    /// Called when the timer has changed the progress. Optional.
    func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress)

    /// Returns whether to advance to the next page. Default `true`. Optional.
    func pageControlTimerProgress(_ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int)
        -> Bool
}

extension UIPageControlTimerProgressDelegate {
    /// Does nothing.
    public func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress) {}

    /// Returns `true`.
    public func pageControlTimerProgress(
        _ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int
    ) -> Bool { true }
}
