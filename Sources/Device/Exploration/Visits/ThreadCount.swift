import ProgramCopies
import Simulator

/// The number of the program's threads. A program with only its main thread needs no waiting for others.
@MainActor
package enum ThreadCount {
    /// The number before an app was launched.
    package static var atLaunch = now

    package static var now: Int { Int(program_copies_thread_count()) }

    /// Runs the work that other threads pass to the main thread, at most twice. It waits for some seconds of real time, unless the app has
    /// no other threads.
    package static func letThreadsWork(
        for seconds: TimeInterval, in simulator: Simulator, limit: TimeInterval = 10
    ) async {
        guard now > atLaunch else { return }
        for _ in 0..<2 {
            usleep(UInt32(seconds * 1e6))
            await simulator.settled(limit: limit)
        }
    }
}
