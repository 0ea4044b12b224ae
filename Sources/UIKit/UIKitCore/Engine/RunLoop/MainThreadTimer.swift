import Dispatch

/// A timer of the main thread. It fires once each time that it is set, wherever the main thread waits.
///
/// It reaches the main thread through the main queue and through a timer of the run loop; the first one to fire counts.
/// The main thread's run loop serves the main queue, and on Linux a worker thread serves it in a program that has no main
/// thread anymore. But a run loop inside a block of the main queue, such as a synchronous wait in an asynchronous test,
/// doesn't serve the main queue. There, the run loop's timer fires.
@MainActor
final class MainThreadTimer {
    private enum Setting {
        case off, on
        /// One of the two sources has fired. The other one may still fire.
        case fired
    }

    private var setting = Setting.off
    private let fire: @MainActor () -> Void
    private let source = DispatchSource.makeTimerSource(queue: .main)
    private var runLoopTimer: RunLoopTimer?
    /// Whether the main queue already contains a block of this timer.
    private var isInQueue = false

    init(_ fire: @escaping @MainActor () -> Void) {
        self.fire = fire
        source.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.comeBy() } }
        source.schedule(deadline: .distantFuture)
        source.activate()
    }

    /// Fires after the blocks that are already in the main queue.
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

    /// Whether the run loop's timer serves the calling thread.
    var isHeardHere: Bool { runLoopTimer?.runLoop === RunLoop.current }

    private func setRunLoopTimer(to date: Date) {
        if !isHeardHere {
            runLoopTimer?.end()
            runLoopTimer = RunLoopTimer { [weak self] in self?.comeBy() }
        }
        runLoopTimer?.date = date
    }

    /// Handles a source. Does nothing if the timer was turned off or the other source has fired.
    private func comeBy() {
        guard setting == .on else { return }
        setting = .fired
        fire()
    }
}

/// A timer of one thread's run loop. While it exists, the run loop has something to wait for, as on a device, so a wait
/// takes its full time.
@MainActor
private final class RunLoopTimer {
    let runLoop = RunLoop.current
    private let timer: Timer

    init(_ body: @escaping @MainActor @Sendable () -> Void) {
        timer = Timer(fire: .distantFuture, interval: 1e9, repeats: true) { _ in
            // Not in the timer's own call: the timer couldn't fire again if app code runs the run loop inside that call.
            RunLoop.current.perform(inModes: [.common]) {
                // The thread may no longer serve the main queue.
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
