import Foundation

extension InterfaceElement {
    /// The names of the element's attributes. Reading the property marks nothing as read.
    package var attributeNames: [String] { attributes.map(\.name) }

    /// Returns an attribute that is `YES` or `NO`; nil if it is missing. Any other value is a fault of the file.
    package func bool(_ attribute: String) -> Bool? {
        value(attribute, is: "YES or NO") { ["YES": true, "NO": false][$0] }
    }

    /// Returns a numeric attribute, with a decimal point or an exponent; nil if it is missing. Any other value is a fault of the file.
    package func number(_ attribute: String) -> Double? {
        value(attribute, is: "a number", read: Self.number(in:))
    }

    /// Returns an integer attribute; nil if it is missing. Any other value is a fault of the file.
    package func integer(_ attribute: String) -> Int? {
        value(attribute, is: "a whole number") { Int($0) ?? Self.number(in: $0).flatMap(Int.init(exactly:)) }
    }

    /// The value of a `<string>`: its text, decoded if Interface Builder wrote it in Base64; empty if it has no text.
    package var string: String {
        guard bool("base64-UTF8") == true else { return text ?? "" }
        let data = Data(base64Encoded: text ?? "", options: .ignoreUnknownCharacters)
        guard let string = data.flatMap({ String(data: $0, encoding: .utf8) }) else {
            reportFault("the text is not UTF-8 in Base64")
            return ""
        }
        return string
    }

    /// Returns the string of a property, which Interface Builder writes as an attribute, or as a `<string>` or `<mutableString>` if it has
    /// line breaks; nil if it is missing.
    package func string(_ property: String) -> String? {
        if let value = self[property] { return value }
        return (child("string", key: property) ?? child("mutableString", key: property))?.string
    }

    /// Reports an invalid value in this element.
    package func reportFault(_ message: String) {
        record.faults.append(
            InterfaceFault(path: record.path, line: line, element: elementPath, message: message))
    }

    private func value<Value>(_ attribute: String, is kind: String, read: (String) -> Value?) -> Value? {
        guard let text = self[attribute] else { return nil }
        if let value = read(text) { return value }
        reportFault("\(attribute)=\"\(text)\" is not \(kind)")
        return nil
    }

    /// Swift also parses `nan`, `inf`, and hexadecimal numbers, which Interface Builder doesn't write.
    private static func number(in text: String) -> Double? {
        guard text.utf8.allSatisfy({ "0123456789+-.eE".utf8.contains($0) }) else { return nil }
        return Double(text).flatMap { $0.isFinite ? $0 : nil }
    }
}
