import FlowPlan
import Foundation
import Yams

/// The documents of a YAML file.
struct YAMLFile {
    let path: String
    let documents: [Node]

    /// Reads a file.
    init(path: String) throws(FlowFault) {
        guard let data = FileManager.default.contents(atPath: path) else {
            throw FlowFault(
                FlowPosition(path, line: 1), "There is no such file.",
                repair: "Correct the path, or create the file.")
        }
        guard let text = String(validating: data, as: UTF8.self) else {
            throw FlowFault(
                FlowPosition(path, line: 1), "The file isn't text in UTF-8.", repair: "Save it as UTF-8.")
        }
        try self.init(path: path, text: text)
    }

    init(path: String, text: String) throws(FlowFault) {
        self.path = path
        do {
            var sequence = try Yams.compose_all(yaml: text)
            var documents: [Node] = []
            while let document = sequence.next() { documents.append(document) }
            if let error = sequence.error { throw error }
            self.documents = documents
        } catch {
            throw Self.fault(error, path)
        }
    }

    private static func fault(_ error: any Error, _ path: String) -> FlowFault {
        let repair = "Correct the YAML in this line or in the one before."
        switch error {
        case YamlError.scanner(_, let problem, let mark, _), YamlError.parser(_, let problem, let mark, _),
            YamlError.composer(_, let problem, let mark, _):
            return FlowFault(
                FlowPosition(path, line: mark.line), "The YAML is damaged: \(problem).", repair: repair)
        case YamlError.duplicatedKeysInMapping(let keys, let context):
            let names = keys.map { "'\($0)'" }.joined(separator: ", ")
            return FlowFault(
                FlowPosition(path, line: context.mark.line), "The key \(names) is there twice.",
                repair: "Remove one of them.")
        default:
            return FlowFault(FlowPosition(path, line: 1), "The YAML is damaged: \(error).", repair: repair)
        }
    }
}

extension Node {
    /// The line; the first is 1.
    var line: Int { mark?.line ?? 1 }

    /// Whether there is no value, as after `key:`.
    var isEmpty: Bool {
        guard let scalar else { return false }
        return [.any, .plain].contains(scalar.style) && ["", "~", "null"].contains(scalar.string)
    }

    /// The kind of node, as a word.
    var kindWord: String {
        switch self {
        case .mapping: "a mapping"
        case .sequence: "a list"
        default: isEmpty ? "nothing" : "a text"
        }
    }
}
