import Testing
import UIKitText

@testable import UIKitCore

/// The markers of lists in text.
@Suite struct TextListTests {
    private static let markers: [(NSTextList.MarkerFormat, [Int], [String])] = [
        (.decimal, [1, 9, 10], ["1", "9", "10"]),
        (.lowercaseAlpha, [1, 26, 27, 52, 53], ["a", "z", "aa", "az", "ba"]),
        (.uppercaseLatin, [2, 28], ["B", "AB"]),
        (.lowercaseRoman, [1, 4, 9, 14, 40, 90, 1999], ["i", "iv", "ix", "xiv", "xl", "xc", "mcmxcix"]),
        (.uppercaseRoman, [3], ["III"]), (.octal, [7, 8], ["7", "10"]),
        (.lowercaseHexadecimal, [10, 16], ["a", "10"]),
        (.uppercaseHexadecimal, [15], ["F"]), (.disc, [1, 2], ["\u{2022}", "\u{2022}"]),
        (.hyphen, [5], ["\u{2043}"]),
        (NSTextList.MarkerFormat("({decimal}.)"), [3, 0], ["(3.)", "(1.)"]),
        (NSTextList.MarkerFormat("*"), [3], ["*"]),
    ]

    @Test(arguments: markers)
    func `markers are those of their format`(
        format: NSTextList.MarkerFormat, numbers: [Int], expected: [String]
    ) {
        let list = NSTextList(markerFormat: format, options: 0)
        #expect(numbers.map(list.marker) == expected)
    }

    @Test func `lists are ordered by their format, and equal by what they say`() {
        #expect(
            NSTextList(markerFormat: .decimal, options: 0).isOrdered
                && !NSTextList(markerFormat: .circle, options: 0).isOrdered)
        let list = NSTextList(markerFormat: .decimal, options: .prependEnclosingMarker, startingItemNumber: 4)
        #expect(list == list.copy() as? NSTextList && list != NSTextList(markerFormat: .decimal, options: 1))
        #expect(list.listOptions == .prependEnclosingMarker && list.startingItemNumber == 4)
    }

    @Test func `items say their marker by their place`() {
        let list = NSTextList(markerFormat: NSTextList.MarkerFormat("{decimal}."), options: 0)
        let inner = NSTextList(
            markerFormat: NSTextList.MarkerFormat("{lower-alpha})"), options: .prependEnclosingMarker,
            startingItemNumber: 1)
        func item(_ text: String, _ list: NSTextList, _ children: [NSTextListElement]? = nil)
            -> NSTextListElement
        {
            NSTextListElement(contents: NSAttributedString(string: text), textList: list, children: children)
        }
        let second = item("two\n", list, [item("deep\n", inner), item("deeper\n", inner)])
        let root = NSTextListElement(
            children: [item("one\n", list), second], textList: list, nestingLevel: 0)
        #expect(root?.isRepresentedElement == false && root?.childElements.count == 2)
        #expect(second.parent === root && second.attributedString.string == "\t2.\ttwo\n")
        let deeper = second.childElements[1] as? NSTextListElement
        #expect(
            deeper?.attributedString.string == "\t2.b)\tdeeper\n" && deeper?.contents?.string == "deeper\n")
        let style =
            deeper?.attributedString.attribute(.paragraphStyle, at: 0, effectiveRange: nil)
            as? NSParagraphStyle
        #expect(style?.textLists == [list, list, inner])
        #expect(NSTextListElement(children: [], textList: list, nestingLevel: 0) == nil)
    }
}
