import Foundation
import Simulator
import UIKit

/// The device on which the app runs. iOS 9. Follows Apple's page "XCUIDevice".
@preconcurrency @MainActor
open class XCUIDevice: NSObject {
    /// The device.
    public static let shared = XCUIDevice(of: ())

    /// The buttons of a device. Follows Apple's page "XCUIDevice.Button".
    public enum Button: Int, Sendable {
        /// The Home button, or the swipe that replaces it.
        case home = 1
        /// Volume up.
        case volumeUp = 2
        /// Volume down.
        case volumeDown = 3
        /// The Action button.
        case action = 4
        /// The Camera Control.
        case camera = 5
    }

    /// The appearances of a device. iOS 15. Follows Apple's page "XCUIDevice.Appearance".
    public enum Appearance: Int, Sendable {
        /// The device has no choice.
        case unspecified = 0
        /// The light appearance.
        case light = 1
        /// The dark appearance.
        case dark = 2

        var style: UIUserInterfaceStyle? {
            switch self {
            case .unspecified: nil
            case .light: .light
            case .dark: .dark
            }
        }
    }

    private init(of _: Void) { super.init() }

    /// The orientation of the device. It applies to the running app and to later launches of the test.
    open var orientation: UIDeviceOrientation {
        get { UITestSession.orientation }
        set {
            UITestSession.orientation = newValue
            guard let simulator = AppProcess.current?.simulator, newValue.isValidInterfaceOrientation else {
                return
            }
            simulator.rotate(to: newValue.interfaceOrientation)
            simulator.comeToRest()
        }
    }

    /// The appearance of the device. It applies to the running app and to later launches of the test. iOS 15.
    open var appearance: Appearance {
        get { UITestSession.appearance }
        set {
            UITestSession.appearance = newValue
            guard let simulator = AppProcess.current?.simulator, let style = newValue.style else { return }
            simulator.setTraits { $0.userInterfaceStyle = style }
            simulator.comeToRest()
        }
    }

    /// Whether the device supports a pointer: an iPad does. iOS 15.
    open var supportsPointerInteraction: Bool { AppProcess.current?.simulator.deviceSpec.idiom == .pad }

    /// The system, which opens URLs. iOS 16.4.
    open var system: XCUISystem { XCUISystem() }

    /// Presses a button. The Home button shows the Home Screen; the others have no effect on an app.
    open func press(_ button: Button) {
        guard button == .home, let simulator = AppProcess.current?.simulator else { return }
        simulator.comeToRest()
        simulator.enterBackground()
        simulator.comeToRest()
    }

    /// Whether the device has a button: every device has a Home button or the swipe, and buttons for the volume. iOS 16.
    open func hasHardwareButton(_ button: Button) -> Bool {
        switch button {
        case .home, .volumeUp, .volumeDown: true
        case .action, .camera: false
        }
    }
}

/// The system of a device. iOS 16.4. Follows Apple's page "XCUISystem".
@preconcurrency @MainActor
open class XCUISystem: NSObject {
    /// Opens a URL in the app under test, as a tap on a link elsewhere does.
    open func open(_ url: URL) {
        guard let simulator = AppProcess.current?.simulator else { return XCUIApplication().open(url) }
        simulator.open(url)
        simulator.comeToRest()
    }
}
