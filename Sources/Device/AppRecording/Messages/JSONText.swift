/// JSON that is written directly. Messages that go to the page many times a second are written with it; an encoder would take longer than
/// the creation of the content.
package struct JSONText {
    package private(set) var text = ""
    private var isFirst = true

    /// Writes an object whose members `body` writes.
    package mutating func object(_ body: (inout JSONText) -> Void) { nested("{", "}", body) }

    /// Writes an array whose elements `body` writes.
    package mutating func array<Elements: Sequence>(
        _ elements: Elements, _ body: (inout JSONText, Elements.Element) -> Void
    ) {
        nested("[", "]") { json in
            for element in elements { body(&json, element) }
        }
    }

    /// Writes an array whose elements `body` writes.
    package mutating func row(_ body: (inout JSONText) -> Void) { nested("[", "]", body) }

    private mutating func nested(_ open: String, _ close: String, _ body: (inout JSONText) -> Void) {
        separate()
        text += open
        isFirst = true
        body(&self)
        text += close
        isFirst = false
    }

    private mutating func separate() {
        if !isFirst { text += "," }
        isFirst = false
    }

    /// Writes the name of the next member.
    package mutating func key(_ name: String) {
        separate()
        text += "\"\(name)\":"
        isFirst = true
    }

    package mutating func value(_ string: String) {
        separate()
        text += Self.quoted(string)
    }

    package mutating func value(_ flag: Bool) {
        separate()
        text += flag ? "true" : "false"
    }

    package mutating func value(_ number: Int) {
        separate()
        text += String(number)
    }

    /// Writes a number with the visible decimals; NaN and infinity become 0.
    package mutating func value(_ number: Double, digits: Double = 1_000) {
        separate()
        let parts = (number * digits).rounded()
        guard abs(parts) < 1e15 else { return text += "0" }
        text +=
            parts.truncatingRemainder(dividingBy: digits) == 0
            ? String(Int(parts / digits)) : String(parts / digits)
    }

    package mutating func null() {
        separate()
        text += "null"
    }

    /// Writes JSON that is already encoded.
    package mutating func written(_ json: String) {
        separate()
        text += json
    }

    /// The string as a JSON string.
    package static func quoted(_ string: String) -> String {
        var quoted = "\""
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"": quoted += "\\\""
            case "\\": quoted += "\\\\"
            case "\n": quoted += "\\n"
            case _ where scalar.value < 0x20 || scalar.value == 0x2028 || scalar.value == 0x2029:
                let digits = String(scalar.value, radix: 16)
                quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: quoted.unicodeScalars.append(scalar)
            }
        }
        return quoted + "\""
    }
}

// Members of an object.
extension JSONText {
    package mutating func member(_ name: String, _ string: String?) {
        guard let string else { return }
        key(name)
        value(string)
    }

    package mutating func member(_ name: String, _ number: Int?) {
        guard let number else { return }
        key(name)
        value(number)
    }

    package mutating func member(_ name: String, _ number: Double?) {
        guard let number else { return }
        key(name)
        value(number)
    }

    package mutating func member(_ name: String, _ flag: Bool) {
        key(name)
        value(flag)
    }

    package mutating func member(_ name: String, _ strings: [String]) {
        key(name)
        array(strings) { $0.value($1) }
    }

    /// A complete message to the page.
    package static func message(_ kind: String, _ body: (inout JSONText) -> Void) -> String {
        var json = JSONText()
        json.object { json in
            json.member("is", kind)
            body(&json)
        }
        return json.text
    }
}
