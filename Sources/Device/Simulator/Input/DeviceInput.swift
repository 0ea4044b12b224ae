import Foundation

/// An action on the app or its device. Recordings consist of these actions.
package enum DeviceInput: Codable, Equatable, Sendable {
    /// The phase of a touch.
    package enum Phase: String, CaseIterable, Codable, Sendable { case down, move, up, cancel }

    /// A modifier key that is held during a key press.
    package enum Modifier: String, CaseIterable, Codable, Sendable { case command, shift, alternate, control }

    /// An event of the device.
    package enum DeviceEvent: String, CaseIterable, Codable, Sendable {
        case memoryWarning, background, foreground, shake, statusBar
    }

    case touch(Phase, finger: Int, at: CGPoint)
    case type(String)
    case key(String, modifiers: Set<Modifier>)
    case set(DeviceSetting)
    case device(DeviceEvent)
    case link(URL)
    /// Chooses the entry with this title in the open menu.
    case menu(String)
    /// An action that has a description but can't be repeated from it, such as the choice of an image.
    case other(String)
}
