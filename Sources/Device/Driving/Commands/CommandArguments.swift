import Foundation
import Simulator

/// The name and the arguments of a command, as text, JSON and tools pass them.
package struct CommandArguments: Equatable, Sendable {
    package let form: String
    package let values: [String: String]

    package init(_ form: String, _ values: [String: String] = [:]) {
        (self.form, self.values) = (form, values)
    }

    fileprivate func required(_ name: String) throws(CommandFault) -> String {
        if let value = values[name], !value.isEmpty { return value }
        let text = CommandForm.named(form)?.text ?? form
        throw CommandFault("\(form) needs \(name): \(text)")
    }

    fileprivate func seconds(_ value: String) throws(CommandFault) -> Double {
        guard let seconds = Double(value), (0...3_600).contains(seconds) else {
            throw CommandFault("\"\(value)\" is no number of seconds from 0 to 3600.")
        }
        return seconds
    }

    fileprivate func choice<Choice: RawRepresentable & CaseIterable>(_ name: String) throws(CommandFault)
        -> Choice where Choice.RawValue == String
    {
        let value = try required(name)
        if let choice = Choice(rawValue: value) { return choice }
        let all = Choice.allCases.map(\.rawValue)
        let nearest = NearestName.hint(for: value, in: all)
        throw CommandFault("\"\(value)\" is none of \(all.joined(separator: ", ")).\(nearest)")
    }
}

extension DriverCommand {
    /// Reads a command from its name and arguments.
    ///
    /// - Throws: ``CommandFault`` with the command's form or the nearest name.
    package init(_ arguments: CommandArguments) throws(CommandFault) {
        if let command = try Self.reading(arguments) {
            self = command
        } else if let command = try Self.keeping(arguments) {
            self = command
        } else if let command = try Self.touching(arguments) {
            self = command
        } else if let command = try Self.moving(arguments) {
            self = command
        } else {
            let names = CommandForm.all.map { $0.name.replacing("-", with: " ") }
            let nearest = NearestName.hint(for: arguments.form, in: names)
            throw CommandFault(
                "There is no command \"\(arguments.form)\".\(nearest) help lists the commands.")
        }
    }

    private static func reading(_ arguments: CommandArguments) throws(CommandFault) -> DriverCommand? {
        switch arguments.form {
        case "screen":
            guard let detail = arguments.values["detail"] else { return .screen(.brief) }
            guard let detail = ScreenDetail(rawValue: detail) else {
                throw CommandFault("screen takes only \"full\", not \"\(detail)\".")
            }
            return .screen(detail)
        case "path": return .path
        case "callbacks": return .callbacks
        case "diagnostics": return .diagnostics
        case "shot": return .shot(file: arguments.values["file"])
        case "help": return .help(command: arguments.values["command"])
        case "quit": return .quit
        default: return nil
        }
    }

    private static func keeping(_ arguments: CommandArguments) throws(CommandFault) -> DriverCommand? {
        switch arguments.form {
        case "save": return .save(try arguments.required("name"))
        case "restore": return .restore(try arguments.required("name"))
        case "test": return .test(name: arguments.values["name"])
        case "expect":
            return .expect(
                Target(try arguments.required("target")), isInSight: arguments.values["presence"] != "no")
        case "launch": return .launch
        case "device": return .device(try DeviceChange(try arguments.required("change")))
        default: return nil
        }
    }

    private static func touching(_ arguments: CommandArguments) throws(CommandFault) -> DriverCommand? {
        switch arguments.form {
        case "tap": return .tap(Target(try arguments.required("target")))
        case "double-tap": return .doubleTap(Target(try arguments.required("target")))
        case "hold":
            let seconds = try arguments.seconds(arguments.values["seconds"] ?? "1")
            return .hold(Target(try arguments.required("target")), seconds: seconds)
        case "type": return .type(QuotedText.unescaped(try arguments.required("text")))
        case "clear": return .clear
        default: return nil
        }
    }

    private static func moving(_ arguments: CommandArguments) throws(CommandFault) -> DriverCommand? {
        switch arguments.form {
        case "swipe":
            let target = arguments.values["target"].map { Target($0) }
            return .swipe(try arguments.choice("direction"), in: target)
        case "pull": return .pull
        case "scroll":
            let target = try arguments.required("target")
            return .scroll(to: QuotedText.content(of: target) ?? target)
        case "back": return .back
        case "open": return .open(try url(try arguments.required("url")))
        case "rotate":
            guard arguments.values["orientation"] != nil else { return .rotate(nil) }
            return .rotate(try arguments.choice("orientation"))
        case "wait": return .wait(seconds: try arguments.seconds(try arguments.required("seconds")))
        default: return nil
        }
    }

    private static func url(_ text: String) throws(CommandFault) -> URL {
        guard let url = URL(string: text), url.scheme?.isEmpty == false else {
            throw CommandFault("\"\(text)\" is no link: it needs a scheme, such as shop://orders/4711.")
        }
        return url
    }
}
