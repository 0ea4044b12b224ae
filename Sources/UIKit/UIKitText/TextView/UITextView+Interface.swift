import InterfaceFiles
import UIKitStoryboards

extension UITextView {
    /// Reads the attributes of a text view.
    func readTextView(_ reader: InterfaceReader) {
        clipsToBounds = reader.element.bool("clipsSubviews") ?? false
        if let font = reader.font("fontDescription") { self.font = font }
        if let color = reader.color("textColor") { textColor = color }
        textAlignment = reader.choice("textAlignment", NSTextAlignment.interfaceWords) ?? .left
        if let text = reader.text("text") { self.text = text }
        if let text = reader.attributedText("attributedText") { attributedText = text }
        reader.bool("editable", self, \.isEditable)
        reader.bool("selectable", self, \.isSelectable)
        reader.bool("allowsEditingTextAttributes", self, \.allowsEditingTextAttributes)
        reader.bool("clearsOnInsertion", self, \.clearsOnInsertion)
        reader.bool("adjustsFontForContentSizeCategory", self, \.adjustsFontForContentSizeCategory)
        if let types = reader.element.child("dataDetectorType", key: "dataDetectorTypes") {
            dataDetectorTypes = UIDataDetectorTypes(interface: types)
        }
        reader.readTraits(into: self)
        reader.element.reportAbsence(of: "findInteractionEnabled")
    }
}

extension UIDataDetectorTypes {
    fileprivate init(interface element: InterfaceElement) {
        self = Self.interfaceWords.reduce(into: []) { types, word in
            if element.bool(word.0) == true { types.insert(word.1) }
        }
    }

    private static let interfaceWords: [(String, UIDataDetectorTypes)] = [
        ("phoneNumber", .phoneNumber), ("link", .link), ("address", .address),
        ("calendarEvent", .calendarEvent), ("shipmentTrackingNumber", .shipmentTrackingNumber),
        ("flightNumber", .flightNumber), ("lookupSuggestion", .lookupSuggestion),
    ]
}
