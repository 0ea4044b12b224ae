import Foundation

extension SourceIndex {
    /// The types that a target declares as public.
    package var publicTypes: [String] {
        get throws {
            try files.flatMap { file, occurrences in
                let text = try String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8)
                let lines = text.components(separatedBy: "\n")
                let types = occurrences.filter { $0.declaresType && lines[$0.line - 1].isPublic }
                // A build for another system has other identifiers for the same declarations.
                return Dictionary(grouping: types, by: \.line).values.map { $0[0].symbol.name }
            }.sorted()
        }
    }
}

extension Occurrence {
    fileprivate var declaresType: Bool { symbol.isType && roles.contains(.definition) }
}

extension String {
    fileprivate var isPublic: Bool {
        split(separator: " ").contains { $0 == "public" || $0 == "open" }
    }
}
