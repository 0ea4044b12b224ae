/// Calls a method of an object at each frame of the screen, sixty times a second of the main loop's clock.
///
/// It runs from the time when it is added to a run loop until it is invalidated or removed; it keeps its target. Whatever
/// run loop it is added to, the main loop calls it. A loop with a link that is not paused is never at rest:
/// invalidate it before a test waits for that. On Linux it is UIKit's, as ``Selector`` is. iOS 3.1. Follows Apple's page
/// "CADisplayLink".
open class CADisplayLink: NSObject {
    private let target: AnyObject
    private let selector: Selector
    private var modes: [RunLoop.Mode] = []
    private var isInvalid = false
    private var timer: (any MediaTimer)?
    /// Frames are counted from the beginning of the clock.
    private var frame = 0.0
    private static let framesPerSecond = 60.0

    /// Creates a link that calls a method, which takes the link, at each frame. It is not added to a run loop yet.
    public init(target: Any, selector sel: Selector) {
        self.target = target as AnyObject
        selector = sel
        super.init()
    }

    deinit { timer?.cancel() }

    /// Begins calling.
    open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
        guard !isInvalid, !modes.contains(mode) else { return }
        modes.append(mode)
        update()
    }

    /// Stops calling in a mode of the run loop.
    open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
        modes.removeAll { $0 == mode }
        update()
    }

    /// Stops calling for good.
    open func invalidate() {
        isInvalid = true
        modes = []
        update()
    }

    /// Whether the link calls nothing for now. Default `false`.
    open var isPaused: Bool = false {
        didSet { if isPaused != oldValue { update() } }
    }

    /// How many calls a second there should be at most; 0, the default, for one at each frame. iOS 10.
    open var preferredFramesPerSecond: Int = 0

    /// How many calls a second there should be. iOS 15.
    open var preferredFrameRateRange: CAFrameRateRange = .default

    /// The time of the last frame, in seconds of the animation clock; 0 before the first.
    open private(set) var timestamp: CFTimeInterval = 0

    /// The time of the next call. iOS 10.
    open var targetTimestamp: CFTimeInterval {
        timestamp == 0 ? 0 : (frame + framesBetweenCalls) / CADisplayLink.framesPerSecond
    }

    /// The time between two frames of the screen; 0 before the first.
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
        nonisolated(unsafe) let link = self
        MainActor.assumeIsolated {
            SelectorMethods.send(link.selector, to: link.target, sender: link, event: nil)
        }
        if isRunning, timer == nil { wait(for: framesBetweenCalls) }
    }
}

extension Runtime {
    fileprivate nonisolated static var loopOfDisplayLinks: MainLoop { MainActor.assumeIsolated { loop } }
}
