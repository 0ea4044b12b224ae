import Foundation
import Testing

@testable import CoverageKit

/// Members that apps can override on Apple's systems are open and in an open class.
@Suite struct OverridabilityTests {
    private static let module: UIKitModule = {
        let graph = """
            {"relationships": [], "symbols": [
            \(symbol("swift.class", "UIView", access: "open")),
            \(symbol("swift.class", "UITouch", access: "public")),
            \(symbol("swift.method", "UIView", "addSubview(_:)", access: "open")),
            \(symbol("swift.method", "UIView", "layoutSubviews()", access: "public")),
            \(symbol("swift.property", "UIView", "tag", access: "public", isInExtension: true)),
            \(symbol("swift.type.property", "UIView", "noIntrinsicMetric", access: "public")),
            \(symbol("swift.init", "UIView", "init(frame:)", access: "public")),
            \(symbol("swift.struct", "UIEdgeInsets", access: "public")),
            \(symbol("swift.property", "UIEdgeInsets", "top", access: "public"))
            ]}
            """
        return UIKitModule([try! JSONDecoder().decode(SymbolGraph.self, from: Data(graph.utf8))])
    }()

    private static func symbol(
        _ kind: String, _ path: String..., access: String, isInExtension: Bool = false
    ) -> String {
        let names = path.map { "\"\($0)\"" }.joined(separator: ", ")
        let place = isInExtension ? ", \"swiftExtension\": {\"extendedModule\": \"UIKit\"}" : ""
        return """
            {"kind": {"identifier": "\(kind)"}, "identifier": {"precise": "\(path.joined())"},
            "pathComponents": [\(names)], "names": {"title": "\(path.last ?? "")"}, "declarationFragments": [],
            "accessLevel": "\(access)"\(place)}
            """
    }

    private func coverage(_ swiftOnly: [Exceptions.Entry] = []) -> Coverage {
        Coverage(
            Fixture.catalogue, Self.module, Fixture.renames, Exceptions(), swiftOnly: Exceptions(swiftOnly),
            uses: Fixture.uses)
    }

    @Test func whatIsNotOpenIsNamed() {
        let names = ["UITouch", "UIView.layoutSubviews()", "UIView.tag, in an extension"]
        #expect(coverage().notOverridable == names)
    }

    @Test func aReasonExplainsIt() {
        let reasons = ["UIView.tag", "UITouch"].map { Exceptions.Entry(name: $0, reason: "test") }
        let coverage = coverage(reasons)
        #expect(coverage.notOverridable == ["UIView.layoutSubviews()"])
        #expect(coverage.idleExceptions.isEmpty)
    }

    @Test func aReasonWithoutAMemberIsIdle() {
        #expect(coverage([.init(name: "UIView.addSubview(_:)", reason: "test")]).idleExceptions.count == 1)
    }

    @Test func thePageCountsWhatAppsCanOverride() {
        let page = Report(coverage()).markdown
        #expect(page.contains("1 of 3 overridable"))
    }
}
