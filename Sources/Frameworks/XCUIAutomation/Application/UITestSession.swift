import Foundation
import Simulator
import UIKit

/// The device of a UI test: what stays when the app is launched again.
@MainActor
enum UITestSession {
    /// Makes the simulator of a launch.
    static var makeSimulator: @MainActor () -> Simulator = newSimulator

    /// An iPhone at the current date, in English of the United States.
    static func newSimulator() -> Simulator {
        Simulator(clock: .held, locale: Locale(identifier: "en_US"), now: Date())
    }

    /// The orientation in which the app launches.
    static var orientation = UIDeviceOrientation.portrait
    /// The appearance of the device.
    static var appearance = XCUIDevice.Appearance.unspecified
    /// The monitors for interruptions, in the order in which they were added.
    static var monitors: [InterruptionMonitor] = []
    /// The test that the session belongs to.
    static weak var test: UITestCase?
    private static var home: AppHome?

    /// Begins a test with a new device.
    ///
    /// - Parameter keepingData: Whether the app's defaults and files stay; by default the test begins without any.
    static func begin(keepingData: Bool = false) {
        AppProcess.leave()
        (orientation, appearance, monitors) = (.portrait, .unspecified, [])
        if !keepingData { removeData() }
        if home == nil { home = AppHome() }
    }

    private static func removeData() {
        home?.remove()
        home = nil
    }

    /// Ends a test.
    static func end(keepingData: Bool = false) {
        AppProcess.leave()
        monitors = []
        if !keepingData { removeData() }
        makeSimulator = newSimulator
    }

    /// Gives a new simulator the settings of the device.
    static func prepare(_ simulator: Simulator) {
        if home == nil { home = AppHome() }
        if orientation.interfaceOrientation != .portrait {
            simulator.rotate(to: orientation.interfaceOrientation)
        }
        if let style = appearance.style { simulator.setTraits { $0.userInterfaceStyle = style } }
    }
}

/// The app's own files and defaults. A test begins without any; a second launch in the same test finds those of the first.
@MainActor
private struct AppHome {
    /// `nil` if the machine has no room for it. The app then uses the files of the process.
    private let folder = try? TemporaryFolder()
    private let environment: EnvironmentChange
    /// The variables from which Foundation takes the folders of a user, and the paths in the app's own folder.
    private static let folders = [
        "CFFIXED_USER_HOME": "", "XDG_CACHE_HOME": "Library/Caches",
        "XDG_DATA_HOME": "Library/Application Support",
    ]

    init() {
        let home = folder?.url
        environment = EnvironmentChange(
            home.map { home in Self.folders.mapValues { home.appendingPathComponent($0).path } } ?? [:])
        environment.apply()
        Self.clearDefaults()
        guard let home else { return }
        // The folders that a device's app finds. It doesn't find Application Support.
        for name in ["Documents", "Library/Caches", "Library/Preferences", "tmp"] {
            try? FileManager.default.createDirectory(
                at: home.appendingPathComponent(name), withIntermediateDirectories: true)
        }
    }

    /// The folder is removed with this value.
    func remove() {
        Self.clearDefaults()
        environment.revoke()
    }

    private static func clearDefaults() {
        let defaults = UserDefaults.standard
        for key in defaults.dictionaryRepresentation().keys { defaults.removeObject(forKey: key) }
    }
}

extension UIDeviceOrientation {
    /// The interface orientation of an app that follows the device.
    var interfaceOrientation: UIInterfaceOrientation {
        switch self {
        case .landscapeLeft: .landscapeRight
        case .landscapeRight: .landscapeLeft
        case .portraitUpsideDown: .portraitUpsideDown
        default: .portrait
        }
    }
}
