import Dispatch

/// A timer of the main thread. It fires once for each time that it is set, wherever the main thread waits.
///
/// It has two ways to get there. The main queue is served by the main thread's run loop, and on Linux by a worker thread
/// where a program has no main thread any more. But a run loop that is run inside a block of the main queue, as a
/// synchronous wait in an asynchronous test is, leaves the main queue alone: there a timer of the run loop fires.
/// Whichever comes first counts.
@MainActor
final class MainThreadTimer {
    private enum Setting {
        case off, on
        /// One of the two ways has fired, and the other may still do so.
        case fired
    }

    private var setting = Setting.off
    private let fire: @MainActor () -> Void
    private let source = DispatchSource.makeTimerSource(queue: .main)
    private var runLoopTimer: RunLoopTimer?
    /// Whether the main queue already holds a block that comes here.
    private var isInQueue = false

    init(_ fire: @escaping @MainActor () -> Void) {
        self.fire = fire
        source.setEventHandler { [unowned self] in MainActor.assumeIsolated { comeBy() } }
        source.schedule(deadline: .distantFuture)
        source.activate()
    }

    /// Fires when the main thread gets to it, behind what is on the main queue.
    func setToNow() {
        setting = .on
        if !isInQueue {
            isInQueue = true
            DispatchQueue.main.async {
                MainActor.assumeIsolated {
                    self.isInQueue = false
                    self.comeBy()
                }
            }
        }
        setRunLoopTimer(to: Date())
    }

    func set(after seconds: TimeInterval) {
        setting = .on
        source.schedule(deadline: .now() + seconds)
        setRunLoopTimer(to: Date(timeIntervalSinceNow: seconds))
    }

    func turnOff() {
        guard setting != .off else { return }
        setting = .off
        source.schedule(deadline: .distantFuture)
        runLoopTimer?.date = .distantFuture
    }

    /// Whether the thread that asks is served by the run loop's timer.
    var isHeardHere: Bool { runLoopTimer?.runLoop === RunLoop.current }

    private func setRunLoopTimer(to date: Date) {
        if !isHeardHere {
            runLoopTimer?.end()
            runLoopTimer = RunLoopTimer { [unowned self] in comeBy() }
        }
        runLoopTimer?.date = date
    }

    /// What comes by after the timer was turned off, or has fired the other way, does nothing.
    private func comeBy() {
        guard setting == .on else { return }
        setting = .fired
        fire()
    }
}

/// A timer of one thread's run loop. As long as it is there the run loop has something to wait for, as on a device: a wait
/// takes the time that it says.
@MainActor
private final class RunLoopTimer {
    let runLoop = RunLoop.current
    private let timer: Timer

    init(_ body: @escaping @MainActor @Sendable () -> Void) {
        timer = Timer(fire: .distantFuture, interval: 1e9, repeats: true) { _ in
            // Not in the timer's own call: it could not fire again where app code runs the run loop in there.
            RunLoop.current.perform(inModes: [.common]) {
                // The thread may serve others than the main queue by now.
                guard MainThread.isCurrent else { return }
                MainActor.assumeIsolated(body)
            }
        }
        runLoop.add(timer, forMode: .common)
    }

    var date: Date {
        get { timer.fireDate }
        set { timer.fireDate = newValue }
    }

    func end() { timer.invalidate() }
}
