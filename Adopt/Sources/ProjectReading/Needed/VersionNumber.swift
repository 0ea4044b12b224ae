import AdoptModel
import Foundation

/// A version of a package: three numbers, and the suffix of a prerelease.
struct VersionNumber: Comparable {
    private let numbers: [Int]
    /// "beta.2" of 1.0.0-beta.2.
    private let prerelease: String

    init?(_ text: String) {
        let plain = (text.hasPrefix("v") ? text.dropFirst() : text[...]).prefix { $0 != "+" }
        let parts = plain.split(separator: "-", maxSplits: 1)
        let numbers =
            parts.first?.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) } ?? []
        guard (1...3).contains(numbers.count), !numbers.contains(nil) else { return nil }
        self.numbers = (numbers + [0, 0]).prefix(3).map { $0 ?? 0 }
        prerelease = parts.count > 1 ? String(parts[1]) : ""
    }

    private init(numbers: [Int]) {
        self.numbers = numbers
        prerelease = ""
    }

    var major: Int { numbers[0] }

    var isPrerelease: Bool { !prerelease.isEmpty }

    static func < (a: VersionNumber, b: VersionNumber) -> Bool {
        guard a.numbers == b.numbers else { return a.numbers.lexicographicallyPrecedes(b.numbers) }
        guard a.isPrerelease, b.isPrerelease else { return a.isPrerelease && !b.isPrerelease }
        return a.prerelease.compare(b.prerelease, options: .numeric) == .orderedAscending
    }

    /// The first version with another number at this position: the next major version at 0.
    func next(at position: Int) -> VersionNumber {
        VersionNumber(
            numbers: numbers.enumerated().map { index, number in
                index < position ? number : index == position ? number + 1 : 0
            })
    }
}

extension PackageReference.Version {
    /// Whether a version satisfies the requirement. A prerelease only satisfies one that names a prerelease.
    func isMet(by number: VersionNumber) -> Bool {
        if case .exactly(let text) = self { return number == VersionNumber(text) }
        guard let range else { return false }
        return range.contains(number) && (!number.isPrerelease || range.lowerBound.isPrerelease)
    }

    /// Whether a version exists that both requirements allow.
    func overlaps(_ other: Self) -> Bool {
        guard let range, let others = other.range else { return self == other }
        return range.overlaps(others)
    }

    /// All versions with the same major number; `nil` for a branch or a commit.
    var compatible: Self? { range.map { .upToNextMajor("\($0.lowerBound.major)") } }

    /// The requirement in a sentence.
    var text: String {
        switch self {
        case .exactly(let text), .branch(let text), .revision(let text): text
        case .upToNextMajor(let low), .upToNextMinor(let low): "from \(low)"
        case .range(let low, let high): "from \(low) to \(high)"
        }
    }

    /// The versions that the requirement allows; `nil` for a branch or a commit.
    private var range: Range<VersionNumber>? {
        switch self {
        case .upToNextMajor(let text): Self.range(from: text) { $0.next(at: 0) }
        case .upToNextMinor(let text): Self.range(from: text) { $0.next(at: 1) }
        case .exactly(let text): Self.range(from: text) { $0.next(at: 2) }
        case .range(let low, let high): Self.range(from: low) { _ in VersionNumber(high) }
        case .branch, .revision: nil
        }
    }

    private static func range(
        from text: String, to end: (VersionNumber) -> VersionNumber?
    ) -> Range<VersionNumber>? {
        guard let low = VersionNumber(text), let high = end(low), low < high else { return nil }
        return low..<high
    }
}
