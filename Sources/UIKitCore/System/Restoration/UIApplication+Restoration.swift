/// What an app keeps of its state from launch to launch.
@MainActor
package final class AppRestoration {
    /// What was saved, or what the launch begins with.
    package var saved: Data?
    /// Whether the app's picture must not be shown at the next launch.
    package private(set) var ignoresSnapshot = false
    var registered = RegisteredObjects()
    private var phase = Phase.idle
    private var extensions = 0

    private enum Phase {
        case idle
        case saving
        case restoring
    }

    /// Whether the app is at it: should it crash, the next launch leaves the state aside.
    package var isUnderWay: Bool { phase == .restoring || extensions > 0 }

    /// What the next launch gets.
    package var forNextLaunch: Data? { isUnderWay ? nil : saved }

    func extend() { extensions += 1 }

    func complete() { extensions = max(0, extensions - 1) }

    /// Heard while the state is saved, and not else.
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

// In an app with scenes none of this is called: there a scene's delegate has an activity. Evidence: state-scene-01.
extension UIApplication {
    func saveState() {
        guard !usesScenes, let delegate else { return }
        restoration.save(self, delegate)
    }

    func restoreState() {
        guard !usesScenes, let delegate else { return }
        restoration.restore(self, delegate)
    }

    /// Writes what Apple's keys name.
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
    /// What the coder of a restored view controller has the storyboard under that the controller came from. iOS 6.
    ///
    /// Follows Apple's page "stateRestorationViewControllerStoryboardKey".
    nonisolated public static var stateRestorationViewControllerStoryboardKey: String {
        "UIStateRestorationViewControllerStoryboardKey"
    }

    /// What the app's coder has the app's version under, a string, as it was when the state was saved. iOS 6.
    nonisolated public static var stateRestorationBundleVersionKey: String {
        "UIApplicationStateRestorationBundleVersionKey"
    }

    /// What the app's coder has the idiom of the device under, an `NSNumber`, as it was when the state was saved. iOS 6.
    nonisolated public static var stateRestorationUserInterfaceIdiomKey: String {
        "UIApplicationStateRestorationUserInterfaceIdiomKey"
    }

    /// What the app's coder has the time under, a `Date`, at which the state was saved. iOS 7.
    nonisolated public static var stateRestorationTimestampKey: String {
        "UIApplicationStateRestorationTimestampKey"
    }

    /// What the app's coder has the system's version under, a string, as it was when the state was saved. iOS 7.
    nonisolated public static var stateRestorationSystemVersionKey: String {
        "UIApplicationStateRestorationSystemVersionKey"
    }
}
