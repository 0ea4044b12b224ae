// Extensions of other types.
extension InferredModule {
    /// The module's members of other types: `imageView.kf`.
    var extensions: [String] {
        let classes = types.filter { InferredKind($0.0, $0.1) != .protocolType }.map(\.0)
        let inferred = Set(classes + [value.name])
        let foreign = missing.compactMap { name -> (owner: String, name: String, isStatic: Bool)? in
            switch name.owner {
            case .values(let owner): (extended(owner), name.name, false)
            case .type(let owner): (extended(owner), name.name, true)
            case .types, .scope, .attributes, .subclasses, .sequences, .names, .adopters: nil
            }
        }.filter { !inferred.contains($0.owner) && isExtended($0.owner) }
        // A member of several classes belongs to their common superclass.
        let owners = Dictionary(grouping: foreign, by: \.name).mapValues {
            Set($0.map(\.owner).filter(isClass))
        }
        let once = foreign.map { member in
            isClass(member.owner) && owners[member.name, default: []].count > 1
                ? (owner: "NSObject", name: member.name, isStatic: member.isStatic) : member
        }
        return Dictionary(grouping: once, by: \.owner).sorted { $0.key < $1.key }.map { owner, members in
            let unique = Set(members.map { "\($0.isStatic ? "static " : "")\($0.name)" }).sorted()
            return block(owner, unique.flatMap(extensionMember))
        }
    }

    private func isClass(_ type: String) -> Bool { type.hasPrefix("UI") || type == "NSObject" }

    private func extensionMember(_ text: String) -> [String] {
        let isStatic = text.hasPrefix("static ")
        let name = isStatic ? String(text.dropFirst(7)) : text
        let methods = (all(\.calledMethods)[name] ?? []).withoutTwins.sorted { $0.parameters < $1.parameters }
            .flatMap { function(name, $0, isStatic: isStatic) }
        guard methods.isEmpty || all(\.properties).contains(name) else { return methods }
        let word = isStatic ? "static " : "", setter = isStatic ? "" : "nonmutating "
        let given = wantedMembers[name] ?? GivenValue(type: value.name, result: "\(value.name)()")
        return methods + [
            "public \(word)var \(name.escaped): \(given.type) { get { notReal(\"\(module): \(name)\"); return \(given.result) } \(setter)set {} }"
        ]
    }

    /// The type to extend. The app's own classes are represented by NSObject.
    private func extended(_ owner: String) -> String {
        if owner.hasPrefix("[") { return owner.contains(":") ? "Dictionary" : "Array" }
        if owner.hasSuffix("?") { return "Optional" }
        let name = String(owner.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." })
        guard declared.contains(name) else { return name }
        // The app's own type has the member through a protocol of the module that it conforms to.
        let adopted = studies.reduce(into: Set()) { $0.formUnion($1.uses.adoptions[name] ?? []) }
        return adopted.min() ?? "NSObject"
    }

    /// Whether the module can extend the type: its own, UIKit's, Foundation's or Swift's, but not another module's.
    private func isExtended(_ type: String) -> Bool {
        type.hasPrefix("UI") || type.hasPrefix("NS") || type.hasPrefix("CA") || type.hasPrefix("CG")
            || Self.extendedTypes.contains(type) || types.contains { $0.0 == type }
    }

    private static let extendedTypes: Set<String> = [
        "String", "Substring", "Character", "Int", "Double", "Float", "Bool", "Array", "Dictionary", "Set",
        "Optional", "Date", "Data", "URL", "Bundle", "Calendar", "Locale", "Notification", "IndexPath",
        "URLRequest", "URLComponents", "URLSession", "URLResponse", "HTTPURLResponse", "UUID",
        "DispatchQueue",
        "Result", "Decimal", "TimeInterval", "DateFormatter", "UserDefaults",
    ]

    /// Classes without the prefixes of UIKit, Foundation and Core Animation.
    private static let classesOfOtherNames: Set<String> = [
        "CGImage", "CGColor", "CGPath", "CGContext", "CGFont", "Bundle", "DateFormatter", "DispatchQueue",
        "HTTPURLResponse", "URLResponse", "URLSession", "UserDefaults",
    ]

    func block(_ type: String, _ members: [String]) -> String {
        // Setting a property of a class doesn't mutate the reference.
        let isClass =
            ["UI", "NS", "CA"].contains(where: type.hasPrefix) || Self.classesOfOtherNames.contains(type)
            || types.contains { $0.0 == type && !$0.1.isOfValues }
        let lines = members.map { isClass ? $0.replacing("nonmutating set", with: "set") : $0 }
        return "extension \(type) {\n" + lines.map { "    " + $0 }.joined(separator: "\n") + "\n}"
    }
}
