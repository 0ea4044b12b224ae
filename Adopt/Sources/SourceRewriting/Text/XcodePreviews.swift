import AdoptModel
import SwiftParser
import SwiftSyntax

/// Previews, `#Preview { … }`, which Xcode alone shows: blanks take their place before anything else reads a file.
enum XcodePreviews {
    /// A file without its previews, and the lines on which they began.
    static func leftOut(of file: ModuleSources.File) -> (file: ModuleSources.File, lines: [Int]) {
        guard file.text.contains("#Preview") else { return (file, []) }
        let tree = Parser.parse(source: file.text)
        let finder = Finder(viewMode: .sourceAccurate)
        finder.walk(tree)
        var bytes = Array(file.text.utf8)
        for place in finder.places.joined() where bytes[place] != UInt8(ascii: "\n") {
            bytes[place] = UInt8(ascii: " ")
        }
        let converter = SourceLocationConverter(fileName: file.path, tree: tree)
        var left = file
        left.text = String(decoding: bytes, as: UTF8.self)
        return (
            left,
            finder.places.map { converter.location(for: AbsolutePosition(utf8Offset: $0.lowerBound)).line }
        )
    }

    private final class Finder: SyntaxVisitor {
        var places: [Range<Int>] = []

        override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
            note(node, node.macroName)
        }

        override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
            note(node, node.macroName)
        }

        private func note(_ node: some SyntaxProtocol, _ name: TokenSyntax) -> SyntaxVisitorContinueKind {
            guard name.text == "Preview" else { return .visitChildren }
            places.append(node.start..<node.end)
            return .skipChildren
        }
    }
}
