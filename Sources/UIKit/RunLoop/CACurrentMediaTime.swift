/// The time of the animation clock, in seconds: under a held clock, the one that is held. On the wall clock it runs on
/// between turns. Call it on the main thread.
///
/// On a device it is QuartzCore's, which UIKit exports. Follows Apple's page "CACurrentMediaTime()".
public func CACurrentMediaTime() -> TimeInterval {
    MainActor.assumeIsolated { Runtime.loop.currentTime }
}
