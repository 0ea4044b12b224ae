import AdoptModel
import Foundation
import StandIns
import Testing

@testable import MirrorPackage

@Suite("Obstacles of a build")
struct ObstacleTests {
    private static let origins = NameOrigins(
        sources: ["final class Cart {}"], frameworks: ["CoreData", "MapKit"].compactMap(Framework.named))

    @Test(
        "An error's identifier determines its cause and its kind",
        arguments: [
            ("no such module 'Lottie' [sema_no_import]", "no module Lottie", ObstacleKind.missingModule),
            (
                "value of type 'UIView' has no member 'glow' [could_not_find_value_member]", "no UIView.glow",
                .uiKit
            ),
            (
                "type 'String' has no member 'kana' [could_not_find_type_member]", "no String.kana",
                .foundation
            ),
            (
                "value of type '[Cart]' has no member 'tot'; did you mean 'to'? [could_not_find_value_member_corrected]",
                "no [Cart].tot", .foundation
            ),
            (
                "value of type 'Cart' has no member 'total' [could_not_find_value_member]", "no Cart.total",
                .own
            ),
            (
                "value of type 'MKMapView' has no member 'glow' [could_not_find_value_member]",
                "no MKMapView.glow",
                .framework
            ),
            ("cannot find 'MKFlyover' in scope [cannot_find_in_scope]", "no MKFlyover", .framework),
            ("cannot find 'NSFlyover' in scope [cannot_find_in_scope]", "no NSFlyover", .foundation),
            (
                "cannot find type 'Classifier' in scope [cannot_find_type_in_scope]", "no Classifier",
                .undeclared
            ),
            (
                "cannot find 'UIFindSession' in scope; did you mean 'UIFind'? [cannot_find_in_scope_corrected]",
                "no UIFindSession", .uiKit
            ),
            (
                "value of type 'AnyObject' has no member 'priority' [could_not_find_value_member]",
                "no AnyObject.priority", .objectiveC
            ),
            (
                "value of type 'any CartRouting & NSObjectProtocol' has no member 'responds' [could_not_find_value_member]",
                "no any CartRouting & NSObjectProtocol.responds", .objectiveC
            ),
            (
                "Objective-C interoperability is disabled [objc_interop_disabled]",
                "Objective-C interoperability is disabled", .objectiveC
            ),
            (
                "call to main actor-isolated method 'start()' in a nonisolated context [actor_isolated_call_decl] [#ActorIsolatedCall]",
                "call to main actor-isolated method in a nonisolated context", .isolation
            ),
            (
                "'Part' is not a member type of class 'Lib.Cart' [invalid_member_type]", "no Lib.Cart.Part",
                .undeclared
            ),
            (
                "module 'UIKit' has no member named 'UIGlow' [no_member_of_module]", "no UIKit.UIGlow",
                .uiKit
            ),
            ("no type named 'UIGlow' in module 'UIKit' [no_module_type]", "no UIKit.UIGlow", .uiKit),
            (
                "'UIGlow()' is unavailable [availability_decl_unavailable]", "'UIGlow()' is unavailable",
                .uiKit
            ),
            (
                "cannot assign to value: 'title' is a 'let' constant [assignment_lhs_is_immutable_variable]",
                "", .own
            ),
            ("no such module 'Lottie'", "no such module 'Lottie'", .own),
        ])
    func kinds(line: String, what: String, kind: ObstacleKind) throws {
        let failure = try #require(BuildResult.Failure(line: "/a/B.swift:7:1: error: \(line)"))
        let cause = ErrorCause(failure)
        #expect(cause.what == (what.isEmpty ? failure.message : what))
        #expect(cause.kind(Self.origins) == kind)
        #expect(!failure.message.contains("[" + (failure.identifier ?? "#")))
    }

    @Test("The obstacle that unlocks the most files is first, with the original's line and a suggestion")
    func order() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).swift")
        try "import UIKit\n    view.glow = true\n".write(to: file, atomically: true, encoding: .utf8)
        defer { try? FileManager.default.removeItem(at: file) }
        let output = """
            \(file.path):2:10: error: value of type 'UIView' has no member 'glow' [could_not_find_value_member]
            /a/B.swift:1:1: error: no such module 'Lottie' [sema_no_import]
            /a/B.swift:2:1: error: value of type 'String' has no member 'kana' [could_not_find_value_member]
            /a/C.swift:1:1: error: no such module 'Lottie' [sema_no_import]
            /a/C.swift:2:1: error: value of type 'String' has no member 'kana' [could_not_find_value_member]
            """
        var result = BuildResult(output: output, succeeded: false)
        result.explain(by: Self.origins)
        #expect(result.obstacles.map(\.what) == ["no UIView.glow", "no String.kana", "no module Lottie"])
        #expect(result.obstacles.map(\.unlocks) == [1, 0, 0])
        #expect(result.obstacles[0].source == "view.glow = true")
        #expect(result.obstacles[2].suggestion.contains("--stub Lottie"))
    }
}

@Suite("Results of an exploration")
struct ExplorationSummaryTests {
    @Test("The numbers of exploration.json become one row")
    func summary() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "explored-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let json = """
            {"pages":[{"name":"List"},{"name":"Item"}],"expectedPages":["List","Item","Help"],
            "ways":[{"from":"List","to":"Item","action":"tap"}],"leftUndone":["random walks"],
            "faults":[{"kind":"crash","page":"Item","detail":"tap Buy"},{"kind":"hang","page":"Item","detail":"tap Pay"},
            {"kind":"constraints","page":"List","detail":"x"},{"kind":"leak","page":"Item","detail":"y"},
            {"kind":"noLabel","page":"Item","detail":"z"}]}
            """
        try json.write(
            to: folder.appendingPathComponent("exploration.json"), atomically: true, encoding: .utf8)
        let summary = try ExplorationSummary(of: "Shop", in: folder)
        #expect(
            ExplorationTable([summary]).lines == [
                "app    pages  ways  diagnostics  leaks  crashes",
                "Shop  2 of 3     1            1      1        2",
                "not reached: Help", "Item: crash: tap Buy", "Item: hang: tap Pay", "List: constraints: x",
                "Item: leak: y", "Item: noLabel: z", "the budget ended before the exploration was complete",
                "pictures, the flow and a test for each fault: \(folder.path)",
            ])
    }
}
