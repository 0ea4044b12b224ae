import TestApps
import TestTraits
import Testing

@_spi(UIKitModules) @testable import UIKitCore
@testable import UIKitLists

@MainActor @Suite(.inTurn) struct LabelSizeTests {
    private func label(_ text: String?, _ font: UIFont = .systemFont(ofSize: 17), lines: Int = 1) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = font
        label.numberOfLines = lines
        return label
    }

    @Test(arguments: [
        // Labels as Interface Builder saved them at a scale of 3.
        ("Label", 17.0, UIFont.Weight.regular, 41.667), ("Large Titles", 17, .regular, 89.667),
        ("Action name:", 17, .regular, 99.667), ("Text", 14, .regular, 28.333),
    ])
    func aLabelIsAsLargeAsItsTextInPixels(
        text: String, size: CGFloat, weight: UIFont.Weight, width: CGFloat
    ) {
        useFreshRuntime()
        let made = label(text, .systemFont(ofSize: size, weight: weight)).intrinsicContentSize
        #expect(abs(made.width - width) <= 1)
        #expect(abs(made.width * 3 - (made.width * 3).rounded()) < 0.001)
        #expect(made.height == PixelGrid(scale: 3).up(size * 1.193359375))
    }

    @Test(arguments: [nil, ""])
    func aLabelWithoutTextHasNoSize(text: String?) {
        useFreshRuntime()
        #expect(label(text).intrinsicContentSize == .zero)
        #expect(label(text, lines: 0).sizeThatFits(CGSize(width: 100, height: 100)) == .zero)
        #expect(label(text).shownText.lines.isEmpty)
    }

    @Test(arguments: [(1, 1), (2, 2), (3, 3), (0, 4)])
    func aLabelHasAsManyLinesAsItMay(limit: Int, count: Int) {
        useFreshRuntime()
        let label = label("Some words that wrap on several lines of a label", lines: limit)
        let size = label.sizeThatFits(CGSize(width: 110, height: 0))
        #expect(size.height == PixelGrid(scale: 3).up(CGFloat(count) * 20.287109375))
        label.preferredMaxLayoutWidth = 110
        #expect(label.intrinsicContentSize.height == size.height)
        #expect(label.contentSize(forWidth: 110)?.height == (limit == 1 ? nil : size.height))
        label.frame.size = CGSize(width: 110, height: 500)
        #expect(label.shownText.lines.count == count)
        #expect(label.shownText.isTruncated == (limit != 0))
    }

    @Test func textLiesInTheMiddleOfTheHeight() {
        useFreshRuntime()
        let label = label("Text")
        let bounds = CGRect(x: 10, y: 20, width: 200, height: 100)
        let size = label.intrinsicContentSize
        let sides: [(NSTextAlignment, CGFloat)] = [
            (.left, 0), (.natural, 0), (.center, 0.5), (.right, 1),
        ]
        for (alignment, part) in sides {
            label.textAlignment = alignment
            let rect = label.textRect(forBounds: bounds, limitedToNumberOfLines: 1)
            #expect(rect.size == size)
            #expect(abs(rect.minX - 10 - (200 - size.width) * part) < 0.001)
            #expect(abs(rect.midY - 70) < 0.001)
        }
        let narrow = label.textRect(
            forBounds: CGRect(x: 0, y: 0, width: 5, height: 5), limitedToNumberOfLines: 1)
        #expect(narrow.size == CGSize(width: 5, height: 5))
    }

    @Test func anOverrideOfTheTextRectLeavesRoomAroundTheText() {
        useFreshRuntime()
        final class PaddedLabel: UILabel {
            override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines lines: Int) -> CGRect {
                super.textRect(forBounds: bounds.insetBy(dx: 8, dy: 4), limitedToNumberOfLines: lines)
                    .insetBy(dx: -8, dy: -4)
            }
        }
        let padded = PaddedLabel()
        padded.text = "Text"
        let plain = label("Text")
        #expect(abs(padded.intrinsicContentSize.width - plain.intrinsicContentSize.width - 16) < 0.001)
        #expect(abs(padded.intrinsicContentSize.height - plain.intrinsicContentSize.height - 8) < 0.001)
        padded.frame.origin = CGPoint(x: 20, y: 50)
        padded.sizeToFit()
        #expect(padded.bounds.size == padded.intrinsicContentSize)
        #expect(abs(padded.frame.minX - 20) < 0.001 && abs(padded.frame.minY - 50) < 0.001)
    }

    @Test(arguments: [
        (NSLineBreakMode.byTruncatingTail, "A lo…"), (.byTruncatingHead, "… line"),
        (.byClipping, "A longer line"), (.byWordWrapping, "A"),
    ])
    func aNarrowLabelShowsWhatItCan(mode: NSLineBreakMode, beginning: String) {
        useFreshRuntime()
        let label = label("A longer line")
        label.lineBreakMode = mode
        label.frame.size = CGSize(width: 50, height: 30)
        let shown = label.shownText
        #expect(shown.lines.map(\.text) == [beginning])
        #expect(shown.isTruncated)
    }

    @Test(arguments: [(0.5, true), (0.95, false), (0.0, false)])
    func textIsShrunkAsFarAsItMayBe(minimum: CGFloat, fits: Bool) {
        useFreshRuntime()
        let label = label("A line of text")
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = minimum
        label.frame.size = CGSize(width: label.intrinsicContentSize.width * 0.8, height: 30)
        #expect(label.shownScale >= minimum)
        #expect(label.shownText.isTruncated == !fits)
        #expect((label.shownText.lines[0].pieces[0].look.font.pointSize < 17) == (minimum > 0))
        label.frame.size.width = 500
        #expect(label.shownScale == 1)
    }

    @Test func partsOfATextHaveTheirFontAndColour() {
        useFreshRuntime()
        let text = NSMutableAttributedString(string: "Small ")
        text.append(
            NSAttributedString(
                string: "large",
                attributes: [.font: UIFont.boldSystemFont(ofSize: 30), .foregroundColor: UIColor.red]))
        let label = UILabel()
        label.attributedText = text
        label.sizeToFit()
        let pieces = label.shownText.lines[0].pieces
        #expect(pieces.map(\.text) == ["Small ", "large"])
        #expect(pieces.map(\.look.font.pointSize) == [17, 30])
        #expect(pieces[1].look.color == .red)
        #expect(pieces[1].x == pieces[0].width)
        #expect(label.bounds.height == PixelGrid(scale: 3).up(30 * 1.193359375))
    }

    @Test func linesStandOnTheirBaselines() throws {
        useFreshRuntime()
        let label = label("One\nTwo", .preferredFont(forTextStyle: .body), lines: 0)
        label.sizeToFit()
        let distances = try #require(label.baselineDistances)
        let font = try #require(label.font)
        #expect(abs(distances.firstFromTop - font.ascender) < 0.5)
        #expect(abs(distances.lastFromBottom + font.descender) < 0.5)
        let lines = label.shownText.lines
        #expect(abs(lines[1].origin.y - lines[0].origin.y - 22) < 0.001)
        #expect(UILabel().baselineDistances == nil)
    }

    @Test func aChangeOfTheTextAsksForTheSizeAgain() {
        useFreshRuntime()
        final class CountingLabel: UILabel {
            var count = 0
            override func invalidateIntrinsicContentSize() { count += 1 }
        }
        let label = CountingLabel()
        let changes: [(String, () -> Void)] = [
            ("text", { label.text = "Text" }), ("font", { label.font = .systemFont(ofSize: 30) }),
            ("lines", { label.numberOfLines = 0 }), ("mode", { label.lineBreakMode = .byClipping }),
            ("width", { label.preferredMaxLayoutWidth = 10 }),
            ("attributes", { label.attributedText = NSAttributedString(string: "Other") }),
        ]
        for (name, change) in changes {
            let (before, size) = (label.count, label.intrinsicContentSize)
            change()
            #expect(label.count > before, "\(name)")
            _ = size
        }
        #expect(label.intrinsicContentSize != .zero)
    }

    @Test func aLabelFollowsTheTextSizeWhereItIsToldTo() {
        let runtime = useFreshRuntime()
        let following = label("Text", .preferredFont(forTextStyle: .body)).shown()
        let scaled = label("Text", UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 34))).shown()
        let fixed = label("Text", .preferredFont(forTextStyle: .body)).shown()
        let plain = label("Text", .systemFont(ofSize: 17)).shown()
        for label in [following, scaled, plain] { label.adjustsFontForContentSizeCategory = true }
        runtime.screen.setUserTraits { $0.preferredContentSizeCategory = .extraExtraExtraLarge }
        #expect(following.font.pointSize == 23)
        #expect(abs(scaled.font.pointSize - 46) < 0.001)
        #expect(fixed.font.pointSize == 17)
        #expect(plain.font.pointSize == 17)
    }
}
