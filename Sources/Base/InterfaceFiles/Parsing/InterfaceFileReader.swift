import Foundation
import FoundationXML

/// Builds elements from the events of the XML parser.
final class InterfaceFileReader: NSObject, XMLParserDelegate {
    private let record: InterfaceFileRecord
    private var root: InterfaceElement?
    private var open: [InterfaceElement] = []
    private var texts: [String] = []
    private var problem: (problem: InterfaceFileError.Problem, line: Int)?

    private let data: Data

    private init(_ data: Data, path: String) {
        self.data = data
        record = InterfaceFileRecord(path: path)
    }

    /// Returns the root of a file.
    static func root(of data: Data, path: String) throws(InterfaceFileError) -> InterfaceElement {
        try InterfaceFilePreflight(data, path: path).check()
        let reader = InterfaceFileReader(data, path: path)
        let parser = XMLParser(data: data)
        parser.delegate = reader
        // The result isn't reliable: the parser also returns `true` for truncated files.
        _ = parser.parse()
        do {
            return try reader.result()
        } catch {
            reader.root?.untie()
            throw error
        }
    }

    private func result() throws(InterfaceFileError) -> InterfaceElement {
        if let problem {
            throw InterfaceFileError(
                path: record.path, line: problem.line, problem: isCutOff ? .cutOff : problem.problem)
        }
        guard let root, open.isEmpty else {
            throw InterfaceFileError(path: record.path, line: nil, problem: .cutOff)
        }
        return root
    }

    /// A file truncated in a tag reports other errors first, so its end decides.
    private var isCutOff: Bool {
        guard case .malformed = problem?.problem, let root, !open.isEmpty else { return false }
        let end = String(decoding: data.suffix(256), as: UTF8.self)
        return !end.split(separator: "<").suffix(1).contains { $0.hasPrefix("/\(root.name)>") }
    }

    // MARK: - XMLParserDelegate

    func parser(
        _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
        qualifiedName: String?, attributes: [String: String] = [:]
    ) {
        guard problem == nil else { return }
        guard open.count < InterfaceFileLimits.depth else {
            return stop(parser, .tooDeep(limit: InterfaceFileLimits.depth))
        }
        let element = InterfaceElement(
            name: elementName, line: parser.lineNumber, attributes: attributes, parent: open.last,
            record: record)
        if root == nil { root = element }
        open.append(element)
        texts.append("")
    }

    func parser(
        _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?, qualifiedName: String?
    ) {
        guard problem == nil, let element = open.popLast(), let text = texts.popLast() else { return }
        element.end(text: text)
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
        guard problem == nil, let element = open.last else { return }
        let last = texts.count - 1
        if texts[last].isEmpty {
            texts[last] = string
        } else if element.children.isEmpty || !string.isBlank {
            texts[last] += string
        }
    }

    func parser(_ parser: XMLParser, foundCDATA CDATABlock: Data) {
        self.parser(parser, foundCharacters: String(decoding: CDATABlock, as: UTF8.self))
    }

    func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error) {
        guard problem == nil else { return }
        problem = (
            XMLMistakes.problem((parseError as NSError).code, open: open.last?.name), parser.lineNumber
        )
    }

    private func stop(_ parser: XMLParser, _ found: InterfaceFileError.Problem) {
        problem = (found, parser.lineNumber)
        parser.abortParsing()
    }
}
