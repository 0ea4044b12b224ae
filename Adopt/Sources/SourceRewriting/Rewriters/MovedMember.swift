/// A member of an extension that must stand in its class: the class's member calls the extension's, which has another name.
struct MovedMember {
    private let member: MemberRecord
    /// What the extension's name ends in, where an extension of a class above has moved such a member as well.
    private let ending: String

    init(_ member: MemberRecord, of type: TypeRecord, in index: ModuleIndex) {
        self.member = member
        ending =
            index.isMovedAbove(member, type)
            ? "Of" + String(type.name.split(separator: ".").last ?? "") : ""
    }

    /// What the extension's member is called.
    var newName: String { member.nameInExtension + ending }

    /// The member that a class gets, on one line.
    func call(in type: TypeRecord) -> String {
        (member.availability.isEmpty ? "" : member.availability + " ") + modifiers(in: type)
            + (member.kind == .property ? property : method)
    }

    /// What a method of the extension is called that a property of the class tells of its changes.
    func name(of observer: String) -> String {
        member.name + observer.capitalizedFirst + "InExtension" + ending
    }

    /// Who sees a class sees what it overrides.
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
    /// Whether an extension of a class above has such a member that is moved.
    fileprivate func isMovedAbove(_ member: MemberRecord, _ type: TypeRecord) -> Bool {
        line(of: type).dropFirst().contains { above in
            above.extensions.contains { found in
                movingMembers(of: found, above).contains { $0.reference == member.reference }
            }
        }
    }
}
