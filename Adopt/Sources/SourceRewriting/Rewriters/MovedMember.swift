extension MemberRecord {
    /// The class's member that calls a member of an extension, which is renamed: on one line, for the class's body.
    func callingExtension(in type: TypeRecord) -> String {
        (availability.isEmpty ? "" : availability + " ") + words(in: type) + declaration
            + " { \(callOfExtension) }"
    }

    /// The modifiers. An override is as visible as its class.
    private func words(in type: TypeRecord) -> String {
        var words = modifiers
        if isOverride, !type.modifiers.isDisjoint(with: ["open", "public"]), !words.contains("open") {
            words.insert("public")
        }
        let order = ["open", "public", "override", "static", "class"]
        return order.filter(words.contains).map { $0 + " " }.joined()
    }

    private var callOfExtension: String {
        guard kind == .property, isSettable else { return call(of: nameInExtension) }
        return "get { \(nameInExtension) } set { \(nameInExtension) = newValue }"
    }
}
