import Foundation
import SeededNumbers
import Testing

@testable import TextMetrics

struct WidthTests {
    private let measure = TextMeasure(.iOS14)
    private let body = RunStyle(.system(.regular), size: 20)

    @Test(arguments: [
        ("日本語", 60.0), ("ｆｕｌｌ", 80), ("한글", 40), ("日\u{3099}", 20), ("", 0), ("\u{200B}", 0), ("\n", 0),
    ])
    func wideCharactersAreOneEmAndMarksNothing(text: String, width: Double) {
        #expect(abs(measure.width(of: text, style: body) - width) < 0.001)
    }

    @Test(arguments: ["é", "Å", "ñ", "ệ", "e\u{301}"])
    func anAccentedLetterIsAsWideAsItsLetter(text: String) throws {
        let base = try #require(text.decomposedStringWithCanonicalMapping.unicodeScalars.first)
        #expect(measure.width(of: text, style: body) == measure.width(of: String(base), style: body))
    }

    @Test(arguments: ["😀", "👨‍👩‍👧‍👦", "🇩🇪", "☑️", "👍🏽", "1️⃣"])
    func anEmojiIsOneCharacterHoweverManyScalarsItHas(text: String) {
        #expect(measure.width(of: text, style: body) == measure.width(of: "😀", style: body))
    }

    @Test func heavierWeightsAreWider() {
        let widths = FontWeight.allCases.map {
            measure.width(of: "Hamburgefonstiv", style: RunStyle(.system($0), size: 17))
        }
        #expect(widths == widths.sorted())
        #expect(Set(widths).count == widths.count)
    }

    @Test(arguments: [12.0, 17, 30])
    func equalDigitsAreEquallyWide(size: Double) {
        let style = RunStyle(FontFace(.systemMonospacedDigits), size: size)
        let widths = (0...9).map { measure.width(of: "\($0)", style: style) }
        #expect(Set(widths).count == 1)
        #expect(measure.width(of: "1", style: RunStyle(.system(.regular), size: size)) < widths[1])
    }

    @Test(arguments: ["Menlo", "Courier New"])
    func charactersOfATypewriterAreEquallyWide(family: String) {
        let style = RunStyle(FontFace(.named(family)), size: 10)
        #expect(
            abs(measure.width(of: "iiii", style: style) - measure.width(of: "WWWW", style: style)) < 0.001)
        #expect(abs(measure.width(of: "i", style: style) - 6) < 0.05)
    }

    @Test func kernIsAddedAfterEachCharacter() {
        var wide = body
        wide.kern = 3
        for text in ["abc", "日本語", "aéb"] {
            let difference = measure.width(of: text, style: wide) - measure.width(of: text, style: body)
            #expect(abs(difference - 9) < 0.001, "\(text)")
        }
    }

    @Test func aPairMovesTogether() {
        let separate = measure.width(of: "T", style: body) + measure.width(of: "o", style: body)
        #expect(measure.width(of: "To", style: body) < separate)
    }

    @Test func smallTextIsTrackedWider() {
        func em(_ size: Double) -> Double {
            measure.width(of: "text", style: RunStyle(.system(.regular), size: size)) / size
        }
        let sizes = [6.0, 9, 11, 13, 15, 17, 20, 28, 44, 80, 200]
        #expect(zip(sizes, sizes.dropFirst()).allSatisfy { em($0) >= em($1) })
    }

    @Test func widthsAreTheSameByEveryWay() {
        var random = SeededNumbers(seed: 7)
        for _ in 0..<300 {
            let text = SampleText.make(with: &random)
            let style = RunStyle(
                .system(.semibold), size: Double.random(in: 9...40, using: &random), kern: 0.5)
            let width = measure.width(of: text, style: style)
            let offsets = measure.offsets(of: text, style: style)
            #expect(abs((offsets.last ?? 0) - width) < 0.001)
            #expect(offsets.count == text.count + 1)
            #expect(abs(CharacterRuler(style, .iOS14).width(of: text) - width) < 0.001)
        }
    }

    @Test func aCacheForgetsWhenItIsFull() {
        let cache = WidthCache(limit: 4)
        var measured = 0
        for round in 0..<2 {
            for number in 0..<9 {
                let key = WidthCache.Key(text: "\(number)", style: body, era: .iOS11)
                #expect(
                    cache.width(key) {
                        measured += 1; return Double(number)
                    } == Double(number), "\(round)")
            }
        }
        let last = WidthCache.Key(text: "8", style: body, era: .iOS11)
        #expect(cache.width(last) { -1 } == 8)
        #expect(measured == 18)
    }
}
