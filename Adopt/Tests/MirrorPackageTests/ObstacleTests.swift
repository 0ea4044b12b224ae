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
        "An error has a cause and a kind",
        arguments: [
            ("no such module 'Lottie'", "no module Lottie", ObstacleKind.missingModule),
            ("value of type 'UIView' has no member 'glow'", "no UIView.glow", .uiKit),
            ("type 'String' has no member 'kana'", "no String.kana", .foundation),
            ("value of type '[Cart]' has no member 'total'", "no [Cart].total", .foundation),
            ("value of type 'Cart' has no member 'total'", "no Cart.total", .own),
            ("value of type 'MKMapView' has no member 'glow'", "no MKMapView.glow", .framework),
            ("cannot find 'MKFlyover' in scope", "no MKFlyover", .framework),
            ("cannot find 'NSFlyover' in scope", "no NSFlyover", .foundation),
            ("cannot find type 'Classifier' in scope", "no Classifier", .undeclared),
            ("cannot find 'UIFindInteraction' in scope", "no UIFindInteraction", .uiKit),
            ("value of type 'AnyObject' has no member 'priority'", "no AnyObject.priority", .objectiveC),
            (
                "value of type 'any CartRouting & NSObjectProtocol' has no member 'responds'",
                "no any CartRouting & NSObjectProtocol.responds", .objectiveC
            ),
            ("'@objc' can only be used with members of classes", "", .objectiveC),
            (
                "call to main actor-isolated method 'start()' in a nonisolated context",
                "call to main actor-isolated method in a nonisolated context", .isolation
            ),
            ("'Part' is not a member type of class 'Lib.Cart'", "no Lib.Cart.Part", .undeclared),
        ])
    func kinds(message: String, what: String, kind: ObstacleKind) {
        let cause = ErrorCause(message)
        #expect(cause.what == (what.isEmpty ? message : what))
        #expect(cause.kind(Self.origins) == kind)
    }

    @Test("The obstacle that unlocks the most files is first, with the original's line and a suggestion")
    func order() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).swift")
        try "import UIKit\n    view.glow = true\n".write(to: file, atomically: true, encoding: .utf8)
        defer { try? FileManager.default.removeItem(at: file) }
        let output = """
            \(file.path):2:10: error: value of type 'UIView' has no member 'glow'
            /a/B.swift:1:1: error: no such module 'Lottie'
            /a/B.swift:2:1: error: value of type 'String' has no member 'kana'
            /a/C.swift:1:1: error: no such module 'Lottie'
            /a/C.swift:2:1: error: value of type 'String' has no member 'kana'
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
