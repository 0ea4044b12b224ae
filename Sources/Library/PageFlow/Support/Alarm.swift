import UIKit

/// Delayed work that doesn't count as pending: until it runs, an app can be idle.
///
/// On a device it is a timer of the main run loop, on Linux an alarm of the runtime's own loop, whose clock a test can control.
@MainActor
enum Alarm {
    static func run(after seconds: TimeInterval, _ work: @escaping @MainActor () -> Void) {
        #if canImport(ObjectiveC)
            let timer = Timer(timeInterval: seconds, repeats: false) { _ in MainActor.assumeIsolated(work) }
            RunLoop.main.add(timer, forMode: .common)
        #else
            _ = Runtime.current.loop.schedule(alarmAfter: seconds, "a time limit of PageFlow", work)
        #endif
    }
}
