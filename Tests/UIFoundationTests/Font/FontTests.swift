import TestApps
import TestTraits
import Testing

@testable import UIKitCore

@MainActor @Suite(.inTurn) struct FontTests {
    nonisolated private static let sizes: [(UIFont.TextStyle, CGFloat)] = [
        (.largeTitle, 34), (.title1, 28), (.title2, 22), (.title3, 20), (.headline, 17),
        (.body, 17), (.callout, 16), (.subheadline, 15), (.footnote, 13), (.caption1, 12), (.caption2, 11),
    ]

    @Test(arguments: sizes)
    func textStylesHaveApplesSizes(style: UIFont.TextStyle, size: CGFloat) {
        useFreshRuntime()
        #expect(UIFont.preferredFont(forTextStyle: style).pointSize == size)
    }

    @Test func fontsCompareByValue() {
        #expect(UIFont.systemFont(ofSize: 12) == UIFont.systemFont(ofSize: 12, weight: .regular))
        #expect(UIFont.systemFont(ofSize: 12) != UIFont.boldSystemFont(ofSize: 12))
        #expect(UIFont.systemFont(ofSize: 12).withSize(20) == .systemFont(ofSize: 20))
    }

    @Test func monospacedFontsHaveTheirFamily() {
        let font = UIFont.monospacedSystemFont(ofSize: 12, weight: .bold)
        #expect(font.fontName == ".AppleSystemUIFontMonospaced-Bold")
        #expect(font.withSize(14).familyName == ".AppleSystemUIFontMonospaced")
    }

    @Test func namesAreKnownOrNil() {
        #expect(UIFont(name: "HelveticaNeue-Bold", size: 10)?.familyName == "Helvetica Neue")
        #expect(UIFont(name: "NoSuchFont", size: 10) == nil)
    }
}
