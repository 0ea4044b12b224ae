import Foundation

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// An element of one of Xcode's XML files.
final class MarkupElement {
    let name: String
    let attributes: [String: String]
    fileprivate(set) var children: [MarkupElement] = []

    fileprivate init(_ name: String, _ attributes: [String: String]) {
        self.name = name
        self.attributes = attributes
    }

    /// The root element of a file; `nil` if the file doesn't exist or isn't XML.
    static func root(of file: URL) -> MarkupElement? {
        guard let data = try? Data(contentsOf: file) else { return nil }
        let builder = MarkupBuilder()
        let parser = XMLParser(data: data)
        parser.delegate = builder
        return parser.parse() ? builder.root : nil
    }

    /// The descendants with a name, in document order.
    func all(_ name: String) -> [MarkupElement] {
        children.flatMap { ($0.name == name ? [$0] : []) + $0.all(name) }
    }

    /// The first descendant with a name.
    func first(_ name: String) -> MarkupElement? { all(name).first }
}

private final class MarkupBuilder: NSObject, XMLParserDelegate {
    var root: MarkupElement?
    private var open: [MarkupElement] = []

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        let element = MarkupElement(name, attributes)
        open.last?.children.append(element)
        root = root ?? element
        open.append(element)
    }

    func parser(
        _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
    ) {
        open.removeLast()
    }
}
