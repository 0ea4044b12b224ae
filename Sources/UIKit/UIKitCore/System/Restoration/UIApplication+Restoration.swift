/// An app's saved state across launches.
@MainActor
package final class AppRestoration {
    /// The saved state, or the state with which the launch begins.
    package var saved: Data?
    /// Whether the app's snapshot must not be shown at the next launch.
    package private(set) var ignoresSnapshot = false
    var registered = RegisteredObjects()
    private var phase = Phase.idle
    private var extensions = 0

    private enum Phase {
        case idle
        case saving
        case restoring
    }

    /// Whether the app is restoring its state. If it crashes meanwhile, the next launch ignores the state.
    package var isUnderWay: Bool { phase == .restoring || extensions > 0 }

    /// The state for the next launch.
    package var forNextLaunch: Data? { isUnderWay ? nil : saved }

    func extend() { extensions += 1 }

    func complete() { extensions = max(0, extensions - 1) }

    /// Has an effect only while the state is saved.
    func ignoreSnapshot() {
        if phase == .saving { ignoresSnapshot = true }
    }

    func save(_ application: UIApplication, _ delegate: any UIApplicationDelegate) {
        phase = .saving
        ignoresSnapshot = false
        defer { phase = .idle }
        saved = StatePreservation.save(application, delegate)?.data
    }

    func restore(_ application: UIApplication, _ delegate: any UIApplicationDelegate) {
        guard let state = saved.flatMap(SavedState.init) else { return }
        phase = .restoring
        defer { phase = .idle }
        StateRestoration(of: application, delegate, state).run()
    }
}

// Not called in an app with scenes, in which a scene's delegate has an activity. Evidence: state-scene-01.
extension UIApplication {
    func saveState() {
        guard !usesScenes, let delegate else { return }
        restoration.save(self, delegate)
    }

    func restoreState() {
        guard !usesScenes, let delegate else { return }
        restoration.restore(self, delegate)
    }

    /// Writes the values of Apple's keys.
    func describeState(in coder: NSCoder) {
        let version = Bundle.main.infoDictionary?["CFBundleVersion"] as? String
        coder.encode(version ?? "1", forKey: UIApplication.stateRestorationBundleVersionKey)
        coder.encode(
            Runtime.current.device.systemVersion, forKey: UIApplication.stateRestorationSystemVersionKey)
        coder.encode(Runtime.current.dateOfApp, forKey: UIApplication.stateRestorationTimestampKey)
        coder.encode(
            NSNumber(value: Runtime.current.device.userInterfaceIdiom.rawValue),
            forKey: UIApplication.stateRestorationUserInterfaceIdiomKey)
    }
}

extension UIApplication {
    /// The key of a view controller's storyboard in its coder. iOS 6.
    ///
    /// Follows Apple's page "stateRestorationViewControllerStoryboardKey".
    nonisolated public static var stateRestorationViewControllerStoryboardKey: String {
        "UIStateRestorationViewControllerStoryboardKey"
    }

    /// The key of the app's version when the state was saved, a string in the app's coder. iOS 6.
    nonisolated public static var stateRestorationBundleVersionKey: String {
        "UIApplicationStateRestorationBundleVersionKey"
    }

    /// The key of the device's idiom when the state was saved, an `NSNumber` in the app's coder. iOS 6.
    nonisolated public static var stateRestorationUserInterfaceIdiomKey: String {
        "UIApplicationStateRestorationUserInterfaceIdiomKey"
    }

    /// The key of the time when the state was saved, a `Date` in the app's coder. iOS 7.
    nonisolated public static var stateRestorationTimestampKey: String {
        "UIApplicationStateRestorationTimestampKey"
    }

    /// The key of the system's version when the state was saved, a string in the app's coder. iOS 7.
    nonisolated public static var stateRestorationSystemVersionKey: String {
        "UIApplicationStateRestorationSystemVersionKey"
    }
}
