import AdoptModel
import SwiftParser
import SwiftSyntax

/// A file that can stay without the parts that need something that isn't here.
package struct PartialFile: Sendable {
    /// A position in the file, as the compiler reports it.
    package struct Place: Codable, Hashable, Sendable {
        package let line: Int
        package let column: Int

        package init(line: Int, column: Int) {
            self.line = line
            self.column = column
        }
    }

    private let code: CompiledCode
    private let converter: SourceLocationConverter

    /// Reads a file.
    ///
    /// - Parameter hasConditionsOfLinux: Whether the file compiles on Linux as it is written.
    package init(_ text: String, hasConditionsOfLinux: Bool = false) {
        let tree = Parser.parse(source: text)
        code = CompiledCode(of: tree, hasConditionsOfLinux: hasConditionsOfLinux)
        converter = SourceLocationConverter(fileName: "", tree: tree)
    }

    /// The parts without which the file uses none of these modules and names and compiles at these places; `nil` if something that
    /// can't be left out alone needs one of them.
    package func parts(
        importing modules: Set<String>, using names: Set<String>, at places: Set<Place> = []
    ) -> [LeftOutPart]? {
        guard let failing = tokens(at: places) else { return nil }
        var waiting =
            failing + modules.flatMap { code.imports[$0] ?? [] } + names.flatMap { code.uses[$0] ?? [] }
        var found: [OmittedCode.Part] = []
        while let token = waiting.popLast() {
            guard !found.contains(where: { $0.range.contains(token.start) }) else { continue }
            guard let omitted = OmittedCode(for: token, functions: code.functions) else { return nil }
            found += omitted.parts
            for name in omitted.names {
                waiting += (code.uses[name.text] ?? []).filter { name.scope.contains($0.start) }
            }
        }
        let parts = outermost(of: found)
        let remains = code.contents.contains { start in !parts.contains { $0.range.contains(start) } }
        return remains ? parts.map(part) : nil
    }

    /// The tokens at places, or the first ones on their lines; `nil` if a place is elsewhere.
    private func tokens(at places: Set<Place>) -> [TokenSyntax]? {
        guard !places.isEmpty else { return [] }
        let lines = Dictionary(grouping: code.tokens) { location(of: $0.start).line }
        let found = places.compactMap { place in
            let line = lines[place.line] ?? []
            return line.last { location(of: $0.start).column <= place.column } ?? line.first
        }
        return found.count == places.count ? found : nil
    }

    private func location(of offset: Int) -> SourceLocation {
        converter.location(for: AbsolutePosition(utf8Offset: offset))
    }

    /// The parts that no other part contains, in the order of the file.
    private func outermost(of parts: [OmittedCode.Part]) -> [OmittedCode.Part] {
        let ordered = parts.sorted {
            ($0.range.lowerBound, $1.range.upperBound) < ($1.range.lowerBound, $0.range.upperBound)
        }
        return ordered.reduce(into: []) { outermost, part in
            if part.range.lowerBound >= outermost.last?.range.upperBound ?? 0 { outermost.append(part) }
        }
    }

    private func part(_ part: OmittedCode.Part) -> LeftOutPart {
        let text = part.node.trimmedDescription.split(separator: "\n").first ?? ""
        return LeftOutPart(
            range: part.range, replacement: part.replacement, line: location(of: part.range.lowerBound).line,
            text: String(text.prefix(Self.lengthOfText)))
    }

    /// A longer text isn't read in a report.
    private static let lengthOfText = 80
}
