import Foundation
import FoundationXML
import SeededNumbers
import Testing

@testable import MarkupText

@Suite struct EscapingTests {
    /// Scalars with a meaning in one of the languages, each also as a part of a larger Character.
    static let hostile = [
        "\u{600}<img src=x onerror=alert(1) y=", "<\u{301}script>", "a \u{338}< b", "<\u{338}",
        "&\u{20DD}lt;", "\"\u{FE0F}", "\u{0}\u{1}\u{B}",
        "\u{FFFF}\u{FFFE}", "\r\n\t", "</script><!--", "]]>", "\u{1F600}\u{200D}<", "\\\u{301}\"\u{301}",
        "`\u{301}`",
    ]

    @Test(arguments: hostile) func `no mark of XML is left, alone or in a Character`(_ text: String) {
        let escaped = text.escapedForXML
        #expect(!escaped.unicodeScalars.contains { "<>\"".unicodeScalars.contains($0) })
        #expect(
            parsed("<a b=\"\(escaped)\">\(escaped)</a>")
                == Parsed(attribute: text.asXMLReadsIt, text: text.asXMLReadsIt))
    }

    @Test func `any text is read by an XML parser as it was written`() {
        var numbers = SeededNumbers(seed: 600)
        for _ in 0..<2_000 {
            let scalars = (0..<12).map { _ in Self.scalar(&numbers) }
            let text = String(String.UnicodeScalarView(scalars))
            let escaped = text.escapedForXML
            let expected = Parsed(attribute: text.asXMLReadsIt, text: text.asXMLReadsIt)
            #expect(parsed("<a b=\"\(escaped)\">\(escaped)</a>") == expected, "\(scalars.map(\.value))")
        }
    }

    @Test(arguments: hostile) func `Mermaid, DOT and scripts get no mark of their own`(_ text: String) {
        func has(_ escaped: String, _ marks: String) -> Bool {
            escaped.unicodeScalars.contains { marks.unicodeScalars.contains($0) }
        }
        #expect(!has(text.escapedForMermaid, "\"<>&\n\r"))
        #expect(
            !has(
                text.escapedForDOT.replacing(/\\[\\"]/.matchingSemantics(.unicodeScalar), with: ""),
                "\"\\\n\r"))
        #expect(!has(text.escapedForScript, "<"))
        #expect(!has(text.escapedForSwiftName, "`\\\n\r"))
    }

    @Test func `a literal of Swift holds quotation marks, backslashes and line breaks`() {
        #expect("a\"\u{301}\\(b)\n\u{7}".swiftLiteral == #""a\""# + "\u{301}" + #"\\(b)\n\u{7}""#)
    }

    @Test func `a cell of Markdown is one line without marks`() {
        #expect("a|b\r\nc <d> [e](f) `g`".escapedForMarkdown == #"a\|b  c \<d\> \[e\](f) \`g\`"#)
    }

    @Test func `a link is a path, whatever its name says`() {
        #expect("javascript:alert(1).html".escapedForLink == "javascript%3Aalert%281%29.html")
        #expect("a b/ü.html".escapedForLink == "a%20b/%C3%BC.html")
    }

    /// A random scalar, mostly punctuation or a combining scalar.
    private static func scalar(_ numbers: inout SeededNumbers) -> Unicode.Scalar {
        let marks = "<>&\"'\u{301}\u{600}\u{200D}\u{FE0F}\u{338}\r\n\t;#".unicodeScalars
        if Bool.random(using: &numbers) { return marks.randomElement(using: &numbers)! }
        return Unicode.Scalar(UInt32.random(in: 0...0x10FFFF, using: &numbers)) ?? "\u{0}"
    }
}

private struct Parsed: Equatable {
    let attribute: String
    let text: String

    static func == (one: Parsed, other: Parsed) -> Bool {
        one.attribute.unicodeScalars.elementsEqual(other.attribute.unicodeScalars)
            && one.text.unicodeScalars.elementsEqual(other.text.unicodeScalars)
    }
}

/// The attribute and the text of the only element; `nil` if the XML is malformed or has other elements.
private func parsed(_ xml: String) -> Parsed? {
    final class Reader: NSObject, XMLParserDelegate {
        var (elements, attribute, text) = (0, "", "")

        func parser(
            _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
            attributes: [String: String]
        ) {
            elements += 1
            attribute = attributes["b"] ?? ""
        }

        func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }
    }
    let (reader, parser) = (Reader(), XMLParser(data: Data(xml.utf8)))
    parser.delegate = reader
    guard parser.parse(), reader.elements == 1 else { return nil }
    return Parsed(attribute: reader.attribute, text: reader.text)
}

extension String {
    /// The text with U+FFFD for scalars that XML doesn't allow.
    fileprivate var asXMLReadsIt: String {
        String(
            String.UnicodeScalarView(
                unicodeScalars.map { scalar in
                    let isControl = scalar.value < 0x20 && !"\t\n\r".unicodeScalars.contains(scalar)
                    return isControl || scalar.value == 0xFFFE || scalar.value == 0xFFFF ? "\u{FFFD}" : scalar
                }))
    }
}
