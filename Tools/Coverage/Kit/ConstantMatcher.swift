/// Finds the Swift names of notifications and constants, which Swift nests in a type:
/// `UIApplicationDidBecomeActiveNotification` is `UIApplication.didBecomeActiveNotification`.
struct ConstantMatcher {
    private var members: [[String]: SwiftMember] = [:]
    private var paths: [String: SwiftMember] = [:]
    private var claimed: Set<String> = []
    private let renames: Renames

    init(_ module: UIKitModule, _ catalogue: AppleCatalogue, renames: Renames) {
        self.renames = renames
        for member in module.allMembers where member.isStatic || member.kind == .enumCase {
            let key = Self.key(member.path.flatMap(Words.split))
            if members[key] == nil { members[key] = member }
            if paths[member.qualifiedName] == nil { paths[member.qualifiedName] = member }
        }
        for (className, listed) in catalogue.members {
            let found = listed.filter(\.isConstant).compactMap { self.member(for: $0, in: className) }
            claimed.formUnion(found.map(\.qualifiedName))
        }
    }

    /// The Swift member for `apple`.
    func member(for apple: AppleMember, in className: String) -> SwiftMember? {
        if let names = renames.swiftNames(of: apple.selector, in: className) {
            return names.lazy.compactMap { paths[$0] }.first
        }
        let words = Words.split(apple.selector)
        let classWords = ClassWords(className).words
        let candidates = [words, words + ["notification"], words + classWords]
        return candidates.lazy.compactMap { members[Self.key($0)] }.first
    }

    /// Whether one of Apple's constants matches `member`.
    func isClaimed(_ member: SwiftMember) -> Bool { claimed.contains(member.qualifiedName) }

    /// The order of words changes if a type's name is in the middle of a name.
    private static func key(_ words: [String]) -> [String] {
        words.filter { $0 != "ui" && $0 != "ns" }.sorted()
    }
}
