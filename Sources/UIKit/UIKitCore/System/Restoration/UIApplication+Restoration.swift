/// An app's saved state across launches.
@MainActor
package final class AppRestoration {
    /// The saved state, or the state with which the launch begins.
    package var saved: Data?
    /// Whether the app's snapshot must not be shown at the next launch.
    package private(set) var ignoresSnapshot = false
    package internal(set) var registered = RegisteredObjects()
    private var phase = Phase.idle
    private var extensions = 0

    private static let archive: any StateArchiving.Type = UIKitClasses.inHigherModule("StateArchive")

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
        saved = Self.archive.save(application, delegate)
    }

    func restore(_ application: UIApplication, _ delegate: any UIApplicationDelegate) {
        guard let saved else { return }
        phase = .restoring
        defer { phase = .idle }
        Self.archive.restore(saved, application, delegate)
    }
}

/// Saves an app's state and restores it. A higher module provides it.
@MainActor
package protocol StateArchiving: AnyObject {
    /// Returns the app's state; `nil` if its delegate doesn't want to save it.
    static func save(_ application: UIApplication, _ delegate: any UIApplicationDelegate) -> Data?

    /// Restores saved state, if the delegate agrees. Does nothing if the state can't be read.
    static func restore(_ state: Data, _ application: UIApplication, _ delegate: any UIApplicationDelegate)
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
    package func describeState(in coder: NSCoder) {
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
