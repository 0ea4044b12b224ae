/// An extension member that must be in the class: the class's member calls the extension's, which is renamed.
struct MovedMember {
    private let member: MemberRecord
    /// The suffix of the extension member's name, if an extension of a superclass also has a moved member of the same name.
    private let ending: String

    init(_ member: MemberRecord, of type: TypeRecord, in index: ModuleIndex) {
        self.member = member
        ending =
            index.isMovedAbove(member, type)
            ? "Of" + String(type.name.split(separator: ".").last ?? "") : ""
    }

    /// The new name of the extension's member.
    var newName: String { member.nameInExtension + ending }

    /// The member that is added to a class, on one line.
    func call(in type: TypeRecord) -> String {
        (member.availability.isEmpty ? "" : member.availability + " ") + modifiers(in: type)
            + (member.kind == .property ? property : method)
    }

    /// The name of the extension's method that an observer of the class's property calls.
    func name(of observer: String) -> String {
        member.name + observer.capitalizedFirst + "InExtension" + ending
    }

    /// An override is as visible as its class.
    private func modifiers(in type: TypeRecord) -> String {
        var words = member.modifiers
        if member.isOverride, !type.modifiers.isDisjoint(with: ["open", "public"]), !words.contains("open") {
            words.insert("public")
        }
        let order = ["open", "public", "override", "static", "class"]
        return order.filter(words.contains).map { $0 + " " }.joined()
    }

    private var method: String { member.declaration + " { \(member.call(of: newName)) }" }

    private var property: String {
        guard member.observers.isEmpty else {
            let told = member.observers.map {
                "\($0) { \(name(of: $0))(\($0 == "didSet" ? "oldValue" : "newValue")) }"
            }
            return member.declaration + " { \(told.joined(separator: " ")) }"
        }
        guard member.isSettable else { return member.declaration + " { \(newName) }" }
        return member.declaration + " { get { \(newName) } set { \(newName) = newValue } }"
    }
}

extension ModuleIndex {
    /// Whether an extension of a superclass has a moved member of the same name.
    fileprivate func isMovedAbove(_ member: MemberRecord, _ type: TypeRecord) -> Bool {
        line(of: type).dropFirst().contains { above in
            above.extensions.contains { found in
                movingMembers(of: found, above).contains { $0.reference == member.reference }
            }
        }
    }
}
