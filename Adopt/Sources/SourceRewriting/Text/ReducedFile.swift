import AdoptModel
import LinuxConditions
import SwiftParser
import SwiftSyntax

/// A file with some parts replaced by whitespace before rewriting, so that every line keeps its number.
///
/// These parts are previews, which only Xcode shows, and the contents of SwiftUI views, which don't exist on Linux.
struct ReducedFile {
    /// The file with the whitespace.
    let file: ModuleSources.File
    /// The removed parts, with the lines on which they started.
    let changes: [RewrittenModule.Change]

    init(_ whole: ModuleSources.File) {
        guard whole.text.contains("#Preview") || whole.text.contains("SwiftUI") else {
            (file, changes) = (whole, [])
            return
        }
        let tree = Parser.parse(source: whole.text)
        let finder = Finder()
        finder.walk(tree)
        var bytes = Array(whole.text.utf8)
        for part in finder.parts.reversed() {
            for place in part.range where bytes[place] != UInt8(ascii: "\n") {
                bytes[place] = UInt8(ascii: " ")
            }
            bytes.insert(contentsOf: part.replacement.utf8, at: part.range.lowerBound)
        }
        let converter = SourceLocationConverter(fileName: whole.path, tree: tree)
        file = ModuleSources.File(path: whole.path, text: String(decoding: bytes, as: UTF8.self))
        changes = finder.parts.map { part in
            let place = AbsolutePosition(utf8Offset: part.range.lowerBound)
            return RewrittenModule.Change(part.construct, line: converter.location(for: place).line)
        }
    }

    /// A part to remove, with its range in bytes.
    private typealias Part = (range: Range<Int>, replacement: String, construct: String)

    private final class Finder: ConditionalVisitor {
        /// The parts in file order, without nested ones.
        private(set) var parts: [Part] = []
        private var importsSwiftUI = false

        override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
            importsSwiftUI = importsSwiftUI || node.path.first?.name.text == "SwiftUI"
            return .skipChildren
        }

        override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
            leaveOut(node, if: node.macroName.text == "Preview", "#Preview")
        }

        override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
            leaveOut(node, if: node.macroName.text == "Preview", "#Preview")
        }

        override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
            leaveOut(node, if: node.inheritanceClause.names.contains("PreviewProvider"), "PreviewProvider")
        }

        override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
            guard importsSwiftUI, let binding = node.bindings.first,
                let empty = binding.typeAnnotation?.type.emptyView,
                case .getter(let body)? = binding.accessorBlock?.accessors
            else { return .visitChildren }
            return leaveOut(body, if: true, "SwiftUI", replacement: empty)
        }

        override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
            guard importsSwiftUI, let body = node.body,
                let empty = node.signature.returnClause?.type.emptyView
            else { return .visitChildren }
            return leaveOut(body.statements, if: true, "SwiftUI", replacement: empty)
        }

        private func leaveOut(
            _ node: some SyntaxProtocol, if isMeant: Bool, _ construct: String, replacement: String = ""
        ) -> SyntaxVisitorContinueKind {
            guard isMeant else { return .visitChildren }
            parts.append((node.start..<node.end, replacement, construct))
            return .skipChildren
        }
    }
}

extension TypeSyntax {
    /// The text of an empty SwiftUI view; `nil` for another type.
    fileprivate var emptyView: String? {
        switch trimmedDescription {
        case "some View", "some SwiftUI.View": "EmptyView()"
        case "AnyView", "SwiftUI.AnyView": "AnyView(EmptyView())"
        default: nil
        }
    }
}
