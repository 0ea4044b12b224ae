import SeededNumbers
import Testing

@testable import TextMetrics

/// Rules for every text at every width.
struct LayoutModelTests {
    @Test(arguments: 0..<20)
    func linesHoldTheWholeTextAndKeepToTheirRoom(seed: Int) {
        var random = SeededNumbers(seed: UInt64(seed))
        for _ in 0..<60 {
            let text = SampleText.make(with: &random)
            let styled = style(text, with: &random)
            let width = Double.random(in: 20...300, using: &random)
            let layout = TextLayout(styled, in: TextLayout.Container(width: width), era: .iOS11)
            checkCover(layout, text)
            checkRoom(layout, width)
            checkBreaks(layout, text)
        }
    }

    @Test(arguments: [
        ParagraphShape.LineBreak.truncatingHead, .truncatingMiddle, .truncatingTail,
    ])
    func aTruncatedLineKeepsToItsRoom(mode: ParagraphShape.LineBreak) {
        var random = SeededNumbers(seed: 3)
        for _ in 0..<300 {
            let text = SampleText.make(with: &random)
            let width = Double.random(in: 40...200, using: &random)
            let limit = Int.random(in: 1...3, using: &random)
            let layout = TextLayout(
                style(text, with: &random), shape: ParagraphShape(mode),
                in: TextLayout.Container(width: width, lineLimit: limit), era: .iOS14)
            #expect(layout.lines.count <= limit)
            checkRoom(layout, width)
            #expect(layout.isTruncated == (layout.lines.last?.isTruncated ?? false))
            let ellipses = layout.lines.flatMap(\.pieces).count { $0.range == nil }
            #expect(ellipses == (layout.isTruncated ? 1 : 0))
        }
    }

    /// Every character belongs to one line, and only spaces and newlines are omitted.
    private func checkCover(_ layout: TextLayout, _ text: String) {
        var place = 0
        for line in layout.lines {
            #expect(line.range.lowerBound == place)
            place = line.range.upperBound
        }
        #expect(place == (layout.lines.isEmpty ? 0 : text.utf16.count))
        let shown = layout.lines.flatMap(\.pieces).map(\.text).joined()
        #expect(shown.filter { !$0.isWhitespace } == text.filter { !$0.isWhitespace })
    }

    /// A line exceeds its width only if it can't be broken further.
    private func checkRoom(_ layout: TextLayout, _ width: Double) {
        for line in layout.lines where line.width > width + Typesetter.tolerance {
            let shown = line.pieces.map(\.text).joined().trimmingPrefix { $0.isWhitespace }
            #expect(shown.count <= 1, "\(line)")
        }
        #expect(layout.lines.allSatisfy { $0.x >= 0 })
        #expect(zip(layout.lines, layout.lines.dropFirst()).allSatisfy { $0.bottom <= $1.top + 0.001 })
    }

    /// A line that ends within a paragraph ends at a Unicode line break opportunity, unless it contains none.
    private func checkBreaks(_ layout: TextLayout, _ text: String) {
        let places = Set(LineBreakOpportunities.find(in: text))
        for line in layout.lines where line.range.upperBound < text.utf16.count {
            let hadAPlace = places.contains { line.range.lowerBound < $0 && $0 < line.range.upperBound }
            #expect(places.contains(line.range.upperBound) || !hadAPlace, "\(text) \(line.range)")
        }
    }

    /// Two styles, the second from the middle on.
    private func style(_ text: String, with random: inout SeededNumbers) -> StyledText {
        let regular = RunStyle(.system(.regular), size: 15)
        guard text.count > 2, Bool.random(using: &random) else { return StyledText(text, regular) }
        let count = Int.random(in: 1..<text.count, using: &random)
        let middle = String(text.prefix(count)).utf16.count
        return StyledText(
            text,
            runs: [
                StyledText.Run(0..<middle, regular),
                StyledText.Run(middle..<text.utf16.count, RunStyle(.system(.bold), size: 21)),
            ])
    }
}
