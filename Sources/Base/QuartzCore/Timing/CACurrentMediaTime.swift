/// Returns the time of the animation clock, in seconds: the held time of a manual clock; on the wall clock, the time
/// also advances between turns. Call it on the main thread.
///
/// The time never decreases; its origin is unspecified. Before the app launches, it counts from the first call. Follows
/// Apple's page "CACurrentMediaTime()".
public func CACurrentMediaTime() -> CFTimeInterval {
    Media.host?.mediaTime ?? ProcessInfo.processInfo.systemUptime - firstUse
}

private let firstUse = ProcessInfo.processInfo.systemUptime
