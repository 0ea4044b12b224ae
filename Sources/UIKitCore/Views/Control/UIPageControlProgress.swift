/// How far the page of a page control has got, shown in its indicator. iOS 17. Follows Apple's page "UIPageControlProgress".
@preconcurrency @MainActor
open class UIPageControlProgress: NSObject {
    private weak var delegateStorage: (any UIPageControlProgressDelegate)?
    private var value: Float = 0
    /// The control that shows it.
    weak var control: UIPageControl?

    /// Creates a progress of 0.
    public override init() {
        super.init()
    }

    /// Is asked where a page begins, and notified when the progress hides and comes back. Not retained.
    // Disfavoured: a timer's progress has a delegate of its own type, as on Apple's systems.
    @_disfavoredOverload
    open weak var delegate: (any UIPageControlProgressDelegate)? {
        get { delegateStorage }
        set { delegateStorage = newValue }
    }

    /// How far the current page has got, from 0 to 1; other values are brought into that range. Default 0.
    open var currentProgress: Float {
        get { value }
        set {
            value = min(max(newValue, 0), 1)
            control?.setNeedsDisplay()
        }
    }

    /// Whether a page control shows the progress: not while a finger moves along its indicators.
    open var isProgressVisible: Bool { control.map { $0.interactionState != .continuous } ?? false }

    /// Another page has begun.
    func pageDidBegin(_ page: Int) {
        currentProgress = delegateStorage?.pageControlProgress(self, initialProgressForPage: page) ?? 0
    }

    func visibilityDidChange() { delegateStorage?.pageControlProgressVisibilityDidChange(self) }
}

/// Decides where a page begins, and is notified of the progress's visibility. iOS 17. Follows Apple's page
/// "UIPageControlProgressDelegate".
@preconcurrency @MainActor
public protocol UIPageControlProgressDelegate: NSObjectProtocol {
    /// Where the progress of a page begins, from 0 to 1. Default 0. Optional.
    func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float

    /// Called when the progress hides, because the user begins to move along the indicators, and when it comes back. Optional.
    func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress)
}

extension UIPageControlProgressDelegate {
    /// Begins at 0.
    public func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int)
        -> Float
    { 0 }

    /// Does nothing.
    public func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress) {}
}

/// A progress that goes with the time, and turns to the next page at its end. iOS 17. Follows Apple's page
/// "UIPageControlTimerProgress".
@preconcurrency @MainActor
open class UIPageControlTimerProgress: UIPageControlProgress {
    private weak var timerDelegate: (any UIPageControlTimerProgressDelegate)?
    private var preferred: TimeInterval
    private var durations: [Int: TimeInterval] = [:]
    private var timer: MainLoop.Timer?
    private static let step: TimeInterval = 1.0 / 60

    /// Creates a progress that takes a number of seconds for each page. It does not run.
    public init(preferredDuration: TimeInterval) {
        preferred = preferredDuration
        super.init()
        checkDuration()
    }

    /// Is notified of the progress, and decides whether the next page comes. Not retained.
    @_nonoverride
    open weak var delegate: (any UIPageControlTimerProgressDelegate)? {
        get { timerDelegate }
        set {
            timerDelegate = newValue
            super.delegate = newValue
        }
    }

    /// Whether the first page comes after the last one. Default `false`: the timer stops.
    open var resetsToInitialPageAfterEnd = false

    /// Whether time counts.
    open var isRunning: Bool { timer != nil }

    /// Lets time count, for a progress that a page control has.
    open func resumeTimer() {
        if timer == nil { scheduleStep() }
    }

    /// Stops counting, and keeps the progress.
    open func pauseTimer() {
        timer?.cancel()
        timer = nil
    }

    /// The seconds of a page without a duration of its own; more than 0.
    open var preferredDuration: TimeInterval {
        get { preferred }
        set {
            preferred = newValue
            checkDuration()
        }
    }

    /// Sets the seconds of a page; 0 takes them back.
    open func setDuration(_ duration: TimeInterval, forPage page: Int) {
        durations[page] = duration > 0 ? duration : nil
    }

    /// The seconds of a page: its own, or else ``preferredDuration``.
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
        // The sum of many steps is not quite 1.
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

/// Is notified of a progress that goes with the time. iOS 17. Follows Apple's page "UIPageControlTimerProgressDelegate".
@preconcurrency @MainActor
public protocol UIPageControlTimerProgressDelegate: UIPageControlProgressDelegate {
    /// Called when time has changed the progress. Optional.
    func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress)

    /// Whether the page's end brings the next page. Default `true`. Optional.
    func pageControlTimerProgress(_ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int)
        -> Bool
}

extension UIPageControlTimerProgressDelegate {
    /// Does nothing.
    public func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress) {}

    /// Lets the next page come.
    public func pageControlTimerProgress(
        _ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int
    ) -> Bool { true }
}
