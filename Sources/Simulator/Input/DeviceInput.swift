import Foundation

/// Something done to the app or its device. All that is recorded and repeated is made of these.
package enum DeviceInput: Codable, Equatable, Sendable {
    /// What a finger does.
    package enum Phase: String, CaseIterable, Codable, Sendable { case down, move, up, cancel }

    /// A key that is held while another one is pressed.
    package enum Modifier: String, CaseIterable, Codable, Sendable { case command, shift, alternate, control }

    /// What happens to the device.
    package enum DeviceEvent: String, CaseIterable, Codable, Sendable {
        case memoryWarning, background, foreground, shake, statusBar
    }

    case touch(Phase, finger: Int, at: CGPoint)
    case type(String)
    case key(String, modifiers: Set<Modifier>)
    case set(DeviceSetting)
    case device(DeviceEvent)
    case link(URL)
    /// The choice of what is called so in the menu that is open.
    case menu(String)
    /// Something that has words and cannot be repeated from them, such as the choice of an image.
    case other(String)
}
