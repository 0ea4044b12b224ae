import AdoptModel
import Foundation
import Testing

/// The project's own sources and the constructs of the tables, randomly damaged. The seed determines the damage.
struct MutationTests {
    @Test(arguments: 1...8 as ClosedRange<UInt64>)
    func `damaged sources satisfy the promises`(seed: UInt64) throws {
        var numbers = SplitMix(seed: seed)
        let cases = ConstructTests.attributes + ConstructTests.selectors + ConstructTests.others
        let files = OwnSourcesTests.files("Examples/Bank") + OwnSourcesTests.files("Tests/AppleStyleTests")
        let texts = files.map(\.text).filter { $0.utf8.count < 4_000 } + cases.map(\.before)
        try #require(texts.count > 150)
        var parsed = 0
        for _ in 0..<Self.count {
            let text = Mutation(
                of: texts.randomElement(using: &numbers)!, and: cases.map(\.before), by: &numbers
            ).text
            if Promises.parses(text) { parsed += 1 }
            let broken = Promises.broken(by: text)
            #expect(broken == [], "\(text)\n--\n\(rewrite(text).text)")
        }
        // A part of them must still be valid Swift.
        #expect(parsed >= Self.count / 12)
    }

    /// The number of mutations for each seed, unless `PAGEFLOW_FUZZ` sets another one.
    private static let count = ProcessInfo.processInfo.environment["PAGEFLOW_FUZZ"].flatMap(Int.init) ?? 25
}

/// A text with a few mutations: words and punctuation are removed, swapped, repeated or inserted.
private struct Mutation {
    private(set) var text: String

    init(of original: String, and others: [String], by numbers: inout SplitMix) {
        var words = Self.words(original)
        for _ in 0..<Int.random(in: 1...2, using: &numbers) where words.count > 1 {
            let (place, other) = (
                words.indices.randomElement(using: &numbers)!, words.indices.randomElement(using: &numbers)!
            )
            switch Int.random(in: 0..<6, using: &numbers) {
            case 0: words.remove(at: place)
            case 1: words.swapAt(place, other)
            case 2: words.insert(words[place], at: other)
            case 3:
                words[place] = Self.words(others.randomElement(using: &numbers)!).randomElement(
                    using: &numbers)!
            case 4:
                words.insert("\n" + others.randomElement(using: &numbers)! + "\n", at: Self.end(words, place))
            default: words.insert(Self.oddWords.randomElement(using: &numbers)!, at: place)
            }
        }
        text = words.joined()
    }

    /// Words that the rewriting looks for, in unusual positions.
    private static let oddWords = [
        "@objc ", "@objc(name:) ", "@IBOutlet ", "@IBAction ", "@objcMembers ", "@nonobjc ", "dynamic ",
        "override ", "optional ", "static ", "(#selector(f)) ", "(#keyPath(a.b)) ", "#if os(iOS)\n",
        "#endif\n", "?", "!", "?.f?()", " as NSString ", "Timer() ", "if #available(iOS 14, *) {", "}", "{",
        "/* ", "\"\"\"\n", "`", "\\", "\r\n", "é",
    ]

    private static func words(_ text: String) -> [String] {
        var words: [String] = []
        for character in text {
            let isLetter = character.isLetter || character.isNumber
            if isLetter, let last = words.last?.last, last.isLetter || last.isNumber {
                words[words.count - 1].append(character)
            } else {
                words.append(String(character))
            }
        }
        return words
    }

    /// The next end of a line, where another declaration can start.
    private static func end(_ words: [String], _ place: Int) -> Int {
        words[place...].firstIndex(of: "\n") ?? words.endIndex
    }
}

/// Reproducible random numbers.
private struct SplitMix: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
        return mixed ^ (mixed >> 31)
    }
}
