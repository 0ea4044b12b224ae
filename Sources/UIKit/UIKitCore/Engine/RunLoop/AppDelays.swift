import Dispatch
import Foundation
import QuartzCore
import Synchronization

/// The delays of an app's own code, on the clock of its main loop. Linux only.
///
/// `DispatchQueue.main.asyncAfter` and Foundation's timers follow the system's time, which no simulator can advance. `pageflow adopt` gives
/// each module of an app members of the same names that call these functions, so that a delay takes no real time on a held clock.
///
/// The app is busy until a delay of up to ten seconds has passed. Longer delays, repeating timers and delays that begin at the end of
/// another one let it be idle: an app that polls would never be.
public enum AppDelays {
    private static let longestWait: TimeInterval = 10
    @MainActor private static var isEnding = false

    /// Performs work on a queue at a time, as `DispatchQueue.asyncAfter(deadline:execute:)` does. Only the main queue follows the app's clock.
    public static func perform(at deadline: DispatchTime, on queue: DispatchQueue, _ work: DispatchWorkItem) {
        guard queue.isMain else { return queue.asyncAfter(deadline: deadline, execute: work) }
        let delay = deadline.secondsFromNow
        MainThread.call(work) { work in _ = begin(delay) { work.perform() } }
    }

    /// Returns a timer that calls a block, and starts it, as `Timer.scheduledTimer(withTimeInterval:repeats:block:)` does.
    public static func scheduledTimer(
        withTimeInterval interval: TimeInterval, repeats: Bool,
        block: @escaping @Sendable (Timer) -> Void
    ) -> Timer {
        let timer = AppTimer(timeInterval: interval, repeats: repeats) { ($0 as? AppTimer)?.callBlock() }
        timer.block.withLock { $0 = block }
        if MainThread.isCurrent {
            MainThread.isolated(timer) { $0.start(interval, repeats) }
        } else {
            // A timer of another thread belongs to that thread's run loop, and follows the system's time.
            RunLoop.current.add(timer, forMode: .default)
        }
        return timer
    }

    /// Returns a timer that calls a target's method, and starts it, as
    /// `Timer.scheduledTimer(timeInterval:target:selector:userInfo:repeats:)` does.
    public static func scheduledTimer(
        timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) -> Timer {
        let message = TimerMessage(target: target as AnyObject, selector: selector)
        let timer = scheduledTimer(withTimeInterval: interval, repeats: repeats) { message.send($0) }
        timer.setUserInfo(userInfo)
        return timer
    }

    /// Adds a timer to a run loop, as `RunLoop.add(_:forMode:)` does. One that these functions have started runs already.
    public static func add(_ timer: Timer, to loop: RunLoop, forMode mode: RunLoop.Mode) {
        if (timer as? AppTimer)?.isStarted != true { loop.add(timer, forMode: mode) }
    }

    @MainActor
    fileprivate static func begin(
        _ delay: TimeInterval, repeats: Bool = false, _ work: @escaping @MainActor () -> Void
    ) -> MainLoop.Timer {
        let loop = Runtime.current.loop
        let name = { "a delay of \(delay) s in the app's code" }
        let timed: @MainActor () -> Void = {
            let outer = isEnding
            isEnding = true
            work()
            isEnding = outer
        }
        return repeats || isEnding || delay > longestWait
            ? loop.schedule(alarmAfter: delay, name(), timed) : loop.schedule(after: delay, name(), timed)
    }
}

/// A timer of Foundation that fires on the clock of the main loop.
///
/// On Linux, Foundation never releases a timer. This one releases its block, and with it the target, when it is invalidated.
private final class AppTimer: Timer {
    let block = Mutex<(@Sendable (Timer) -> Void)?>(nil)
    @MainActor private var next: MainLoop.Timer?
    @MainActor private var hasStarted = false

    /// Whether the timer runs on the clock of the main loop.
    var isStarted: Bool { MainThread.isCurrent && MainThread.isolated(self) { $0.hasStarted } }

    @MainActor
    func start(_ interval: TimeInterval, _ repeats: Bool) {
        hasStarted = true
        guard isValid else { return }
        next = AppDelays.begin(max(interval, 0.000_1), repeats: repeats) {
            self.fire()
            if repeats { self.start(interval, repeats) }
        }
    }

    func callBlock() {
        let block = block.withLock { $0 }
        block?(self)
    }

    override func invalidate() {
        super.invalidate()
        block.withLock { $0 = nil }
        guard MainThread.isCurrent else { return }
        MainThread.isolated(self) { timer in
            timer.next?.cancel()
            timer.next = nil
        }
    }
}

extension DispatchQueue {
    /// Dispatch makes another object for the main queue each time.
    fileprivate var isMain: Bool { label == DispatchQueue.main.label }
}

extension DispatchTime {
    /// Whole milliseconds, because some time has passed since the app computed the deadline.
    fileprivate var secondsFromNow: TimeInterval {
        let nanoseconds = Double(uptimeNanoseconds) - Double(DispatchTime.now().uptimeNanoseconds)
        return (nanoseconds / 1_000_000).rounded(.up) / 1_000
    }
}
