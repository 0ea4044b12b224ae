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

/// Watches what is done to an app and its device.
@MainActor
package protocol SimulatorObserver: AnyObject {
    /// Called before something is done. `name` is what a test has called the thing under the finger.
    func simulatorWillReceive(_ input: DeviceInput, named name: String?)

    /// Called before the trace is forgotten.
    func simulatorWillClearTrace()

    /// Called before a test's stage takes its pages away.
    func simulatorWillClose()

    /// Called when the simulator is released, with what it has written down.
    func simulatorWillEnd(trace: Trace, diagnostics: [Diagnostic])
}

extension Simulator {
    /// Does something to the app or its device. What cannot be repeated does nothing.
    package func perform(_ input: DeviceInput) {
        switch input {
        case .touch(let phase, let finger, let point): perform(phase, finger, point)
        case .type(let text): type(text)
        case .key(let key, let modifiers): pressKey(key.keyInput, modifiers: modifiers.flags)
        case .set(let setting): setting.apply(to: self)
        case .device(let event): perform(event)
        case .link(let url): open(url)
        case .menu(let title): chooseInMenu(title)
        case .other: break
        }
    }

    private func perform(_ phase: DeviceInput.Phase, _ finger: Int, _ point: CGPoint) {
        switch phase {
        case .down: touchDown(at: point, finger: finger)
        case .move: touchMove(to: point, finger: finger)
        case .up: touchUp(finger: finger)
        case .cancel: cancelTouches()
        }
    }

    private func perform(_ event: DeviceInput.DeviceEvent) {
        switch event {
        case .memoryWarning: sendMemoryWarning()
        case .background: enterBackground()
        case .foreground: enterForeground()
        case .shake: shake()
        case .statusBar: tapStatusBar()
        }
    }
}

extension DeviceInput {
    /// The press of a key, by UIKit's name for it.
    init(keyInput: String, modifiers: UIKeyModifierFlags) {
        let names: [(UIKeyModifierFlags, Modifier)] = [
            (.command, .command), (.shift, .shift), (.alternate, .alternate), (.control, .control),
        ]
        let held = names.filter { modifiers.contains($0.0) }.map(\.1)
        self = .key(
            String.keyInputs.first { $0.value == keyInput }?.key ?? keyInput, modifiers: Set(held))
    }
}

extension String {
    /// Keys without a character: their names, and what UIKit calls them.
    fileprivate static let keyInputs: [String: String] = [
        "escape": UIKeyCommand.inputEscape, "up": UIKeyCommand.inputUpArrow,
        "down": UIKeyCommand.inputDownArrow, "left": UIKeyCommand.inputLeftArrow,
        "right": UIKeyCommand.inputRightArrow,
    ]

    fileprivate var keyInput: String { Self.keyInputs[self] ?? self }
}

extension Set<DeviceInput.Modifier> {
    fileprivate var flags: UIKeyModifierFlags {
        reduce(into: []) { flags, modifier in
            switch modifier {
            case .command: flags.insert(.command)
            case .shift: flags.insert(.shift)
            case .alternate: flags.insert(.alternate)
            case .control: flags.insert(.control)
            }
        }
    }
}
