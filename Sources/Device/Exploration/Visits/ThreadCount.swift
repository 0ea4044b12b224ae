import ProgramCopies

/// The number of the program's threads. A program with only its main thread needs no waiting for others.
@MainActor
package enum ThreadCount {
    /// The number before an app was launched.
    package static var atLaunch = now

    package static var now: Int { Int(program_copies_thread_count()) }
}
