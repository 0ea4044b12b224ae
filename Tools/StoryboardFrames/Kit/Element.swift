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

    /// The element with other contents.
    func with(_ attributes: [String: String], _ children: [Element], _ text: String) -> Element {
        let element = Element(name, attributes)
        element.children = children
        element.text = text
        return element
    }

    /// Reads a file; `nil` if it isn't XML.
    public static func read(_ data: Data) -> Element? {
        let parser = XMLParser(data: data)
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

extension Element {
    /// The element as XML: one child per line, attributes in alphabetical order.
    public var xml: String {
        let tag = attributes.sorted { $0.key < $1.key }.map { " \($0.key)=\"\($0.value.escaped)\"" }
        let start = "<\(name)\(tag.joined())"
        if !children.isEmpty { return "\(start)>\n\(children.map(\.xml).joined())</\(name)>\n" }
        return text.isEmpty ? "\(start)/>\n" : "\(start)>\(text.escaped)</\(name)>\n"
    }
}

extension String {
    fileprivate var escaped: String {
        let signs: [Unicode.Scalar: String] = [
            "&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;", "\n": "&#10;", "\t": "&#9;",
        ]
        return unicodeScalars.map { signs[$0] ?? String($0) }.joined()
    }
}
