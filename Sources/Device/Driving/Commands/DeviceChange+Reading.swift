import Simulator

extension DeviceChange {
    /// Reads a change, such as `iPadAir`, `iOS 18`, `style dark` or `background`.
    ///
    /// - Throws: ``CommandFault`` with the possible values.
    init(_ text: String) throws(CommandFault) {
        let words = text.split(separator: " ").map(String.init)
        switch words.count {
        case 1: self = try Self.alone(words[0])
        case 2: self = .set(try Self.setting(words[0], words[1]))
        default: throw CommandFault("\"\(text)\" is no change of the device: help device lists them.")
        }
    }

    private static func alone(_ word: String) throws(CommandFault) -> DeviceChange {
        if let event = DeviceInput.DeviceEvent(rawValue: word) { return .event(event) }
        let devices = Device.named.map(\.key)
        if devices.contains(word) { return .set(.device(word)) }
        let known = devices + DeviceInput.DeviceEvent.allCases.map(\.rawValue)
        let hint = NearestName.hint(for: word, in: known)
        let all = " The devices: \(devices.joined(separator: ", "))."
        throw CommandFault("There is no device \"\(word)\".\(hint.isEmpty ? all : hint)")
    }

    private static func setting(_ name: String, _ value: String) throws(CommandFault) -> DeviceSetting {
        switch name {
        case "iOS":
            guard let version = Int(value), (12...26).contains(version) else {
                throw CommandFault("iOS takes a version from 12 to 26, not \"\(value)\".")
            }
            return .system(version)
        case "style": return .style(try choice(name, value))
        case "textSize": return .textSize(try choice(name, value))
        case "direction": return .direction(try choice(name, value))
        case "contrast": return .contrast(try choice(name, value))
        default: return try feature(name, value)
        }
    }

    private static func feature(_ name: String, _ value: String) throws(CommandFault) -> DeviceSetting {
        let features = DeviceSetting.Accessibility.allCases.map(\.rawValue)
        guard let feature = DeviceSetting.Accessibility(rawValue: name) else {
            let known = ["iOS", "style", "textSize", "direction", "contrast"] + features
            let nearest = NearestName.hint(for: name, in: known)
            throw CommandFault("There is no setting \"\(name)\".\(nearest)")
        }
        guard value == "on" || value == "off" else {
            throw CommandFault("\(name) is on or off, not \"\(value)\".")
        }
        return .accessibility(feature, isOn: value == "on")
    }

    private static func choice<Choice: RawRepresentable & CaseIterable>(
        _ name: String, _ value: String
    ) throws(CommandFault) -> Choice where Choice.RawValue == String {
        if let choice = Choice(rawValue: value) { return choice }
        let all = Choice.allCases.map(\.rawValue).joined(separator: ", ")
        throw CommandFault("\(name) is one of \(all), not \"\(value)\".")
    }
}
