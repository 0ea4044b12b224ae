import AdoptModel

/// A release version of a package: three numbers. Prerelease versions aren't supported.
struct VersionNumber: Comparable {
    private let numbers: [Int]

    init?(_ text: String) {
        let plain = text.hasPrefix("v") ? text.dropFirst() : text[...]
        let numbers = plain.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
        guard (1...3).contains(numbers.count), !numbers.contains(nil) else { return nil }
        self.numbers = (numbers + [0, 0]).prefix(3).map { $0 ?? 0 }
    }

    static func < (a: VersionNumber, b: VersionNumber) -> Bool {
        a.numbers.lexicographicallyPrecedes(b.numbers)
    }

    /// Whether the first `count` numbers are equal.
    func agrees(with other: VersionNumber, in count: Int) -> Bool {
        numbers.prefix(count) == other.numbers.prefix(count)
    }
}

extension PackageReference.Version {
    /// The newest of a repository's tags that satisfies the requirement.
    func newest(of tags: [String]) -> String? {
        let versions = tags.compactMap { tag in VersionNumber(tag).map { (tag: tag, number: $0) } }
        return versions.filter { isMet(by: $0.number) }.max { $0.number < $1.number }?.tag
    }

    private func isMet(by number: VersionNumber) -> Bool {
        switch self {
        case .upToNextMajor(let text): isMet(by: number, from: text, count: 1)
        case .upToNextMinor(let text): isMet(by: number, from: text, count: 2)
        case .exactly(let text): VersionNumber(text) == number
        case .range(let low, let high):
            if let low = VersionNumber(low), let high = VersionNumber(high) {
                (low..<high).contains(number)
            } else {
                false
            }
        case .branch, .revision: false
        }
    }

    private func isMet(by number: VersionNumber, from text: String, count: Int) -> Bool {
        VersionNumber(text).map { number >= $0 && number.agrees(with: $0, in: count) } ?? false
    }
}
