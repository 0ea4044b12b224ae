/// The importer's rules in reverse: whether a selector could have a given name in Swift.
struct Importer {
    let className: String
    let renames: Renames
    private let classWords: ClassWords

    init(className: String, renames: Renames) {
        self.className = className
        self.renames = renames
        classWords = ClassWords(className)
    }

    /// The distance between the two names: `0` if they have the same words, or `nil` if they don't match.
    func cost(of apple: AppleMember, as swift: SwiftMember) -> Int? {
        if let names = renames.swiftNames(of: apple.selector, in: className) {
            return names.firstIndex(of: swift.title)
        }
        guard !apple.isConstant else { return nil }
        let selector = ObjCSelector(apple.selector)
        switch swift.kind {
        case .property: return propertyCost(apple, selector, swift)
        case .method: return methodCost(apple, selector, swift)
        case .initializer: return initializerCost(apple, selector, swift)
        case .enumCase, .subscripting, .operating: return nil
        }
    }

    /// Whether the table contains a name for the member; several members may have one name.
    func isRenamed(_ apple: AppleMember) -> Bool {
        renames.swiftNames(of: apple.selector, in: className) != nil
    }

    private func propertyCost(_ apple: AppleMember, _ selector: ObjCSelector, _ swift: SwiftMember) -> Int? {
        guard selector.argumentCount == 0, apple.kind != .initializer, apple.isClassMember == swift.isStatic
        else { return nil }
        let names = [selector.pieces[0], apple.getter.map(Words.split)].compactMap(\.self)
        let target = swift.baseWords
        return names.compactMap { plainCost(of: $0, as: target, isStatic: swift.isStatic) }.min()
    }

    /// A name without arguments drops only a mention of its class: `nextResponder` is `next`.
    private func plainCost(of words: [String], as target: [String], isStatic: Bool) -> Int? {
        let mentions = isStatic ? classWords.suffixes : classWords.receivers
        return classWords.variants(of: words, dropping: mentions).filter { $0.words == target }.map(\.cost)
            .min()
    }

    private func methodCost(_ apple: AppleMember, _ selector: ObjCSelector, _ swift: SwiftMember) -> Int? {
        guard apple.kind != .initializer, apple.kind != .property, apple.isClassMember == swift.isStatic
        else { return nil }
        if selector.argumentCount == 0, swift.parameters.isEmpty {
            return plainCost(of: selector.pieces[0], as: swift.baseWords, isStatic: swift.isStatic)
        }
        let mentions = swift.isStatic ? classWords.suffixes : classWords.receivers
        let starts = classWords.variants(of: selector.pieces.first ?? [], dropping: mentions)
            .filter { $0.words.first == swift.baseWords.first }
        return argumentsCost(selector, starts: starts, swift)
    }

    private func initializerCost(_ apple: AppleMember, _ selector: ObjCSelector, _ swift: SwiftMember) -> Int?
    {
        guard let words = selector.pieces.first else { return nil }
        switch apple.kind {
        case .initializer:
            if selector.argumentCount == 0 { return swift.parameters.isEmpty ? 0 : nil }
            return argumentsCost(selector, starts: [(Array(words.dropFirst()), 0)], swift)
        case .classMethod:
            let mention = classWords.suffixes.first { words.starts(with: $0) }
            guard let mention, selector.argumentCount > 0 else { return nil }
            return argumentsCost(
                selector, starts: [(Array(words.dropFirst(mention.count)), mention.count)], swift)
        default: return nil
        }
    }

    /// Compares each argument's label with its piece; the first piece also contains the base name.
    private func argumentsCost(
        _ selector: ObjCSelector, starts: [(words: [String], cost: Int)], _ swift: SwiftMember
    ) -> Int? {
        let count = selector.argumentCount - (selector.endsWithError ? 1 : 0)
        guard count > 0, count == swift.parameters.count, count <= selector.pieces.count else { return nil }
        var total = 0
        for (piece, parameter) in zip(selector.pieces, swift.parameters).dropFirst() {
            guard let cost = Alignment.cost(of: piece, as: parameter.label, droppable: parameter.typeWords)
            else { return nil }
            total += cost
        }
        let first = swift.parameters[0]
        let costs = starts.compactMap { start in
            Alignment.cost(
                of: start.words, as: swift.baseWords + first.label, droppable: first.typeWords
            ).map { $0 + start.cost }
        }
        return costs.min().map { $0 + total }
    }
}
