import SwiftSyntax

extension SyntaxProtocol {
    /// Where it begins, in bytes of the file, behind blanks and comments.
    var start: Int { positionAfterSkippingLeadingTrivia.utf8Offset }
    /// Where it ends, in bytes of the file, before blanks and comments.
    var end: Int { endPositionBeforeTrailingTrivia.utf8Offset }

    /// Its tokens with one blank between them where something stands there; no comments.
    var onOneLine: String {
        tokens(viewMode: .sourceAccurate).reduce(into: "") { text, token in
            if !token.leadingTrivia.isEmpty, !text.isEmpty, !text.hasSuffix(" ") { text += " " }
            text += token.text
            if !token.trailingTrivia.isEmpty { text += " " }
        }.trimmed
    }
}

extension TokenSyntax {
    /// The text, without the backticks of an escaped name.
    var plainText: String { text.hasPrefix("`") ? String(text.dropFirst().dropLast()) : text }
}

extension AttributeListSyntax {
    /// The names of the attributes, without "@".
    var names: Set<String> {
        Set(attributes.map { $0.attributeName.trimmedDescription })
    }

    /// The attributes, without those in `#if`.
    var attributes: [AttributeSyntax] { compactMap { $0.as(AttributeSyntax.self) } }

    /// Every `@available(…)`, on one line.
    var availability: String {
        attributes.filter { $0.attributeName.trimmedDescription == "available" }.map(\.onOneLine)
            .joined(separator: " ")
    }

    /// What `@objc(…)` says.
    var objectiveCName: String? {
        attributes.first { $0.attributeName.trimmedDescription == "objc" }?.arguments?.trimmedDescription
    }
}

extension DeclModifierListSyntax {
    /// The names of the modifiers; `private(set)` is one of its own.
    var names: Set<String> {
        Set(map { $0.name.text + ($0.detail.map { "(" + $0.detail.text + ")" } ?? "") })
    }
}

extension InheritanceClauseSyntax? {
    var names: [String] { self?.inheritedTypes.map(\.type.nameWithoutArguments) ?? [] }
}

extension TypeSyntax {
    /// The name of a type, with the types around it and without generic arguments.
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

extension String {
    /// Without blanks at its end.
    fileprivate var trimmed: String {
        var text = Substring(self)
        while text.last == " " { text.removeLast() }
        return String(text)
    }
}
