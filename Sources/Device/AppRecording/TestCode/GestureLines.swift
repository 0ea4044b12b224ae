import Foundation
import MarkupText
import Simulator

/// Steps as lines of a test: a finger that is put down and lifted is a tap; a finger that moves is put down, moved and lifted.
package struct GestureLines {
    package private(set) var lines: [String] = []
    private var clock: TimeInterval?
    /// The fingers on the screen. While there are any, the lines keep the recorded times.
    private var fingers: Set<Int> = []

    package init(_ steps: [Step]) {
        var rest = steps[...]
        while let step = rest.popFirst() {
            if let tap = Tap(step, followedBy: rest) {
                wait(until: step)
                lines.append(tap.line)
                clock = step.time + 0.05
                rest = rest.dropFirst(tap.length)
            } else if let typed = Typed(step, followedBy: rest) {
                wait(until: step)
                lines.append(typed.line)
                clock = typed.end
                rest = rest.dropFirst(typed.length)
            } else {
                wait(until: step)
                lines += Self.lines(of: step.input)
                clock = step.time
                note(step.input)
            }
        }
    }

    /// Adds the time before a step: the app settles, or some seconds pass.
    private mutating func wait(until step: Step) {
        defer { clock = step.time }
        guard let clock else { return }
        if step.wasAtRest, fingers.isEmpty { return lines.append("try sim.settle()") }
        let seconds = step.time - clock
        if seconds > 0.0005 { lines.append("sim.advance(by: \(Self.number(seconds)))") }
    }

    private mutating func note(_ input: DeviceInput) {
        switch input {
        case .touch(.down, let finger, _): fingers.insert(finger)
        case .touch(.up, let finger, _): fingers.remove(finger)
        case .touch(.cancel, _, _): fingers = []
        default: break
        }
    }

    /// A finger that was put down and soon lifted without moving.
    private struct Tap {
        let line: String
        let length: Int

        init?(_ step: Step, followedBy rest: ArraySlice<Step>) {
            guard case .touch(.down, let finger, let start) = step.input else { return nil }
            var length = 0
            for next in rest {
                length += 1
                guard case .touch(let phase, finger, let point) = next.input, next.time - step.time < 0.3,
                    hypot(point.x - start.x, point.y - start.y) < 8
                else { return nil }
                guard phase == .up else { continue }
                self.length = length
                line =
                    step.name.map { "sim.tap(\($0.swiftLiteral))" }
                    ?? "sim.tap(at: \(GestureLines.point(start)))"
                return
            }
            return nil
        }
    }

    /// Keys that were pressed in quick succession, as one text.
    private struct Typed {
        let line: String
        let length: Int
        let end: TimeInterval

        init?(_ step: Step, followedBy rest: ArraySlice<Step>) {
            guard var text = Self.letters(of: step) else { return nil }
            var (length, end) = (0, step.time)
            for next in rest {
                guard let letters = Self.letters(of: next), next.time - end < 1 else { break }
                text += letters
                (length, end) = (length + 1, next.time)
            }
            line = "sim.type(\(text.swiftLiteral))"
            (self.length, self.end) = (length, end)
        }

        /// The typed text; `nil` for return, delete and other steps.
        private static func letters(of step: Step) -> String? {
            guard case .type(let text) = step.input, !text.unicodeScalars.contains(where: { $0.value < 0x20 })
            else { return nil }
            return text
        }
    }

    private static func lines(of input: DeviceInput) -> [String] {
        switch input {
        case .touch(let phase, let finger, let point): touch(phase, finger, point)
        case .type(let text): ["sim.type(\(text.swiftLiteral))"]
        case .key(let key, let modifiers): ["sim.pressKey(\(name(ofKey: key))\(names(of: modifiers)))"]
        case .set(let setting): lines(of: setting)
        case .device(let event): [line(of: event)]
        case .link(let url): ["sim.open(URL(string: \(url.absoluteString.swiftLiteral))!)"]
        case .menu(let title): ["sim.chooseInMenu(\(title.swiftLiteral))"]
        case .other(let words): ["// \(words.onOneLine)"]
        }
    }

    private static func touch(_ phase: DeviceInput.Phase, _ finger: Int, _ point: CGPoint) -> [String] {
        let other = finger == 0 ? "" : "finger: \(finger)"
        let place = "\(self.point(point))\(other.isEmpty ? "" : ", \(other)")"
        switch phase {
        case .down: return ["sim.touchDown(at: \(place))"]
        case .move: return ["sim.touchMove(to: \(place))"]
        case .up: return ["sim.touchMove(to: \(place))", "sim.touchUp(\(other))"]
        case .cancel: return ["sim.cancelTouches()"]
        }
    }

    package static func lines(of event: DeviceInput.DeviceEvent) -> [String] { [line(of: event)] }

    private static func line(of event: DeviceInput.DeviceEvent) -> String {
        switch event {
        case .memoryWarning: "sim.sendMemoryWarning()"
        case .background: "sim.enterBackground()"
        case .foreground: "sim.enterForeground()"
        case .shake: "sim.shake()"
        case .statusBar: "sim.tapStatusBar()"
        }
    }

    package static func lines(of settings: [DeviceSetting]) -> [String] { settings.flatMap { lines(of: $0) } }

    private static func lines(of setting: DeviceSetting) -> [String] {
        switch setting {
        case .device, .system: []
        case .orientation(let value):
            ["sim.rotate(to: .\(value == .upsideDown ? "portraitUpsideDown" : value.rawValue))"]
        case .style(let style): ["sim.setTraits { $0.userInterfaceStyle = .\(style.rawValue) }"]
        case .textSize(let size):
            ["sim.setTraits { $0.preferredContentSizeCategory = .\(size.categoryName) }"]
        case .direction(let direction): ["sim.setTraits { $0.layoutDirection = .\(direction.rawValue) }"]
        case .contrast(let contrast):
            ["sim.setAccessibility(.darkerSystemColors, isOn: \(contrast == .high))"]
        case .accessibility(let feature, let isOn):
            ["sim.setAccessibility(.\(feature.rawValue), isOn: \(isOn))"]
        }
    }

    private static func name(ofKey key: String) -> String {
        switch key {
        case "escape": "UIKeyCommand.inputEscape"
        case "up", "down", "left", "right": "UIKeyCommand.input\(key.capitalized)Arrow"
        default: key.swiftLiteral
        }
    }

    private static func names(of modifiers: Set<DeviceInput.Modifier>) -> String {
        guard !modifiers.isEmpty else { return "" }
        return ", modifiers: [\(modifiers.map { ".\($0.rawValue)" }.sorted().joined(separator: ", "))]"
    }

    package static func point(_ point: CGPoint) -> String {
        "CGPoint(x: \(number(point.x)), y: \(number(point.y)))"
    }

    private static func number(_ value: Double) -> String {
        let parts = (value * 10_000).rounded()
        guard abs(parts) < 1e15 else { return "\(value)" }
        return parts.truncatingRemainder(dividingBy: 10_000) == 0
            ? String(Int(parts / 10_000)) : String(parts / 10_000)
    }
}
