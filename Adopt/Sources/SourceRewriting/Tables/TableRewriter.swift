import SwiftSyntax

/// Adds code to the end of a class's body, on the last line: its table, and the members that its extensions can't have on Linux.
final class TableRewriter: FileRewriter {
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let type = index.typeAt[.init(file: file.file, offset: node.start)] else {
            return .visitChildren
        }
        var added = type.extensions.flatMap { index.movingMembers(of: $0, type) }.map {
            $0.calling(index.nameInExtension(of: $0, type), in: type)
        }
        if type.hasOwnTable {
            if !isInherited(type) {
                let name = node.genericParameterClause.map(Syntax.init) ?? Syntax(node.name)
                file.inherit("InterfaceBuilderConnected", node.inheritanceClause, after: name)
            }
            added.append(table(of: type))
        }
        if !added.isEmpty { append(added.joined(separator: "; "), to: node.memberBlock) }
        return .visitChildren
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        if let (type, found) = record(of: node), let name = type.part(of: found) {
            let rows = TableRows.rows(of: found, type)
            // In a private extension, members without an access modifier are private too, and the class is in another file.
            append(
                "@MainActor \(found.isPrivate ? "internal " : "")static var \(name): Outlets { [\(rows.joined(separator: ", "))] }",
                to: node.memberBlock)
        } else if let found = index.tablesOfUIKit.first(where: {
            $0.file == file.file && $0.offset == node.start
        }) {
            // Internal, because another module may have a file of the same name.
            let rows = TableRows.rows(ofUIKit: found, in: index).joined(separator: ", ")
            append(
                "@MainActor internal static var \(found.partName): Outlets { [\(rows)] }",
                to: node.memberBlock)
        }
        return .visitChildren
    }

    private func isInherited(_ type: TypeRecord) -> Bool {
        index.line(of: type).dropFirst().contains(where: \.hasOwnTable)
    }

    private func table(of type: TypeRecord) -> String {
        let inherited = isInherited(type)
        let access =
            type.modifiers.contains("open") ? "open " : type.modifiers.contains("public") ? "public " : ""
        let rows = TableRows.rows(of: type)
        let parts =
            (inherited ? ["super.outlets"] : []) + (rows.isEmpty ? [] : ["[\(rows.joined(separator: ", "))]"])
            + type.extensions.compactMap(type.part)
        return
            "\(access)\(inherited ? "override " : "")class var outlets: Outlets { \(parts.joined(separator: " + ")) }"
    }

    /// Adds a declaration before the closing brace.
    private func append(_ declaration: String, to block: MemberBlockSyntax) {
        let brace = block.rightBrace
        let isOnLineOfMember =
            !block.members.isEmpty && !brace.leadingTrivia.contains(where: \.isNewline)
            && block.members.lastToken(viewMode: .sourceAccurate)?.trailingTrivia.contains(where: \.isNewline)
                != true
        file.insert((isOnLineOfMember ? "; " : " ") + declaration + " ", before: brace)
    }
}

extension TypeRecord {
    /// Whether the class adds rows to those of its superclass.
    fileprivate var hasOwnTable: Bool {
        kind == .classType
            && (!TableRows.rows(of: self).isEmpty || extensions.contains { part(of: $0) != nil })
    }

    /// The name of the rows that an extension adds; `nil` if it adds none.
    fileprivate func part(of found: ExtensionRecord) -> String? {
        kind != .classType || found.isConstrained || TableRows.rows(of: found, self).isEmpty
            ? nil : found.partName
    }
}
