import Foundation

/// A module's interface as `swift-synthesize-interface` prints it: one declaration per line, types around their members.
public struct PrintedInterface {
    /// The modules that it imports.
    let imports: [String]
    var declarations: [Declaration]

    /// Reads the text, without documentation comments.
    public init(_ text: String) {
        var lines = text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
            .filter { !$0.isEmpty && !$0.hasPrefix("//") }[...]
        var known: Set<String> = []
        imports = lines.filter { $0.hasPrefix("import ") }.map { String($0.dropFirst("import ".count)) }
            .filter { known.insert($0).inserted }
        lines.removeAll { $0.hasPrefix("import ") }
        declarations = Self.declarations(in: &lines)
    }

    private static func declarations(in lines: inout ArraySlice<String>) -> [Declaration] {
        var found: [Declaration] = []
        var attributes: [String] = []
        while let line = lines.popFirst(), line != "}" {
            if line.wholeMatch(of: #/@\w+(\(.*\))?/#) != nil {
                attributes.append(line)
                continue
            }
            found.append(declaration(line, attributes, &lines))
            attributes = []
        }
        return found
    }

    private static func declaration(
        _ line: String, _ attributes: [String], _ lines: inout ArraySlice<String>
    ) -> Declaration {
        guard line.hasSuffix("{") else { return Declaration(attributes: attributes, text: line) }
        let text = line.dropLast().trimmingCharacters(in: .whitespaces)
        return Declaration(attributes: attributes, text: text, members: declarations(in: &lines))
    }
}
