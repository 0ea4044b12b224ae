import TestApps
import TestTraits
import Testing

@testable import UIKitCore

@MainActor @Suite(.inTurn) struct StringMeasuringTests {
    private let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17)]
    private let twoLines: CGFloat = 40.57421875

    @Test func aStringIsAsLargeAsItsLines() {
        useFreshRuntime()
        let one = "Title".size(withAttributes: attributes)
        #expect(abs(one.width - 33) < 0.5)
        #expect(one.height == 20.287109375)
        let two = NSString(string: "Title\nTitle").size(withAttributes: attributes)
        #expect(two == CGSize(width: one.width, height: 2 * one.height))
        #expect("".size(withAttributes: attributes) == .zero)
    }

    @Test func `an object in the attributes of a text that is measured is freed`() {
        useFreshRuntime()
        final class Mark {}
        weak var mark: Mark?
        func measure() {
            let made = Mark()
            mark = made
            let key = NSAttributedString.Key("mark")
            _ = "Title".size(withAttributes: [key: made])
            _ = ("Title" as NSString).boundingRect(
                with: CGSize(width: 20, height: 100), options: .usesLineFragmentOrigin,
                attributes: [key: made], context: nil)
        }
        measure()
        #expect(mark == nil)
    }

    @Test func lettersChangedWithIOS14() {
        useFreshRuntime(system: .iOS(13))
        #expect(PixelGrid(scale: 2).up("Title".size(withAttributes: attributes).width) == 33.5)
        useFreshRuntime(system: .iOS(14))
        #expect(PixelGrid(scale: 2).up("Title".size(withAttributes: attributes).width) == 33)
    }

    @Test func aStringWithoutAFontIsInHelvetica() {
        useFreshRuntime()
        let helvetica = UIFont(name: "Helvetica", size: 12) as Any
        #expect("Text".size() == "Text".size(withAttributes: [.font: helvetica]))
    }

    @Test func linesWrapOnlyWhereTheyAreAskedTo() {
        useFreshRuntime()
        let text = NSAttributedString(string: "Some words that wrap", attributes: attributes)
        let size = CGSize(width: 100, height: 0)
        let one = text.boundingRect(with: size, context: nil)
        #expect(one.height == 20.287109375)
        #expect(one.width == text.size().width)
        #expect(one.minY < 0)
        let many = text.boundingRect(with: size, options: .usesLineFragmentOrigin, context: nil)
        #expect(many.height == twoLines)
        #expect(many.origin == .zero)
        #expect(many.width <= 100)
    }

    @Test func leadingCountsWhereItIsAskedTo() {
        useFreshRuntime()
        let font = UIFont.preferredFont(forTextStyle: .body)
        func height(_ options: NSStringDrawingOptions) -> CGFloat {
            "a\nb".boundingRect(with: .zero, options: options, attributes: [.font: font], context: nil).height
        }
        let withLeading: CGFloat = 20.287109375 + 22
        #expect(abs(height([.usesLineFragmentOrigin, .usesFontLeading]) - withLeading) < 0.001)
        #expect(height(.usesLineFragmentOrigin) == twoLines)
    }

    @Test func whatTheHeightHasNoRoomForIsTruncated() {
        useFreshRuntime()
        let rect = "One two three four five six".boundingRect(
            with: CGSize(width: 70, height: 45),
            options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine],
            attributes: attributes, context: nil)
        #expect(rect.height == twoLines)
        #expect(rect.width <= 70.05)
    }

    @Test(arguments: [(0.5, 100.0), (0.9, 100), (0, 100), (0.5, 1000)])
    func aContextShrinksTextToFit(minimum: CGFloat, width: CGFloat) {
        useFreshRuntime()
        let context = NSStringDrawingContext()
        context.minimumScaleFactor = minimum
        let text = NSAttributedString(string: "A line of some length", attributes: attributes)
        let rect = text.boundingRect(with: CGSize(width: width, height: 0), context: context)
        #expect(rect == context.totalBounds)
        #expect(context.actualScaleFactor <= 1)
        #expect(context.actualScaleFactor >= minimum)
        #expect(rect.width <= width || context.actualScaleFactor == max(minimum, minimum > 0 ? 0 : 1))
    }

    @Test func kernAndParagraphsCount() {
        useFreshRuntime()
        var wide = attributes
        wide[.kern] = 2
        #expect(
            abs("abc".size(withAttributes: wide).width - "abc".size(withAttributes: attributes).width - 6)
                < 0.001)
        let style = NSMutableParagraphStyle()
        style.lineSpacing = 5
        style.minimumLineHeight = 30
        wide[.paragraphStyle] = style
        #expect("a\nb".size(withAttributes: wide).height == 65)
    }
}

@MainActor @Suite(.inTurn) struct ParagraphStyleTests {
    @Test func aCopyDoesNotFollow() throws {
        let style = NSMutableParagraphStyle()
        style.lineSpacing = 4
        style.alignment = .center
        let copy = try #require(style.copy() as? NSParagraphStyle)
        #expect(copy == style)
        style.lineSpacing = 5
        #expect(copy != style)
        #expect(copy.lineSpacing == 4)
        let other = try #require(copy.mutableCopy() as? NSMutableParagraphStyle)
        other.setParagraphStyle(style)
        #expect(other == style)
        #expect(NSParagraphStyle.default == NSParagraphStyle())
    }

    @Test func tabStopsStandInOrder() {
        let style = NSMutableParagraphStyle()
        let places: [CGFloat] = (1...12).map { CGFloat($0) * 28 }
        #expect(style.tabStops.map(\.location) == places)
        let stop = NSTextTab(textAlignment: .left, location: 30)
        style.addTabStop(stop)
        #expect(style.tabStops[1] === stop)
        style.removeTabStop(NSTextTab(textAlignment: .left, location: 30))
        #expect(style.tabStops.count == 12)
    }

    @Test(arguments: [("he", NSWritingDirection.rightToLeft), ("ar", .rightToLeft), ("de", .leftToRight)])
    func languagesHaveTheirDirection(language: String, direction: NSWritingDirection) {
        #expect(NSParagraphStyle.defaultWritingDirection(forLanguage: language) == direction)
    }

    @Test func aShadowIsComparedByValue() throws {
        let shadow = NSShadow()
        shadow.shadowBlurRadius = 3
        let copy = try #require(shadow.copy() as? NSShadow)
        #expect(copy == shadow)
        copy.shadowColor = UIColor.red
        #expect(copy != shadow)
    }
}
