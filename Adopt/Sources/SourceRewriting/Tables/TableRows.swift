/// The rows in the table of a class.
enum TableRows {
    /// Whether the table of a class has a row for a member.
    static func has(_ member: MemberRecord, of type: TypeRecord) -> Bool {
        guard type.kind == .classType else { return false }
        if type.members.contains(where: { $0.isSame(as: member) }) {
            return row(member, of: type, isExposed: type.attributes.contains("objcMembers")) != nil
        }
        return type.extensions.contains { found in
            !found.isConstrained && found.members.contains { $0.isSame(as: member) }
                && row(member, of: type, isExposed: found.exposesMembers(of: type)) != nil
        }
    }

    /// The rows of a class's body.
    static func rows(of type: TypeRecord) -> [String] {
        type.members.compactMap { row($0, of: type, isExposed: type.attributes.contains("objcMembers")) }
            + type.answers
    }

    /// The rows that an extension adds.
    static func rows(of found: ExtensionRecord, _ type: TypeRecord) -> [String] {
        found.members.compactMap { row($0, of: type, isExposed: found.exposesMembers(of: type)) }
            + found.answers
    }

    /// The rows of the members that an extension adds to a class of UIKit for storyboards.
    static func rows(ofUIKit found: ExtensionRecord, in index: ModuleIndex) -> [String] {
        let type = TypeRecord(
            name: found.name, kind: .classType, file: found.file, inherited: [], attributes: [], modifiers: []
        )
        type.isOfSwift6 = index.isOfSwift6
        type.members = found.members
        return found.members.filter { !$0.attributes.isDisjoint(with: ["IBAction", "IBInspectable"]) }
            .compactMap { row($0, of: type, isExposed: false) }
    }

    /// A member's row; `nil` if the member isn't exposed to Objective-C or needs no row.
    ///
    /// - Parameter isExposed: Whether all members of the body are exposed to Objective-C: `@objcMembers`, `@objc extension`.
    static func row(_ member: MemberRecord, of type: TypeRecord, isExposed: Bool) -> String? {
        guard !member.isStatic, !member.isUnavailable else { return nil }
        switch member.kind {
        case .initializer: return nil
        case .property: return property(member, of: type, isExposed: isExposed)
        case .method: return method(member, of: type, isExposed: isExposed)
        }
    }

    /// The rows that list which of a class's methods exist, for the module's questions.
    static func answers(
        _ members: [MemberRecord], of type: TypeRecord, isExposed: Bool, to questions: Set<MemberQuestion>
    )
        -> [String]
    {
        members.filter { $0.kind == .method && !$0.isStatic }.flatMap { member -> [String] in
            let isKnown = row(member, of: type, isExposed: isExposed) != nil
            return questions.filter { $0.means(member) && !($0.isSelector && isKnown) }.map {
                ".member(\"\($0.text)\")"
            }
            .sorted()
        }
    }

    private static func method(_ member: MemberRecord, of type: TypeRecord, isExposed: Bool) -> String? {
        if member.isObserver { return ".observer(\(type.nameInRows).observeValue)" }
        if member.attributes.contains("IBSegueAction") {
            return ".segueAction(\"\(member.selector)\", \(type.nameInRows).\(member.reference))"
        }
        let isKnown =
            !member.attributes.isDisjoint(with: ["objc", "IBAction"])
            || isExposed && !member.isPrivate && !member.attributes.contains("nonobjc") && !member.isOverride
        guard isKnown, member.parameters.count <= 2, !member.isAsync, !member.isThrowing,
            !member.parameters.contains(where: { $0.type.hasPrefix("inout") || $0.type.hasSuffix("...") })
        else { return nil }
        let call =
            type.isOfSwift6
            ? closure(member, of: type) : "\(type.nameInRows).\(member.reference)\(cast(member, of: type))"
        return ".action(\"\(member.selector)\", \(call))"
    }

    /// A closure that calls a method. In Swift 6 a nonisolated method isn't accepted as a main-actor function, but a closure may
    /// call it.
    private static func closure(_ member: MemberRecord, of type: TypeRecord) -> String {
        let names = ["a", "b"].prefix(member.parameters.count)
        let types = member.parameters.map { cast(member, of: type).isEmpty ? "" : ": " + $0.type }
        let taken = zip(names, types).map { $0 + $1 }.joined(separator: ", ")
        let given = zip(names, member.parameters).map { name, parameter in
            (parameter.label.map { $0 + ": " } ?? "") + name
        }.joined(separator: ", ")
        let head = taken.isEmpty ? "" : types.contains("") ? taken + " in " : "(\(taken)) in "
        let ignoring = ["Void", "()"].contains(member.returns ?? "Void") ? "" : "_ = "
        return "{ (owner: \(type.nameInRows)) in { \(head)\(ignoring)owner.\(member.name)(\(given)) } }"
    }

    /// Base names of UIKit methods with arguments. An app's method with such a name and without arguments needs a cast.
    private static let namesWithArguments: Set = [
        "addAction", "dismiss", "draw", "present", "scroll", "select", "setEditing", "show", "transition",
        "touchesBegan", "update",
    ]

    /// The cast that selects one of several methods with the same name.
    private static func cast(_ member: MemberRecord, of type: TypeRecord) -> String {
        let alike = type.allMembers.filter {
            $0.kind == .method && $0.name == member.name
                && (member.parameters.isEmpty || $0.reference == member.reference)
        }
        let hasUIKitsName = member.parameters.isEmpty && namesWithArguments.contains(member.name)
        guard alike.count > 1 || hasUIKitsName else { return "" }
        let types = member.parameters.map(\.type).joined(separator: ", ")
        return " as (\(type.nameInRows)) -> (\(types)) -> \(member.returns ?? "Void")"
    }

    private static func property(_ member: MemberRecord, of type: TypeRecord, isExposed: Bool) -> String? {
        let isOutlet = member.attributes.contains("IBOutlet")
        let isKnown =
            isOutlet || !member.attributes.isDisjoint(with: ["objc", "IBInspectable", "GKInspectable"])
            || isExposed && !member.isPrivate && !member.isOverride && !member.attributes.contains("nonobjc")
        guard isKnown else { return nil }
        let path = "\\\(type.nameInRows).\(member.name)"
        guard member.isSettable else { return ".readOnly(\"\(member.selector)\", \(path))" }
        return ".\(isOutlet ? outletKind(member.type ?? "") : "inspectable")(\"\(member.selector)\", \(path))"
    }

    /// The kind of row for an outlet of a type.
    private static func outletKind(_ type: String) -> String {
        if type.hasPrefix("[") || type.hasPrefix("Array<") { return "collection" }
        return type.hasSuffix("!") || type.hasSuffix("?") ? "outlet" : "inspectable"
    }
}

extension TypeRecord {
    /// The class's name in rows. The last component of a generic class's name refers to the class with its own parameters.
    var nameInRows: String {
        isGeneric ? String(name.split(separator: ".").last ?? "") : name
    }
}

extension ExtensionRecord {
    /// Whether all members are exposed to Objective-C without an attribute.
    func exposesMembers(of type: TypeRecord) -> Bool {
        attributes.contains("objc") || type.attributes.contains("objcMembers")
    }
}

extension MemberRecord {
    fileprivate func isSame(as other: MemberRecord) -> Bool {
        kind == other.kind && reference == other.reference
            && parameters.map(\.type) == other.parameters.map(\.type)
    }
}
