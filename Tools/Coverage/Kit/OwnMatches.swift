/// Pairs Apple's members of one class with ours: the closest pair first, each at most once. Of two equally close members of ours, the one
/// that apps can override is Apple's, and the other is a variant of it.
struct OwnMatches {
    /// By the index of Apple's member in the list.
    private(set) var partners: [Int: Int] = [:]

    private struct Pair {
        let cost: Int
        let apple: Int
        let swift: Int
    }

    init(_ apple: [AppleMember], _ swift: [SwiftMember], _ importer: Importer) {
        var pairs: [Pair] = []
        for (appleIndex, member) in apple.enumerated() {
            for (swiftIndex, candidate) in swift.enumerated() {
                guard let cost = importer.cost(of: member, as: candidate) else { continue }
                pairs.append(Pair(cost: cost, apple: appleIndex, swift: swiftIndex))
            }
        }
        let closed = swift.map { $0.isOpen ? 0 : 1 }
        pairs.sort {
            ($0.cost, $0.apple, closed[$0.swift], $0.swift) < ($1.cost, $1.apple, closed[$1.swift], $1.swift)
        }
        var taken: Set<Int> = []
        for pair in pairs where partners[pair.apple] == nil && !taken.contains(pair.swift) {
            partners[pair.apple] = pair.swift
            taken.insert(pair.swift)
        }
        share(pairs, apple, swift, importer)
        shareSetters(apple, swift)
    }

    /// Swift has one initializer for an Objective-C initializer and a factory, or for several initializers that omit arguments, and one
    /// name for a repeated selector.
    private mutating func share(
        _ pairs: [Pair], _ apple: [AppleMember], _ swift: [SwiftMember], _ importer: Importer
    ) {
        let selectors = Dictionary(grouping: apple.indices) { apple[$0].selector }
        for pair in pairs where partners[pair.apple] == nil {
            let isFactory = apple[pair.apple].kind == .classMethod && swift[pair.swift].kind == .initializer
            let isRepeated = selectors[apple[pair.apple].selector, default: []]
                .contains { partners[$0] == pair.swift }
            if isFactory || isRepeated || importer.isRenamed(apple[pair.apple]) {
                partners[pair.apple] = pair.swift
            }
        }
    }

    /// A property includes the setter that Objective-C may list separately.
    private mutating func shareSetters(_ apple: [AppleMember], _ swift: [SwiftMember]) {
        for (index, member) in apple.enumerated() where partners[index] == nil {
            let selector = ObjCSelector(member.selector)
            guard selector.argumentCount == 1, let words = selector.pieces.first, words.first == "set" else {
                continue
            }
            partners[index] = swift.indices.first {
                swift[$0].kind == .property && swift[$0].isStatic == member.isClassMember
                    && swift[$0].baseWords == Array(words.dropFirst())
            }
        }
    }

    func isPaired(_ swift: Int) -> Bool { partners.values.contains(swift) }
}
