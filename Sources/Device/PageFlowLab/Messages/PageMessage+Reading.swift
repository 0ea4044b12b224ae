import Foundation
import Simulator

extension PageMessage {
    /// Reads a message.
    ///
    /// - Throws: ``MessageFault`` with a sentence for the user of the page.
    init(_ data: Data) throws {
        let fields = try MessageFields(data)
        switch try fields.string("do") {
        case "clock": self = .clock(try fields.choice("to"))
        case "moment": self = .showMoment(try fields.integer("number", in: 0...Int.max))
        case "live": self = .showLive
        case "resume": self = .resume(try fields.integer("number", in: 0...Int.max))
        case "restart": self = .restart
        case "test": self = .test
        case "export":
            let isRecording = try fields.string("as") == "recording"
            self = isRecording ? .exportRecording : .export(try fields.choice("as"))
        case "activate": self = .activate(element: try fields.integer("element", in: 0...Int.max))
        case "adjust":
            let by = try fields.integer("by", in: -1...1)
            guard by != 0 else { throw MessageFault(reason: "\"by\" has to be 1 or -1.") }
            self = .adjust(element: try fields.integer("element", in: 0...Int.max), up: by > 0)
        case let other: self = .input(try DeviceInput(other, fields))
        }
    }
}

extension DeviceInput {
    fileprivate init(_ name: String, _ fields: MessageFields) throws {
        switch name {
        case "touch":
            self = .touch(
                try fields.choice("phase"), finger: try fields.integer("finger", in: 0...9),
                at: CGPoint(x: try fields.coordinate("x"), y: try fields.coordinate("y")))
        case "type": self = .type(try fields.string("text"))
        case "key":
            let modifiers: [Modifier] = try fields.choices("modifiers")
            self = .key(try fields.string("key"), modifiers: Set(modifiers))
        case "set": self = .set(try DeviceSetting(try fields.string("setting"), fields))
        case "device": self = .device(try fields.choice("event"))
        case "link":
            let text = try fields.string("url")
            guard let url = URL(string: text), url.scheme?.isEmpty == false else {
                throw MessageFault(
                    reason: "\"\(text)\" is no link: it needs a scheme, such as shop://orders/4711.")
            }
            self = .link(url)
        default: throw MessageFault(reason: "The lab knows nothing that is called \"\(name)\".")
        }
    }
}

/// The members of a message.
struct MessageFields {
    private let members: [String: Any]

    init(_ data: Data) throws {
        guard let members = try? JSONSerialization.jsonObject(with: data) as? [String: Any] else {
            throw MessageFault(reason: "A message is a JSON object.")
        }
        self.members = members
    }

    func string(_ name: String) throws -> String {
        guard let value = members[name] as? String else { throw missing(name, "a text") }
        return value
    }

    func flag(_ name: String) throws -> Bool {
        guard let value = members[name] as? Bool else { throw missing(name, "true or false") }
        return value
    }

    func integer(_ name: String, in range: ClosedRange<Int>) throws -> Int {
        guard let number = members[name] as? NSNumber, let value = Int(exactly: number.doubleValue),
            range.contains(value)
        else { throw missing(name, "a whole number from \(range.lowerBound) to \(range.upperBound)") }
        return value
    }

    /// A coordinate on a screen, or near it.
    func coordinate(_ name: String) throws -> Double {
        guard let number = members[name] as? NSNumber, abs(number.doubleValue) <= 10_000 else {
            throw missing(name, "a number of points")
        }
        return number.doubleValue
    }

    func choice<Choice: RawRepresentable & CaseIterable>(_ name: String) throws -> Choice
    where Choice.RawValue == String {
        guard let choice = (members[name] as? String).flatMap(Choice.init(rawValue:)) else {
            throw missing(name, "one of \(Choice.allCases.map(\.rawValue).joined(separator: ", "))")
        }
        return choice
    }

    func choices<Choice: RawRepresentable & CaseIterable>(_ name: String) throws -> [Choice]
    where Choice.RawValue == String {
        guard let names = members[name] as? [String] ?? (members[name] == nil ? [] : nil) else {
            throw missing(name, "a list")
        }
        return try names.map { text in
            guard let choice = Choice(rawValue: text) else {
                throw missing(name, "a list of \(Choice.allCases.map(\.rawValue).joined(separator: ", "))")
            }
            return choice
        }
    }

    private func missing(_ name: String, _ what: String) -> MessageFault {
        MessageFault(reason: "\"\(name)\" has to be \(what).")
    }
}
