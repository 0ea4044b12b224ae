import Foundation

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// Reads Xcode's XML files.
enum MarkupFile {
    /// The root element of a file; `nil` if the file doesn't exist or isn't XML.
    static func root(of file: URL) -> XMLElement? {
        (try? Data(contentsOf: file)).flatMap { try? XMLDocument(data: $0) }?.rootElement()
    }
}

extension XMLElement {
    /// The elements at an XPath, in document order.
    func all(_ path: String) -> [XMLElement] {
        ((try? nodes(forXPath: path)) ?? []).compactMap { $0 as? XMLElement }
    }

    subscript(attribute name: String) -> String? { attribute(forName: name)?.stringValue }
}
