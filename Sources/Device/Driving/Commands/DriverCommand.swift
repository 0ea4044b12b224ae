import Foundation
import Simulator

/// A command of a session.
package enum DriverCommand: Equatable, Sendable {
    case screen(ScreenDetail)
    case path, callbacks, diagnostics
    case shot(file: String?)
    case tap(Target)
    case doubleTap(Target)
    case hold(Target, seconds: Double)
    case type(String)
    case clear
    case swipe(SwipeDirection, in: Target?)
    case pull
    case scroll(to: String)
    case back
    case open(URL)
    case rotate(DeviceSetting.Orientation?)
    case wait(seconds: Double)
    case expect(Target, isInSight: Bool)
    case save(String)
    case restore(String)
    case test(name: String?)
    case launch
    case device(DeviceChange)
    case help(command: String?)
    case quit
}

extension DriverCommand {
    /// Whether it only checks the screen.
    var isExpectation: Bool { if case .expect = self { true } else { false } }
}

/// The elements that `screen` lists.
package enum ScreenDetail: String, Sendable {
    /// The elements in sight that a user reads or operates.
    case brief
    /// All elements.
    case full
}

/// The direction of a finger.
package enum SwipeDirection: String, CaseIterable, Sendable {
    case back, up, down, left, right
}

/// A change of the device.
package enum DeviceChange: Equatable, Sendable {
    case set(DeviceSetting)
    case event(DeviceInput.DeviceEvent)
}
