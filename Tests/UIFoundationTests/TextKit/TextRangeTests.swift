import SeededNumbers
import Testing

@testable import UIKitCore
@testable import UIKitText

/// Ranges of a document, compared with sets of numbers.
@Suite struct TextRangeTests {
    private func range(_ start: Int, _ end: Int) -> NSTextRange {
        NSTextRange(location: CountedLocation(start), end: CountedLocation(end))!
    }

    @Test func `a range does not end before it begins`() {
        #expect(NSTextRange(location: CountedLocation(3), end: CountedLocation(2)) == nil)
        #expect(NSTextRange(location: CountedLocation(3), end: nil)?.isEmpty == true)
        #expect(NSTextRange(location: CountedLocation(3)).isEmpty)
        #expect(!range(3, 4).isEmpty)
    }

    @Test func `ranges behave as sets of places do`() {
        var random = SeededNumbers(seed: 7)
        for _ in 0..<2000 {
            let numbers = (0..<5).map { _ in Int.random(in: 0...9, using: &random) }
            let (a, b) = (min(numbers[0], numbers[1]), max(numbers[0], numbers[1]))
            let (c, d) = (min(numbers[2], numbers[3]), max(numbers[2], numbers[3]))
            let (first, second) = (range(a, b), range(c, d))
            let (places, others) = (Set(a..<b), Set(c..<d))
            #expect(first.contains(CountedLocation(numbers[4])) == places.contains(numbers[4]))
            if !second.isEmpty { #expect(first.contains(second) == others.isSubset(of: places)) }
            if !first.isEmpty, !second.isEmpty {
                #expect(first.intersects(second) == !places.isDisjoint(with: others))
                let common = first.intersection(second)
                #expect(
                    (common.map { Set($0.counted.location..<$0.counted.upperBound) } ?? [])
                        == places.intersection(others))
            }
            #expect(
                first.union(second).counted == NSRange(location: min(a, c), length: max(b, d) - min(a, c)))
            #expect((first == second) == (a == c && b == d))
            if first == second { #expect(first.hash == second.hash) }
        }
    }

    private final class Chapter: NSTextRange {}

    @Test func `a range made from a subclass's range has that class`() {
        let chapter = Chapter(location: CountedLocation(0), end: CountedLocation(5))
        #expect(chapter?.intersection(range(2, 9)) is Chapter?)
        #expect(type(of: chapter!.union(range(7, 9))) == Chapter.self)
    }

    @Test func `the ranges of a selection are put in order and joined`() {
        let selection = NSTextSelection(
            [range(8, 9), range(1, 4), range(3, 6), range(6, 7)], affinity: .downstream, granularity: .word)
        #expect(selection.textRanges == [range(1, 6), range(6, 7), range(8, 9)])
        #expect(selection.granularity == .word && selection.isLogical && !selection.isTransient)
        selection.secondarySelectionLocation = CountedLocation(3)
        #expect(!selection.isLogical)
        let other = selection.textSelection([range(2, 2)])
        #expect(other.textRanges == [range(2, 2)] && other.granularity == .word && !other.isLogical)
    }
}
