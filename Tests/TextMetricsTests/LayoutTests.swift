import Testing

@testable import TextMetrics

struct LayoutTests {
    private let body = RunStyle(.system(.regular), size: 17)

    private func lines(
        _ text: String, _ lineBreak: ParagraphShape.LineBreak = .wordWrapping, width: Double = .infinity,
        height: Double = .infinity, limit: Int = 0
    ) -> [String] {
        TextLayout(
            StyledText(text, body), shape: ParagraphShape(lineBreak),
            in: TextLayout.Container(width: width, height: height, lineLimit: limit), era: .iOS14
        ).lines.map { $0.pieces.map(\.text).joined() }
    }

    @Test(arguments: [
        ("Words wrap at spaces", 92.0, ["Words wrap", "at spaces"]),
        ("well-known", 50, ["well-", "known"]),
        ("a (bracket) b", 20, ["a", "(b", "ra", "ck", "et", ")", "b"]),
        ("日本語。テスト", 55, ["日本", "語。テ", "スト"]),
        ("1,234.50 is one", 75, ["1,234.50", "is one"]),
        ("one\ntwo\n\nfour", 500, ["one", "two", "", "four"]),
        ("one\r\ntwo\u{2028}three", 500, ["one", "two", "three"]),
        ("ends\n", 500, ["ends", ""]),
        ("a\u{A0}b c", 25, ["a\u{A0}b", "c"]),
        ("", 100, []),
    ])
    func wordsWrapByUnicodesRules(text: String, width: Double, expected: [String]) {
        #expect(lines(text, width: width) == expected)
    }

    @Test func charactersWrapWhereTheLineEnds() {
        #expect(lines("Words wrap", .characterWrapping, width: 75) == ["Words wr", "ap"])
    }

    @Test(arguments: [
        (ParagraphShape.LineBreak.truncatingTail, 1, ["One two t…"]),
        (.truncatingHead, 1, ["…e four five"]),
        (.truncatingMiddle, 1, ["One …r five"]),
        (.clipping, 1, ["One two three four five"]),
        (.wordWrapping, 1, ["One two"]),
        (.truncatingTail, 2, ["One two", "three four…"]),
        (.wordWrapping, 2, ["One two", "three four"]),
        (.truncatingTail, 3, ["One two", "three four", "five"]),
    ])
    func theLastLineIsTruncatedAsItsModeSays(
        mode: ParagraphShape.LineBreak, limit: Int, expected: [String]
    ) {
        #expect(lines("One two three four five", mode, width: 92, limit: limit) == expected)
    }

    @Test func aParagraphThatIsFollowedByAnotherGetsAnEllipsis() {
        #expect(lines("One\nTwo", .truncatingTail, width: 200, limit: 1) == ["One…"])
        #expect(lines("One\nTwo", .wordWrapping, width: 200, limit: 1) == ["One"])
    }

    @Test(arguments: [(0.0, 1), (20.2, 1), (20.3, 1), (40.5, 1), (40.6, 2), (61, 3), (1000, 4)])
    func linesKeepToTheHeight(height: Double, count: Int) {
        #expect(lines("a\nb\nc\nd", .truncatingTail, width: 100, height: height).count == count)
    }

    @Test func theGreatestRunOfALineMakesItsHeight() {
        let text = StyledText(
            "small large\nsmall",
            runs: [
                StyledText.Run(0..<6, RunStyle(.system(.regular), size: 10)),
                StyledText.Run(6..<11, RunStyle(.system(.bold), size: 30)),
                StyledText.Run(11..<17, RunStyle(.system(.regular), size: 10)),
            ])
        let layout = TextLayout(text, era: .iOS14)
        #expect(layout.lines.map(\.pieces.count) == [2, 1])
        #expect(abs(layout.lines[0].height - 30 * 1.193359375) < 0.001)
        #expect(abs(layout.lines[1].height - 10 * 1.193359375) < 0.001)
        #expect(abs(layout.lines[0].baseline - 30 * 1950 / 2048) < 0.001)
        #expect(layout.lines[1].top == layout.lines[0].bottom)
        #expect(layout.lines[0].pieces[1].x == layout.lines[0].pieces[0].width)
    }

    @Test(arguments: [
        (ParagraphShape.Alignment.left, false, 0.0), (.natural, false, 0), (.center, false, 0.5),
        (.right, false, 1), (.natural, true, 1), (.left, true, 0),
    ])
    func linesLieAtTheirSide(alignment: ParagraphShape.Alignment, isRightToLeft: Bool, part: Double) {
        var shape = ParagraphShape(alignment: alignment)
        shape.isRightToLeft = isRightToLeft
        let layout = TextLayout(
            StyledText("short", body), shape: shape, in: TextLayout.Container(width: 300), era: .iOS14)
        #expect(abs(layout.lines[0].x - (300 - layout.width) * part) < 0.001)
    }

    @Test func aShapeMovesItsLines() {
        var shape = ParagraphShape()
        shape.firstLineIndent = 10
        shape.indent = 20
        shape.tailIndent = -30
        shape.lineSpacing = 4
        shape.paragraphSpacing = 8
        shape.minimumLineHeight = 25
        let layout = TextLayout(
            StyledText("Some words that wrap\nNext", body), shape: shape,
            in: TextLayout.Container(width: 150), era: .iOS14)
        #expect(layout.lines.map(\.x) == [10, 20, 10])
        #expect(layout.lines.map(\.height) == [25, 25, 25])
        #expect(layout.lines.map(\.top) == [0, 29, 66])
        #expect(layout.lines.allSatisfy { $0.x + $0.width <= 120 + Typesetter.tolerance })
    }

    @Test(arguments: [("a\tb", 28.0), ("aaaa\tb", 56), ("\t\tb", 56), ("\tb", 28)])
    func tabsLeadToTheirStops(text: String, x: Double) throws {
        let line = try #require(TextLayout(StyledText(text, body), era: .iOS14).lines.first)
        let width = TextMeasure(.iOS14).width(of: "b", style: body)
        #expect(abs(line.width - x - width) < 0.001)
    }

    @Test func aTextStyleSetsItsLinesFurtherApart() {
        let (size, distance) = TextStyleSizes.size(of: .body, at: .large)
        let style = RunStyle(.system(.regular), size: size, leading: distance - size * 1.193359375)
        let layout = TextLayout(StyledText("a\nb\nc", style), era: .iOS14)
        #expect(abs(layout.height - (20.287109375 + 44)) < 0.001)
    }
}
