import Foundation
import Testing

@testable import CoverageKit

/// The table of Apple's names, in place of an SDK.
@Suite struct NameTableTests {
    private static let view = MadeSymbol("swift.class", "UIView", "class UIView", access: "open")
    private static let draw = MadeSymbol("swift.method", "UIView.draw()", "func draw()", access: "open")
    private static let next = MadeSymbol("swift.property", "UIView.next", "override var next")
    private static let draws = MadeSymbol("swift.method", "NSString.draw()", "func draw()")

    private static var surface: Surface {
        let links = [
            MadeLink("inheritsFrom", "UIView", "x", fallback: "UIKit.UIResponder"),
            MadeLink("conformsTo", "UIView", "y", fallback: "Foundation.NSCoding"),
            MadeLink("overrides", next.id, "z"),
        ]
        return Surface([MadeSymbol.graph([view, draw, next, draws], links)])
    }

    @Test func `the table has each name with its access, and a type with its parents`() {
        let lines = Self.surface.table(of: "UIKit").split(separator: "\n").dropFirst()
        #expect(
            lines == [
                "NSString\toutside", "\tdraw()", "UIView\topen\tUIResponder\tNSCoding", "\tdraw()\topen",
                "\tnext\toverride",
            ])
    }

    @Test func `a table that is written and read again is equal`() {
        let table = Self.surface.table(of: "UIKit")
        #expect(Surface(table: table).table(of: "UIKit") == table)
    }

    @Test func `a comparison with the table finds other names and other access, and no other traits`() {
        let ours = Surface([
            MadeSymbol.graph(
                [
                    MadeSymbol("swift.class", "UIView", "class UIView", access: "open"),
                    MadeSymbol("swift.method", "UIView.draw()", "func draw() -> Int"),
                    MadeSymbol("swift.method", "UIView.shimmer()", "func shimmer()"),
                ], [MadeLink("inheritsFrom", "UIView", "x", fallback: "UIKit.UIResponder")])
        ])
        let idle = SDKExceptions.Entry(names: ["UIView.draw()"], trait: .signature, reason: "test")
        let comparison = SDKComparison(
            apple: Surface(table: Self.surface.table(of: "UIKit")), ours: ours,
            exceptions: SDKExceptions([idle]))
        #expect(
            comparison.failures == [
                "UIView: protocols is without NSCoding, Apple's is NSCoding",
                "UIView.draw(): access is public, Apple's is open",
                "UIView.shimmer(): Apple has nothing of that name",
            ])
        #expect(comparison.idle.isEmpty)
    }
}
