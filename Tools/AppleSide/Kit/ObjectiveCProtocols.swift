/// Which protocols of a module are Objective-C's on Apple's systems, and which of their members a class may leave out.
struct ObjectiveCProtocols {
    private var parents: [String: [String]] = [:]
    private var requirements: [String: Set<String>] = [:]
    private var defaults: [String: Set<String>] = [:]

    /// Protocols with types of their own, or with values that this compiler cannot send through Objective-C.
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

    /// Those that stand on `NSObjectProtocol`, or on nothing but being a class's. The others are Swift's.
    func contains(_ name: String) -> Bool {
        if name == "NSObjectProtocol" || name == "AnyObject" { return true }
        guard let parents = parents[name], !unsendable.contains(name) else { return false }
        return !parents.isEmpty && parents.allSatisfy(contains)
    }

    /// On Linux an optional member is one with a default.
    func isOptional(_ member: Declaration, in name: String) -> Bool {
        contains(name) && defaults[name]?.contains(member.signature) == true
    }

    /// Whether a member of an extension is the default of an optional one, which Apple's has not.
    func isDefault(_ member: Declaration, in name: String) -> Bool {
        contains(name) && requirements[name]?.contains(member.signature) == true
    }

    /// Whether this compiler can send the member through Objective-C: not with a protocol of Swift's in it, and not with
    /// a pointer to what is no C type here, nor an object or enumeration of Foundation's, which is none of Objective-C's here.
    func canSend(_ member: Declaration) -> Bool {
        !["UnsafeMutablePointer<", "-> ComparisonResult"].contains(where: member.text.contains)
            && !member.hasFoundationsValue
            && !parents.keys.contains { !contains($0) && member.names(protocol: $0) }
    }
}

extension Declaration {
    /// Whether the declaration has an object of a class of Foundation's that is none of Objective-C's here.
    fileprivate var hasFoundationsValue: Bool {
        text.contains(#/\b(NSAttributedString|NSCoder|Progress)\b(?!\.)/#)
    }

    /// Whether the declaration has a value of a protocol of these modules.
    fileprivate func names(protocol name: String) -> Bool {
        ["UIKit", "QuartzCore"].contains { text.contains("any \($0).\(name)") }
    }
}
