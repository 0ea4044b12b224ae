/// Calls a method of an object for each frame of the screen, 60 times a second on the main loop's clock.
///
/// A display link runs from the time when it is added to a run loop until it is invalidated or removed, and it retains
/// its target. The main loop calls it, regardless of the run loop that it is added to. A loop with a display link that
/// isn't paused is never idle: invalidate the link before a test waits for an idle app. On Linux, the class belongs to
/// UIKit, as ``Selector`` does. iOS 3.1. Follows Apple's page "CADisplayLink".
open class CADisplayLink: NSObject {
    private let target: AnyObject
    private let selector: Selector
    private var modes: [RunLoop.Mode] = []
    private var isInvalid = false
    private var timer: (any MediaTimer)?
    /// Frames are counted from the start of the clock.
    private var frame = 0.0
    private static let framesPerSecond = 60.0

    /// Creates a display link that calls a method for each frame, with the link as its argument. The link isn't added to
    /// a run loop yet.
    public init(target: Any, selector sel: Selector) {
        self.target = target as AnyObject
        selector = sel
        super.init()
    }

    deinit { timer?.cancel() }

    /// Starts the calls in a mode of the run loop.
    open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
        guard !isInvalid, !modes.contains(mode) else { return }
        modes.append(mode)
        update()
    }

    /// Stops the calls in a mode of the run loop.
    open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
        modes.removeAll { $0 == mode }
        update()
    }

    /// Stops the calls in all modes permanently.
    open func invalidate() {
        isInvalid = true
        modes = []
        update()
    }

    /// Whether the display link is paused. Default `false`.
    open var isPaused: Bool = false {
        didSet { if isPaused != oldValue { update() } }
    }

    /// The maximum number of calls per second; 0, the default, for one call per frame. iOS 10.
    open var preferredFramesPerSecond: Int = 0

    /// The preferred range of calls per second. iOS 15.
    open var preferredFrameRateRange: CAFrameRateRange = .default

    /// The time of the last frame, in seconds of the animation clock; 0 before the first frame.
    open private(set) var timestamp: CFTimeInterval = 0

    /// The time of the next call. iOS 10.
    open var targetTimestamp: CFTimeInterval {
        timestamp == 0 ? 0 : (frame + framesBetweenCalls) / CADisplayLink.framesPerSecond
    }

    /// The time between two frames of the screen, in seconds; 0 before the first frame.
    open var duration: CFTimeInterval { timestamp == 0 ? 0 : 1 / CADisplayLink.framesPerSecond }

    private var framesBetweenCalls: Double {
        let range = preferredFrameRateRange
        let wanted =
            range == .default ? Double(preferredFramesPerSecond) : Double(range.preferred ?? range.maximum)
        guard wanted > 0 else { return 1 }
        return max((CADisplayLink.framesPerSecond / wanted).rounded(), 1)
    }

    private var isRunning: Bool { !modes.isEmpty && !isPaused }

    private func update() {
        guard isRunning else {
            timer?.cancel()
            return timer = nil
        }
        guard timer == nil else { return }
        frame = (CACurrentMediaTime() * CADisplayLink.framesPerSecond + 1e-6).rounded(.down)
        wait(for: 1)
    }

    private func wait(for frames: Double) {
        let next = frame + frames
        let delay = next / CADisplayLink.framesPerSecond - CACurrentMediaTime()
        timer = Runtime.loopOfDisplayLinks.call(after: max(delay, 0), "a display link") {
            self.call(at: next)
        }
    }

    private func call(at frame: Double) {
        timer = nil
        guard isRunning else { return }
        self.frame = frame
        timestamp = frame / CADisplayLink.framesPerSecond
        MainThread.isolated(self) { SelectorMethods.send($0.selector, to: $0.target, sender: $0, event: nil) }
        if isRunning, timer == nil { wait(for: framesBetweenCalls) }
    }
}

extension Runtime {
    fileprivate nonisolated static var loopOfDisplayLinks: MainLoop { MainActor.assumeIsolated { loop } }
}
