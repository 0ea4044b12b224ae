import SwiftSyntax

/// `guard let days = formatter.weekdaySymbols`, `formatter.monthSymbols!`: Foundation properties that are optional on a device
/// and not on Linux.
final class DeviceOptionalRewriter: FileRewriter {
    private static let names: Set<String> = {
        let kinds = ["Weekday", "Month", "Quarter"]
        let lengths = ["", "short", "veryShort", "standalone", "shortStandalone", "veryShortStandalone"]
        let symbols = kinds.flatMap { kind in lengths.map { $0.isEmpty ? kind.lowercased() : $0 + kind } }
        return Set(symbols.map { $0 + "Symbols" } + ["amSymbol", "pmSymbol", "eraSymbols", "longEraSymbols"])
    }()

    override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
        if let value = node.initializer?.value { wrap(value) }
        return .visitChildren
    }

    /// `let days = formatter.weekdaySymbols`, unwrapped later.
    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
        if node.typeAnnotation == nil, let value = node.initializer?.value { wrap(value) }
        return .visitChildren
    }

    private func wrap(_ value: ExprSyntax) {
        guard isMeant(value) else { return }
        file.insert(" as Optional", after: value)
        file.note("optional on a device", at: value)
    }

    override func visit(_ node: ForceUnwrapExprSyntax) -> SyntaxVisitorContinueKind {
        if isMeant(node.expression) { file.remove(node.exclamationMark, "optional on a device") }
        return .visitChildren
    }

    private func isMeant(_ value: ExprSyntax) -> Bool {
        guard let member = value.as(MemberAccessExprSyntax.self), member.base != nil else { return false }
        let name = member.declName.baseName.text
        return Self.names.contains(name) && !index.variables.contains(name)
    }
}
