/// Determines the implemented members of one class, and the members that Apple lacks.
struct ClassResolver {
    let catalogue: AppleCatalogue
    let module: UIKitModule
    let renames: Renames
    let constants: ConstantMatcher
    let overridability: Overridability

    func coverage(of className: String) -> TypeCoverage {
        let apple = catalogue.members[className] ?? []
        let type = module.types[className]
        let own = type?.members.filter { !$0.isAsync } ?? []
        let matches = OwnMatches(apple, own, importer(className))
        let rows = apple.indices.map { index in
            TypeCoverage.Row(
                apple: apple[index],
                presence: presence(apple[index], matches.partners[index].map { own[$0] }, className))
        }
        let unknown = own.indices.filter { !matches.isPaired($0) }.map { own[$0] }
            .filter { !isKnown($0, className) }
        let forms = rows.compactMap(asyncForm).sorted { $0.title < $1.title }
        let written = type?.members.filter(\.isAsync) ?? []
        return TypeCoverage(
            name: className, module: catalogue.module(of: className), swiftName: type?.name, rows: rows,
            unknown: unknown + written.filter { member in !forms.contains { $0.title == member.title } },
            overridable: type?.openness == .noClass
                ? nil : Count(of: own.filter(overridability.isOverridable), having: \.isOpen),
            asyncFormCount: Count(of: forms) { form in written.contains { $0.title == form.title } },
            asyncForms: forms)
    }

    /// The `async` variant for a member with a completion handler.
    private func asyncForm(_ row: TypeCoverage.Row) -> AsyncForm? {
        guard case .own(let member) = row.presence, overridability.isOverridable(member),
            !AsyncForm.disabled.contains(row.apple.selector)
        else { return nil }
        return AsyncForm(row.apple, member)
    }

    private func importer(_ className: String) -> Importer {
        Importer(className: className, renames: renames)
    }

    private func presence(_ apple: AppleMember, _ own: SwiftMember?, _ className: String)
        -> TypeCoverage.Presence
    {
        if let own { return .own(own) }
        if apple.isConstant { return constants.member(for: apple, in: className).map { .own($0) } ?? .absent }
        return inherited(apple, className).map { .inherited($0) } ?? .absent
    }

    /// A member that a superclass of our class has. A property that Apple redeclares has another type, so only a protocol's property
    /// counts; initializers count if the class declares none itself.
    private func inherited(_ apple: AppleMember, _ className: String) -> SwiftMember? {
        if apple.kind == .initializer, !module.inheritsInitializers(className) { return nil }
        let rules = importer(className)
        for ancestor in module.ancestors(of: className) {
            let isProtocol = module.protocols.contains(ancestor)
            if apple.kind == .property, !isProtocol { continue }
            let members = module.types[ancestor]?.members ?? []
            if let member = members.first(where: { rules.cost(of: apple, as: $0) != nil }) { return member }
            if apple.kind == .initializer, !isProtocol, !module.inheritsInitializers(ancestor) { return nil }
        }
        return nil
    }

    private func isKnown(_ member: SwiftMember, _ className: String) -> Bool {
        member.kind == .enumCase || member.kind == .operating || WellKnown.titles.contains(member.title)
            || constants.isClaimed(member) || isSetter(member, className)
            || module.ancestors(of: className).contains { declares(member, $0) }
    }

    /// `setAnimationsEnabled(_:)` is the setter of the listed `areAnimationsEnabled`.
    private func isSetter(_ member: SwiftMember, _ className: String) -> Bool {
        guard member.kind == .method, member.parameters.count == 1, member.baseWords.first == "set" else {
            return false
        }
        let name = Array(member.baseWords.dropFirst())
        return (catalogue.members[className] ?? []).contains { apple in
            let words = Words.split(apple.selector)
            return words == name || (["are", "is"].contains(words.first) && Array(words.dropFirst()) == name)
        }
    }

    /// Whether Apple's `ancestor` declares the member, or ours if the list doesn't contain the ancestor.
    private func declares(_ member: SwiftMember, _ ancestor: String) -> Bool {
        let rules = importer(ancestor)
        if let listed = catalogue.members[ancestor],
            listed.contains(where: { rules.cost(of: $0, as: member) != nil })
        {
            return true
        }
        return module.types[ancestor]?.members.contains { $0.title == member.title } ?? false
    }
}
