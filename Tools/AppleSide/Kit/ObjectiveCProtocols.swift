/// The protocols of a module that are Objective-C protocols on Apple's systems, and their optional members.
struct ObjectiveCProtocols {
    private var parents: [String: [String]] = [:]
    private var requirements: [String: Set<String>] = [:]
    private var defaults: [String: Set<String>] = [:]

    /// Protocols with associated types, or with values that this compiler can't represent in Objective-C.
    private var unsendable: Set<String> = []

    init(_ declarations: [Declaration]) {
        let anchors = declarations.filter(\.hasGenericSuperclass).map { "UIKit.\($0.name)" }
        for declaration in declarations where declaration.keyword == "protocol" {
            let texts = (declaration.members ?? []).map(\.text)
            if texts.contains(where: { text in anchors.contains { text.contains($0) } }) {
                unsendable.insert(declaration.name)
            }
        }
        for declaration in declarations {
            let signatures = Set((declaration.members ?? []).map(\.signature))
            switch declaration.keyword {
            case "protocol":
                parents[declaration.name] = declaration.parents
                requirements[declaration.name] = signatures
            case "extension": defaults[declaration.name, default: []].formUnion(signatures)
            default: break
            }
        }
        for declaration in declarations where declaration.keyword == "protocol" {
            let own = declaration.members ?? []
            let optional = defaults[declaration.name, default: []]
            let cannot = own.contains {
                ["associatedtype ", "throws -> Self"].contains(where: $0.text.contains)
                    || !optional.contains($0.signature) && $0.hasFoundationsValue
            }
            if cannot { unsendable.insert(declaration.name) }
        }
    }

    /// The protocols that inherit from `NSObjectProtocol`, or only from `AnyObject`. The others are Swift's.
    func contains(_ name: String) -> Bool {
        if name == "NSObjectProtocol" || name == "AnyObject" { return true }
        guard let parents = parents[name], !unsendable.contains(name) else { return false }
        return !parents.isEmpty && parents.allSatisfy(contains)
    }

    /// On Linux, an optional member is one with a default implementation.
    func isOptional(_ member: Declaration, in name: String) -> Bool {
        contains(name) && defaults[name]?.contains(member.signature) == true
    }

    /// Whether a member of an extension is the default of an optional member, which Apple's extension doesn't have.
    func isDefault(_ member: Declaration, in name: String) -> Bool {
        contains(name) && requirements[name]?.contains(member.signature) == true
    }

    /// Whether this compiler can represent the member in Objective-C: not if it contains a Swift protocol, a pointer to a type that isn't a
    /// C type here, or one of Foundation's objects or enumerations, which aren't Objective-C's here.
    func canSend(_ member: Declaration) -> Bool {
        !["UnsafeMutablePointer<", "-> ComparisonResult"].contains(where: member.text.contains)
            && !member.hasFoundationsValue
            && !parents.keys.contains { !contains($0) && member.names(protocol: $0) }
    }
}

extension Declaration {
    /// Whether the declaration contains an object of a Foundation class that isn't an Objective-C class here.
    fileprivate var hasFoundationsValue: Bool {
        text.contains(#/\b(NSAttributedString|NSCoder|Progress)\b(?!\.)/#)
    }

    /// Whether the declaration contains a value of a protocol of these modules.
    fileprivate func names(protocol name: String) -> Bool {
        ["UIKit", "QuartzCore"].contains { text.contains("any \($0).\(name)") }
    }
}
