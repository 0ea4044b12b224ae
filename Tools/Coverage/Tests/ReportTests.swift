import Testing

@testable import CoverageKit

@Suite struct ReportTests {
    private static func page() -> String {
        let view = MadeSymbol("swift.class", "UIView", "class UIView")
        let draw = MadeSymbol("swift.method", "UIView.draw()", "func draw()")
        let tag = MadeSymbol("swift.property", "UIView.tag", "var tag")
        let gone = MadeSymbol("swift.class", "UIGone", "class UIGone")
        let comparison = SDKComparison(
            apple: Surface([MadeSymbol.graph([view, draw, tag, gone], [])]),
            ours: Surface([MadeSymbol.graph([view, tag], [])]), exceptions: SDKExceptions())
        return Report(comparison, TypeUses("# type, uses\nUIView\t6\nUIGone\t2\n")).markdown
    }

    @Test func `the page names the absent members of each type`() {
        #expect(Self.page().contains("included, 2 of 4, 50.0 %."))
        #expect(Self.page().contains("| `UIView` | 1 of 2 | `draw()` |"))
        #expect(Self.page().contains("## Absent types\n\n`UIGone`"))
    }

    @Test func `types count as often as they are used`() {
        #expect(Self.page().contains("here 6 times, 75.0 %") && Self.page().contains("| `UIGone` | 2 |"))
    }

    @Test func `equal comparisons give equal texts`() {
        #expect(Self.page() == Self.page())
    }
}
