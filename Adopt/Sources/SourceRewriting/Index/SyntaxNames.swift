import SwiftSyntax

extension SyntaxProtocol {
    /// The start as a byte offset in the file, after whitespace and comments.
    var start: Int { positionAfterSkippingLeadingTrivia.utf8Offset }
    /// The end as a byte offset in the file, before whitespace and comments.
    var end: Int { endPositionBeforeTrailingTrivia.utf8Offset }

    /// The tokens without comments, and with one space in place of whitespace.
    var onOneLine: String {
        var (text, isSeparate) = ("", false)
        for token in tokens(viewMode: .sourceAccurate) {
            if isSeparate || !token.leadingTrivia.isEmpty, !text.isEmpty { text += " " }
            text += token.text
            isSeparate = !token.trailingTrivia.isEmpty
        }
        return text
    }

    /// The names of the enclosing types and extensions, outermost first: "Feed.Cell".
    var scope: String {
        sequence(first: Syntax(self), next: \.parent).dropFirst().compactMap(\.nameOfType).reversed()
            .joined(separator: ".")
    }
}

extension Syntax {
    /// The name of a type's declaration, or of an extension's type.
    fileprivate var nameOfType: String? {
        if let found = self.as(ExtensionDeclSyntax.self) { return found.extendedType.nameWithoutArguments }
        guard asProtocol((any DeclGroupSyntax).self) != nil else { return nil }
        return asProtocol((any NamedDeclSyntax).self)?.name.plainText
    }
}

extension GenericWhereClauseSyntax? {
    /// The types after `where Self:`.
    var selfConstraints: [String] {
        (self?.requirements ?? []).compactMap { requirement in
            guard case .conformanceRequirement(let found) = requirement.requirement,
                found.leftType.trimmedDescription == "Self"
            else { return nil }
            return found.rightType.nameWithoutArguments
        }
    }
}

extension FunctionCallExprSyntax {
    /// The name of the called function, method or type: "observe" of `list.observe(…)`.
    var calledName: TokenSyntax? {
        let reference =
            calledExpression.as(MemberAccessExprSyntax.self)?.declName
            ?? calledExpression.as(DeclReferenceExprSyntax.self)
        return reference?.baseName
    }

    /// The labels of the arguments: "_:style:".
    var labels: String { arguments.map { ($0.label?.text ?? "_") + ":" }.joined() }
}

extension DeclReferenceExprSyntax {
    /// The labels, if they are written.
    var labels: [String?]? {
        argumentNames?.arguments.map { $0.name.text == "_" ? nil : $0.name.plainText }
    }

    /// The name with the labels that are written: `add(_:to:)`.
    var reference: String {
        baseName.plainText + (labels.map { "(" + $0.map { ($0 ?? "_") + ":" }.joined() + ")" } ?? "")
    }
}

extension TokenSyntax {
    /// The name, without backticks.
    var plainText: String { text.hasPrefix("`") ? String(text.dropFirst().dropLast()) : text }
}

extension AttributeListSyntax {
    /// The names of the attributes, without "@".
    var names: Set<String> {
        Set(attributes.map { $0.attributeName.trimmedDescription })
    }

    /// The attributes outside `#if`.
    var attributes: [AttributeSyntax] { compactMap { $0.as(AttributeSyntax.self) } }

    /// Every `@available(…)`, on one line.
    var availability: String {
        attributes.filter { $0.attributeName.trimmedDescription == "available" }.map(\.onOneLine)
            .joined(separator: " ")
    }

    /// The name in `@objc(…)`.
    var objectiveCName: String? {
        attributes.first { $0.attributeName.trimmedDescription == "objc" }?.arguments?.trimmedDescription
    }
}

extension DeclModifierListSyntax {
    /// The names of the modifiers. `private(set)` counts as a name of its own.
    var names: Set<String> {
        Set(map { $0.name.text + ($0.detail.map { "(" + $0.detail.text + ")" } ?? "") })
    }
}

extension InheritanceClauseSyntax? {
    var names: [String] { self?.inheritedTypes.map(\.type.nameWithoutArguments) ?? [] }
}

extension TypeSyntax {
    /// The name of a type with its enclosing types and without generic arguments.
    var nameWithoutArguments: String {
        if let simple = self.as(IdentifierTypeSyntax.self) { return simple.name.plainText }
        if let member = self.as(MemberTypeSyntax.self) {
            return member.baseType.nameWithoutArguments + "." + member.name.plainText
        }
        if let attributed = self.as(AttributedTypeSyntax.self) {
            return attributed.baseType.nameWithoutArguments
        }
        return trimmedDescription
    }
}
