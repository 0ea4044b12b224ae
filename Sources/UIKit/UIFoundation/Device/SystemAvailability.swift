import QuartzCore

/// Returns whether the system is at least a release of iOS, like `#available(iOS 16.4, *)` on a device. Only on Linux, where the
/// compiler treats every `#available` as true.
///
/// The system is the simulator's. This function can be called on any thread; on other threads than the main thread, it uses the system
/// of the main thread's latest call.
public func isSystemAvailable(_ major: Int, _ minor: Int = 0) -> Bool {
    if MainThread.isCurrent { MainActor.assumeIsolated { AskedSystem.latest.set(RunningApp.current.system) } }
    return AskedSystem.latest.value >= SystemVersion(major: major, minor: minor)
}

/// The most recently checked system.
private final class AskedSystem: @unchecked Sendable {
    static let latest = AskedSystem()
    private let lock = NSLock()
    private var system = SystemVersion.default

    var value: SystemVersion { lock.withLock { system } }

    func set(_ system: SystemVersion) { lock.withLock { self.system = system } }
}
