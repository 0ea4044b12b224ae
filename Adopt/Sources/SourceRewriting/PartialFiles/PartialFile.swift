import AdoptModel
import LinuxConditions
import SwiftParser
import SwiftSyntax

/// A file that can stay without the parts that need something that isn't here.
package struct PartialFile: Sendable {
    /// A position in the file, as the compiler reports it.
    package struct Place: Hashable, Sendable {
        package let line: Int
        package let column: Int

        package init(line: Int, column: Int) {
            self.line = line
            self.column = column
        }
    }

    private let tokens: [TokenSyntax]
    private let converter: SourceLocationConverter
    private let functions: [String: Int]

    /// Reads a file.
    package init(_ text: String) {
        let tree = Parser.parse(source: text)
        let code = CompiledCode(tree)
        tokens = code.tokens
        functions = code.functions
        converter = SourceLocationConverter(fileName: "", tree: tree)
    }

    /// The parts without which the file uses none of these modules and names and compiles at these places; `nil` if something that
    /// can't be left out alone needs one of them.
    package func parts(
        importing modules: Set<String>, using names: Set<String>, at places: Set<Place> = []
    ) -> [LeftOutPart]? {
        guard let failing = tokens(at: places) else { return nil }
        var waiting = tokens.filter { $0.isImport(of: modules) || $0.isUse(of: names) } + failing
        var found: [OmittedCode.Part] = []
        while let token = waiting.popLast() {
            guard !found.contains(where: { $0.range.contains(token.start) }) else { continue }
            guard let omitted = OmittedCode(for: token, functions: functions) else { return nil }
            found += omitted.parts
            for name in omitted.names {
                waiting += tokens.filter { name.scope.contains($0.start) && $0.isUse(of: [name.text]) }
            }
        }
        let parts = outermost(of: found)
        return somethingRemains(without: parts) ? parts.map(part) : nil
    }

    /// Whether more than imports and empty extensions remain.
    private func somethingRemains(without parts: [OmittedCode.Part]) -> Bool {
        tokens.contains { token in
            token.isOfContents && !parts.contains { $0.range.contains(token.start) }
        }
    }

    /// The tokens at places, or the first ones on their lines; `nil` if a place is elsewhere.
    private func tokens(at places: Set<Place>) -> [TokenSyntax]? {
        guard !places.isEmpty else { return [] }
        let lines = Dictionary(grouping: tokens) { location(of: $0.start).line }
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

/// The tokens of a file that may be compiled, and the number of its functions with each name.
private final class CompiledCode: ConditionalVisitor {
    private(set) var tokens: [TokenSyntax] = []
    private(set) var functions: [String: Int] = [:]

    init(_ tree: SourceFileSyntax) {
        super.init()
        walk(tree)
    }

    override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
        tokens.append(token)
        return .skipChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        functions[node.name.text, default: 0] += 1
        return .visitChildren
    }
}

extension TokenSyntax {
    /// Whether the token belongs to more than an import or the outside of an extension.
    fileprivate var isOfContents: Bool {
        let item = sequence(first: Syntax(self), next: \.parent).first {
            $0.is(CodeBlockItemSyntax.self) || $0.is(MemberBlockItemSyntax.self)
        }
        guard let item else { return false }
        let declaration = item.as(CodeBlockItemSyntax.self)?.item
        return declaration?.is(ImportDeclSyntax.self) != true
            && declaration?.is(ExtensionDeclSyntax.self) != true
    }

    /// Whether the token is the module's name in an import of one of these modules.
    fileprivate func isImport(of modules: Set<String>) -> Bool {
        guard let component = parent?.as(ImportPathComponentSyntax.self), modules.contains(plainText),
            let path = component.parent?.as(ImportPathComponentListSyntax.self)
        else { return false }
        return path.first == component
    }

    /// Whether the token refers to a type or value with one of these names that isn't a member of another object.
    fileprivate func isUse(of names: Set<String>) -> Bool {
        guard names.contains(plainText) else { return false }
        if parent?.is(IdentifierTypeSyntax.self) == true { return true }
        if let binding = parent?.parent?.as(OptionalBindingConditionSyntax.self) {
            return binding.initializer == nil
        }
        guard let reference = parent?.as(DeclReferenceExprSyntax.self) else { return false }
        guard let access = reference.parent?.as(MemberAccessExprSyntax.self), access.declName == reference
        else { return true }
        return access.base?.trimmedDescription == "self"
    }
}
