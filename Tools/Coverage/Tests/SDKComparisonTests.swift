import Foundation
import Testing

@testable import CoverageKit

/// Finds the differences between two small modules, but not different spellings of the same declaration.
@Suite struct SDKComparisonTests {
    private func compare(
        _ apple: [MadeSymbol], _ ours: [MadeSymbol], appleLinks: [MadeLink] = [], links: [MadeLink] = [],
        _ exceptions: [SDKExceptions.Entry] = []
    ) -> SDKComparison {
        SDKComparison(
            apple: Surface([MadeSymbol.graph(apple, appleLinks)]),
            ours: Surface([MadeSymbol.graph(ours, links)]),
            exceptions: SDKExceptions(exceptions))
    }

    private let view = MadeSymbol("swift.class", "UIView", "@MainActor class UIView")

    @Test func namesOfParametersInsideAndModifiersAreTheSame() {
        let comparison = compare(
            [view, MadeSymbol("swift.method", "UIView.add(_:)", "func add(_ %view : UIView)")],
            [
                view,
                MadeSymbol(
                    "swift.method", "UIView.add(_:)", "@MainActor override func add(_ %other : UIView)"),
            ])
        #expect(comparison.common == ["UIView", "UIView.add(_:)"])
        #expect(comparison.failures.isEmpty)
    }

    @Test(arguments: [
        ("var tag: Int { get set }", "var tag: Int? { get set }", ComparedTrait.signature),
        ("var tag: Int { get set }", "var tag: Int { get }", .setter),
        ("var tag: Int { get }", "let tag: Int", nil),
        ("weak var tag: Int", "var tag: Int", nil),
        ("var tag: Int { get }", "nonisolated var tag: Int { get }", .isolation),
    ])
    func aPropertyDiffers(apple: String, ours: String, trait: ComparedTrait?) {
        let comparison = compare(
            [view, MadeSymbol("swift.property", "UIView.tag", apple)],
            [view, MadeSymbol("swift.property", "UIView.tag", ours)])
        #expect(comparison.differences.map(\.trait) == (trait.map { [$0] } ?? []))
    }

    @Test func openAndPublicDiffer() {
        let comparison = compare(
            [view, MadeSymbol("swift.method", "UIView.draw()", "func draw()", access: "open")],
            [view, MadeSymbol("swift.method", "UIView.draw()", "func draw()")])
        #expect(comparison.failures == ["UIView.draw(): access is public, Apple's is open"])
    }

    @Test func anOptionalRequirementIsOneWithADefault() {
        let delegate = MadeSymbol("swift.protocol", "UIDelegate", "protocol UIDelegate")
        let apple = MadeSymbol("swift.method", "UIDelegate.did()", "optional func did()")
        let ours = MadeSymbol("swift.method", "UIDelegate.did()", "func did()")
        let standard = MadeSymbol("swift.method", "UIDelegate.did()", "func did()", id: "default")
        let optional = MadeLink("optionalRequirementOf", apple.id, delegate.id)
        let requirement = MadeLink("requirementOf", ours.id, delegate.id)
        let answer = MadeLink("defaultImplementationOf", "default", ours.id)
        #expect(
            compare(
                [delegate, apple], [delegate, ours, standard], appleLinks: [optional],
                links: [requirement, answer]
            ).failures.isEmpty)
        #expect(
            compare([delegate, apple], [delegate, ours], appleLinks: [optional], links: [requirement])
                .differences.map(\.trait) == [.requirement])
    }

    @Test func aTypeDiffersInSuperclassAndProtocols() {
        let types = [view, MadeSymbol("swift.class", "UIResponder", "class UIResponder")]
        let comparison = compare(
            types, types,
            appleLinks: [
                MadeLink("inheritsFrom", "UIView", "UIResponder"),
                MadeLink("conformsTo", "UIView", "x", fallback: "Foundation.NSCoding"),
            ])
        #expect(
            comparison.failures == [
                "UIView: superclass is none, Apple's is UIResponder",
                "UIView: protocols is without NSCoding, Apple's is NSCoding",
                "UIView: protocols is without UIResponder, Apple's is UIResponder",
            ])
    }

    @Test func anOverloadThatIsAbsentIsNoDifference() {
        let (one, other) = ("func f(_ x: Int)", "func f(_ x: String)")
        let ours = MadeSymbol("swift.method", "UIView.f(_:)", one)
        let comparison = compare(
            [view, ours, MadeSymbol("swift.method", "UIView.f(_:)", other, id: "other")], [view, ours])
        #expect(comparison.failures.isEmpty)
    }

    @Test func whatIsPublicHereAloneHasAState() {
        let method = { (name: String) in MadeSymbol("swift.method", "UIView.\(name)", "func \(name)") }
        let comparison = compare(
            [view], [view, method("own()"), method("_plain()"), method("hash(into:)")])
        #expect(
            comparison.extra.map { "\($0.name) \($0.state)" } == [
                "UIView._plain() underscored", "UIView.hash(into:) inherited", "UIView.own() unexplained",
            ])
        #expect(comparison.failures == ["UIView.own(): Apple has nothing of that name"])
    }

    @Test func aReasonExplainsADifferenceAndAnIdleOneIsNamed() {
        let comparison = compare(
            [view, MadeSymbol("swift.method", "UIView.draw()", "func draw() -> Self")],
            [view, MadeSymbol("swift.method", "UIView.draw()", "func draw() -> UIView")],
            [.init(names: ["UIView.d*", "*.none()"], trait: .signature, reason: "test")])
        #expect(comparison.failures.isEmpty)
        #expect(comparison.differences.map(\.reason) == ["test"])
        #expect(comparison.idle == ["*.none()"])
    }

    @Test func absentNamesAreCountedByTheirType() {
        let comparison = compare(
            [
                view, MadeSymbol("swift.method", "UIView.draw()", "func draw()"),
                MadeSymbol("swift.class", "UIGone", "class UIGone"),
                MadeSymbol("swift.method", "UIGone.go()", "func go()"),
            ], [view])
        #expect(comparison.absentTypes == ["UIGone"])
        #expect(comparison.absentMembers == ["UIView.draw()"])
        #expect(comparison.namesInAbsentTypes == 1)
        #expect(SDKReport(comparison, sdk: "iOS 17.0").markdown.contains("| absent types | 1 |"))
    }
}
