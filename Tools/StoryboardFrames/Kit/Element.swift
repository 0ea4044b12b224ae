import Foundation
import FoundationXML

/// An element of an XML file.
public final class Element {
    let name: String
    let attributes: [String: String]
    fileprivate(set) var children: [Element] = []
    fileprivate(set) var text = ""

    init(_ name: String, _ attributes: [String: String]) {
        self.name = name
        self.attributes = attributes
    }

    subscript(attribute: String) -> String? { attributes[attribute] }

    var id: String { attributes["id"] ?? "" }

    /// The first child of a name, and with a key if one is asked for.
    func child(_ name: String, key: String? = nil) -> Element? {
        children.first { $0.name == name && (key == nil || $0["key"] == key) }
    }

    /// This element and all beneath it, this one first.
    var all: [Element] { [self] + children.flatMap(\.all) }

    func number(_ attribute: String) -> Double? { attributes[attribute].flatMap(Double.init) }

    func isTrue(_ attribute: String) -> Bool { attributes[attribute] == "YES" }

    /// Reads a file; `nil` if it is not XML.
    public static func read(_ file: URL) -> Element? {
        guard let parser = XMLParser(contentsOf: file) else { return nil }
        let builder = Builder()
        parser.delegate = builder
        return parser.parse() ? builder.root : nil
    }

    private final class Builder: NSObject, XMLParserDelegate {
        var root: Element?
        private var open: [Element] = []

        func parser(
            _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
            attributes: [String: String]
        ) {
            let element = Element(name, attributes)
            if let parent = open.last { parent.children.append(element) } else { root = element }
            open.append(element)
        }

        func parser(_ parser: XMLParser, foundCharacters string: String) {
            open.last?.text += string
        }

        func parser(
            _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
        ) {
            open.removeLast()
        }
    }
}
