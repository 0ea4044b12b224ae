import QuartzCore

/// Whether the system is at least a release of iOS: what `#available(iOS 16.4, *)` asks on a device. On Linux alone, where the compiler
/// takes every `#available` for true.
///
/// The system is the simulator's. May be asked on any thread; on another than the main thread it is the system that the main thread
/// asked for last.
public func isSystemAvailable(_ major: Int, _ minor: Int = 0) -> Bool {
    if MainThread.isCurrent { MainActor.assumeIsolated { AskedSystem.latest.set(RunningApp.current.system) } }
    return AskedSystem.latest.value >= SystemVersion(major: major, minor: minor)
}

/// The system that was asked for last.
private final class AskedSystem: @unchecked Sendable {
    static let latest = AskedSystem()
    private let lock = NSLock()
    private var system = SystemVersion.iOS(18)

    var value: SystemVersion { lock.withLock { system } }

    func set(_ system: SystemVersion) { lock.withLock { self.system = system } }
}
