import ProgramCopies

/// How many threads the program has. One that has only its first needs no waiting for others.
@MainActor
enum ThreadCount {
    /// As many as there were before an app was launched.
    static var atLaunch = now

    static var now: Int { Int(program_copies_thread_count()) }
}
