import Foundation

/// The part of the compiler's symbol graph format that the coverage reads.
struct SymbolGraph: Decodable {
    struct Symbol: Decodable {
        let kind: Kind
        let identifier: Identifier
        let pathComponents: [String]
        let names: Names
        let functionSignature: Signature?
        let declarationFragments: [Fragment]?
        let accessLevel: String?
        let swiftExtension: Extension?
    }

    /// The module of the type that an extension's symbol extends.
    struct Extension: Decodable { let extendedModule: String }

    struct Kind: Decodable { let identifier: String }
    struct Identifier: Decodable { let precise: String }
    struct Names: Decodable { let title: String }

    struct Signature: Decodable {
        let parameters: [Parameter]?
    }

    struct Parameter: Decodable {
        let name: String
        let internalName: String?
        let declarationFragments: [Fragment]?
    }

    struct Fragment: Decodable {
        let kind: String
        let spelling: String
    }

    struct Relationship: Decodable {
        let kind: String
        let source: String
        let target: String
        let targetFallback: String?
    }

    let symbols: [Symbol]
    let relationships: [Relationship]
}
