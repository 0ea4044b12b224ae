import AdoptModel
import Foundation
import SwiftParser
import SwiftSyntax
import Synchronization

/// The optional methods of UIKit's delegates, for a class that forwards messages.
///
/// In Objective-C such a class implements none of these methods and responds to all of them. On Linux it gets each method: it
/// reports calls of methods without a result, and forwards every call to its delegate, or else to UIKit's default implementation.
struct HandedOnMessages: Hashable {
    /// The name of the forwarding class.
    private let messenger: String
    /// The folder with UIKit's sources.
    private let sources: URL

    /// The modules with a forwarding class.
    private static let messengers = [
        "CombineCocoaRuntime": "ObjcDelegateProxy", "RxCocoaRuntime": "_RXDelegateProxy",
    ]

    /// - Returns: `nil` if the module has no forwarding class.
    init?(in module: String, sources: URL) {
        guard let messenger = Self.messengers[module] else { return nil }
        self.messenger = messenger
        self.sources = sources
    }

    /// A file of the module with the methods as extensions of the delegate protocols. UIKit's sources are read once.
    var text: String {
        Self.texts.withLock { texts in
            let text = texts[self] ?? written
            texts[self] = text
            return text
        }
    }

    private static let texts = Mutex<[HandedOnMessages: String]>([:])

    private var written: String {
        let files = files
        let defaults = defaults(in: files)
        let parts = delegates(in: files).flatMap { owner, methods in
            let isOptional = { defaults[owner]?.contains(name($0)) == true }
            return [
                forwarding(owner, methods.filter(isOptional)),
                noDelegate(owner, methods.filter { !isOptional($0) }),
            ]
        }
        return (["import UIKit", Self.noDelegate, Self.boxing] + parts).joined(separator: "\n\n") + "\n"
    }

    // MARK: - Reading

    /// The files with delegate protocols and the default implementations of their optional methods.
    private var files: [SourceFileSyntax] {
        let folders = Self.modules.map { "/Sources/UIKit/\($0)/" }
        let declarations = Self.endings.flatMap { [$0 + " {", $0 + ":"] }
        return sources.swiftFiles.filter { folders.contains(where: $0.path.contains) }
            .compactMap { try? String(contentsOf: $0, encoding: .utf8) }
            .filter { declarations.contains(where: $0.contains) }.map { Parser.parse(source: $0) }
    }

    /// The suffixes of delegate protocols' names.
    private static let endings = ["Delegate", "DataSource", "Prefetching", "DelegateFlowLayout"]
    private static let modules = [
        "UIFoundation", "UIKitCore", "UIKitStoryboards", "UIKitText", "UIKitInteraction", "UIKitControls",
        "UIKitLists", "UIKitPages",
    ]

    /// The delegate protocols that contain only methods, sorted by name. Properties can't be forwarded.
    private func delegates(in files: [SourceFileSyntax]) -> [(name: String, methods: [FunctionDeclSyntax])] {
        files.flatMap(\.statements).compactMap { $0.item.as(ProtocolDeclSyntax.self) }.filter { node in
            Self.endings.contains(where: node.name.text.hasSuffix) && isPublic(node.modifiers)
                && node.memberBlock.members.allSatisfy { $0.decl.is(FunctionDeclSyntax.self) }
        }.map { ($0.name.text, methods(of: $0.memberBlock)) }.sorted { $0.0 < $1.0 }
    }

    /// The methods in protocol extensions, by the protocols' names.
    private func defaults(in files: [SourceFileSyntax]) -> [String: Set<String>] {
        let extensions = files.flatMap(\.statements).compactMap { $0.item.as(ExtensionDeclSyntax.self) }
        return extensions.filter { $0.genericWhereClause == nil }.reduce(into: [:]) { defaults, node in
            let offered = methods(of: node.memberBlock).filter {
                isPublic($0.modifiers) || isPublic(node.modifiers)
            }
            defaults[node.extendedType.trimmedDescription, default: []].formUnion(offered.map(name))
        }
    }

    private func methods(of block: MemberBlockSyntax) -> [FunctionDeclSyntax] {
        block.members.compactMap { $0.decl.as(FunctionDeclSyntax.self) }
    }

    private func isPublic(_ modifiers: DeclModifierListSyntax) -> Bool {
        modifiers.contains { $0.name.text == "public" }
    }

    /// Whether a method takes a non-escaping closure or is static. Objective-C can't forward such a method as a message.
    private func isNoMessage(_ method: FunctionDeclSyntax) -> Bool {
        method.modifiers.contains { $0.name.text == "static" }
            || method.signature.parameterClause.parameters.contains { $0.type.is(FunctionTypeSyntax.self) }
    }

    private func name(_ method: FunctionDeclSyntax) -> String {
        method.name.text
            + method.signature.parameterClause.parameters.map(\.firstName.text).joined(separator: ":")
    }

    // MARK: - Writing

    private func forwarding(_ owner: String, _ methods: [FunctionDeclSyntax]) -> String {
        let members = methods.filter { !isNoMessage($0) }.map { member($0, of: owner) }
        return "extension \(owner) where Self: \(messenger) {\n" + members.joined(separator: "\n") + "\n}"
    }

    private func member(_ method: FunctionDeclSyntax, of owner: String) -> String {
        let labels = method.signature.parameterClause.parameters.map(\.firstName.text)
        let types = method.signature.parameterClause.parameters.map(\.type.trimmedDescription)
        let declared = labels.indices.map { "\(labels[$0]) a\($0): \(types[$0])" }.joined(separator: ", ")
        let given = labels.indices.map { (labels[$0] == "_" ? "" : labels[$0] + ": ") + "a\($0)" }
        let call = "\(method.name.text)(\(given.joined(separator: ", ")))"
        let head = "    public func \(method.name.text)(\(declared))"
        if let returned = method.signature.returnClause?.trimmedDescription {
            return head + " \(returned) { (_forwardToDelegate as? any \(owner) ?? NoDelegate.only).\(call) }"
        }
        // The selector is the one with which `#selector` of a delegate's method is rewritten.
        let selector = SelectorName.method(method.name.text, labels: labels.map { $0 == "_" ? nil : $0 })
        let values = labels.indices.map { "boxedForMessage(a\($0))" }.joined(separator: ", ")
        return """
            \(head) {
                    let selector = Selector("\(selector)"), values: [Any] = [\(values)]
                    _sentMessage(selector, withArguments: values)
                    (_forwardToDelegate as? any \(owner))?.\(call)
                    _methodInvoked(selector, withArguments: values)
                }
            """
    }

    /// A delegate without optional methods, for UIKit's default behavior.
    private static let noDelegate =
        "@MainActor private final class NoDelegate: NSObject { static let only = NoDelegate() }"

    /// The delegate with the required methods, which are never called.
    private func noDelegate(_ owner: String, _ required: [FunctionDeclSyntax]) -> String {
        let members = required.map { method in
            "    func \(method.name.text)\(method.signature.trimmedDescription) { preconditionFailure() }"
        }
        return "extension NoDelegate: \(owner) {\n" + members.joined(separator: "\n") + "\n}"
    }

    /// Objective-C messages contain objects: an enumeration becomes its raw number, and a pointer its address.
    private static let boxing = """
        private func boxedForMessage(_ value: Any) -> Any {
            if let pointer = value as? UnsafeMutablePointer<CGPoint> { return NSNumber(value: UInt(bitPattern: pointer)) }
            if let number = (value as? any RawRepresentable)?.rawValue as? Int { return NSNumber(value: number) }
            return value
        }
        """
}
