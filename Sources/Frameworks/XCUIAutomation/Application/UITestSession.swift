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
        if home == nil { beginWithoutData() }
    }

    private static func removeData() {
        clearDefaults()
        home = nil
    }

    private static func beginWithoutData() {
        home = AppHome()
        clearDefaults()
    }

    /// Foundation keeps a process's defaults in memory, whatever its home is.
    private static func clearDefaults() {
        let defaults = UserDefaults.standard
        for key in defaults.dictionaryRepresentation().keys { defaults.removeObject(forKey: key) }
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
        if home == nil { beginWithoutData() }
        if orientation.interfaceOrientation != .portrait {
            simulator.rotate(to: orientation.interfaceOrientation)
        }
        if let style = appearance.style { simulator.setTraits { $0.userInterfaceStyle = style } }
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
