/// Descriptions of the parser's error codes, which are those of libxml2, as listed in `XMLParser.ErrorCode`.
enum XMLMistakes {
    /// Returns the problem for an error code, with the open element, if any.
    static func problem(_ code: Int, open: String?) -> InterfaceFileError.Problem {
        switch code {
        case 4: return open == nil ? .noXML : .cutOff
        case 5: return open == nil ? .malformed("there is something behind the root") : .cutOff
        case 77: return .cutOff
        default: return .malformed((words[code] ?? "number \(code) of libxml2") + place(open))
        }
    }

    private static func place(_ open: String?) -> String { open.map { ", in <\($0)>" } ?? "" }

    private static let words = [
        6: "a character reference is no number",
        7: "a character reference is no number",
        8: "a character reference is no number",
        9: "a character is not allowed in XML",
        22: "an entity ends without a semicolon",
        23: "an entity ends without a semicolon",
        26: "an entity is not known",
        27: "an entity is not known",
        38: "an attribute's value holds a <",
        39: "an attribute's value has no quotation marks",
        40: "an attribute's value does not end",
        41: "an attribute has no value",
        42: "an attribute is written twice",
        45: "a comment does not end",
        46: "a processing instruction does not end",
        47: "a processing instruction does not end",
        62: "a text holds ]]>",
        63: "a CDATA section does not end",
        65: "there is no blank between two attributes",
        68: "a name is missing",
        72: "a < is missing",
        73: "a start tag does not end",
        74: "an end tag does not end",
        75: "an = is missing",
        76: "a start tag and an end tag do not match",
        80: "a comment holds two hyphens",
        81: "the characters are not UTF-8",
    ]
}
