import Simulator

extension DeviceSetting {
    /// Reads a setting of a message.
    ///
    /// - Throws: ``MessageFault`` with a sentence for the user of the page.
    init(_ name: String, _ fields: MessageFields) throws {
        switch name {
        case "device":
            let device = try fields.string("value")
            guard Device.named.contains(where: { $0.key == device }) else {
                throw MessageFault(reason: "There is no device \"\(device)\".")
            }
            self = .device(device)
        case "system": self = .system(try fields.integer("value", in: 12...26))
        case "orientation": self = .orientation(try fields.choice("value"))
        case "style": self = .style(try fields.choice("value"))
        case "textSize": self = .textSize(try fields.choice("value"))
        case "direction": self = .direction(try fields.choice("value"))
        case "contrast": self = .contrast(try fields.choice("value"))
        default:
            guard let feature = Accessibility(rawValue: name) else {
                throw MessageFault(reason: "There is no setting \"\(name)\".")
            }
            self = .accessibility(feature, isOn: try fields.flag("value"))
        }
    }
}
