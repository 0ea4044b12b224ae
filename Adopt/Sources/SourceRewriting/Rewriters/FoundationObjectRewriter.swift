import SwiftSyntax

/// `extension NSObject: P {}` for a protocol of the module: adds the conformance to Foundation classes that don't inherit from
/// `NSObject` on Linux.
final class FoundationObjectRewriter: SyntaxVisitor {
    private let file: FileEditor
    private let protocols: Set<String>

    /// - Parameter protocols: The protocols of the module that any class can conform to.
    init(_ file: FileEditor, protocols: Set<String>) {
        self.file = file
        self.protocols = protocols
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        let inherited = node.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
        guard node.extendedType.trimmedDescription == "NSObject", node.memberBlock.members.isEmpty,
            node.genericWhereClause == nil, !inherited.isEmpty, protocols.isSuperset(of: inherited)
        else { return .skipChildren }
        let list = inherited.joined(separator: ", ")
        guard !file.text.contains("extension NotificationCenter: \(list)") else { return .skipChildren }
        file.insert(
            Self.classes.map { "; extension \($0): \(list) {}" }.joined(), after: node)
        file.note("extension of NSObject", at: node)
        return .skipChildren
    }

    private static let classes = ["NotificationCenter", "FileManager", "ProcessInfo"]

    /// The protocols that inherit from nothing, require no initializer, and have only unconstrained extensions.
    static func protocols(in trees: [SourceFileSyntax]) -> Set<String> {
        let finder = ProtocolFinder(viewMode: .sourceAccurate)
        trees.forEach(finder.walk)
        return finder.plain.subtracting(finder.constrained)
    }
}

private final class ProtocolFinder: SyntaxVisitor {
    var plain: Set<String> = []
    var constrained: Set<String> = []

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        let inherited = node.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
        let isMade = node.memberBlock.members.contains { $0.decl.is(InitializerDeclSyntax.self) }
        if !isMade, inherited.allSatisfy({ ["AnyObject", "class"].contains($0) }) {
            plain.insert(node.name.text)
        }
        return .skipChildren
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.genericWhereClause?.requirements.description.contains("NSObject") == true {
            constrained.insert(node.extendedType.trimmedDescription)
        }
        return .skipChildren
    }
}
