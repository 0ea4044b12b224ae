import AdoptModel
import LinuxConditions
import SwiftParser
import SwiftSyntax

/// A file without what is left out of it before anything else reads it: blanks take its place, and every line stays where it is.
///
/// Left out are previews, which Xcode alone shows, and what views of SwiftUI's consist of, as Linux has none of those views.
struct ReducedFile {
    /// The file with blanks.
    let file: ModuleSources.File
    /// What was left out, and the lines on which it began.
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

    /// Something to leave out.
    private struct Part {
        /// In bytes of the file.
        let range: Range<Int>
        let construct: String
        /// What stands there instead.
        let replacement: String
    }

    private final class Finder: ConditionalVisitor {
        /// In the file's order, none within another.
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
            guard importsSwiftUI, let empty = node.signature.returnClause?.type.emptyView,
                let body = node.body
            else {
                return .visitChildren
            }
            return leaveOut(body.statements, if: true, "SwiftUI", replacement: empty)
        }

        private func leaveOut(
            _ node: some SyntaxProtocol, if isMeant: Bool, _ construct: String, replacement: String = ""
        ) -> SyntaxVisitorContinueKind {
            guard isMeant else { return .visitChildren }
            parts.append(
                Part(range: node.start..<node.end, construct: construct, replacement: replacement))
            return .skipChildren
        }
    }
}

extension TypeSyntax {
    /// What a view of SwiftUI's without anything in it is written as; `nil` for another type.
    fileprivate var emptyView: String? {
        switch trimmedDescription {
        case "some View", "some SwiftUI.View": "EmptyView()"
        case "AnyView", "SwiftUI.AnyView": "AnyView(EmptyView())"
        default: nil
        }
    }
}
