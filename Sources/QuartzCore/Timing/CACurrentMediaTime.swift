/// The time of the animation clock, in seconds: under a held clock, the one that is held. On the wall clock it runs on
/// between turns. Call it on the main thread.
///
/// It only ever goes on; where it begins is not said. Before there is an app it counts from its first use. Follows
/// Apple's page "CACurrentMediaTime()".
public func CACurrentMediaTime() -> CFTimeInterval {
    Media.host?.mediaTime ?? ProcessInfo.processInfo.systemUptime - firstUse
}

private let firstUse = ProcessInfo.processInfo.systemUptime
