/// A member of an extension that must stand in its class: the class's member calls the extension's, which has another name.
struct MovedMember {
    private let member: MemberRecord

    init(_ member: MemberRecord) { self.member = member }

    /// What the extension's member is called.
    var newName: String { member.nameInExtension }

    /// The member that a class gets, on one line.
    func call(in type: TypeRecord) -> String {
        (member.availability.isEmpty ? "" : member.availability + " ") + modifiers(in: type)
            + (member.kind == .property ? property : method)
    }

    /// What a method of the extension is called that a property of the class tells of its changes.
    func name(of observer: String) -> String { member.name + observer.capitalizedFirst + "InExtension" }

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
