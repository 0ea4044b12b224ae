import PageFlowTesting
import Simulator
import Testing

@testable import Conformance

@MainActor
@Suite(.onStage) struct FigureTests {
    nonisolated private static let figures = Evidence.figures

    @Test func aFigureIsANameAndANumber() {
        #expect(ExpectedFigure("top: 59")?.name == "top")
        #expect(ExpectedFigure("room below: -20.5")?.value == -20.5)
        #expect(ExpectedFigure("top 59") == nil)
        #expect(ExpectedFigure("top: high") == nil)
        #expect(ExpectedFigure(": 59") == nil)
    }

    @Test(arguments: [
        (20.5, 0.5, true), (21, 0.5, true), (19.9, 0.5, false), (20.51, 0, false), (20.5, 0, true),
    ])
    func aFigureHoldsWithinItsTolerance(seen: Double, tolerance: Double, holds: Bool) throws {
        let figure = try #require(ExpectedFigure("height: 20.5"))
        #expect(figure.holds(for: CGFloat(seen), within: tolerance) == holds)
    }

    @Test func aFigureThatIsOffOrMissingFallsShort() throws {
        let entry = try #require(Self.figures.first { $0.id == "geo-safe-15" })
        func result(of measured: [String: CGFloat]) -> Finding.Result {
            var shortfall = Shortfall()
            shortfall.compare(entry, with: measured, on: .iPhone15, .iOS(17))
            return shortfall.result
        }
        let right: [String: CGFloat] = ["top": 59, "left": 0, "bottom": 34, "right": 0]
        #expect(result(of: right) == .passes)
        #expect(result(of: right.merging(["top": 58]) { $1 }) != .passes)
        #expect(result(of: right.filter { $0.key != "left" }) != .passes)
    }

    @Test(arguments: figures.map(\.id))
    func everyEntryIsFiguresWithAToleranceAndASource(id: String) throws {
        let entry = try #require(Self.figures.first { $0.id == id })
        #expect(!entry.events.isEmpty && entry.events.allSatisfy { ExpectedFigure($0) != nil })
        #expect(entry.tolerance != nil)
        #expect(entry.source.hasPrefix("http") || entry.source.hasPrefix("measured by Interface Builder, "))
        #expect(entry.devicesToRun?.isEmpty != true)
    }

    @Test func figuresAreTriedOnTheFirstAndTheLastOfTheirSystems() throws {
        func systems(_ id: String) throws -> [System] {
            try #require(Self.figures.first { $0.id == id }).systems
        }
        #expect(try systems("geo-safe-11-early") == [.iOS(12), .iOS(13)])
        #expect(try systems("geo-nav-26") == [.iOS(26)])
        #expect(try systems("geo-safe-16pro") == [.iOS(18), .iOS(26)])
    }

    @Test func aTypeIsFoundByItsName() throws {
        #expect(NamedType.find("UIImageView") == UIImageView.self)
        #expect(NamedType.find("UINothing") == nil)
        #expect(try NamedType.view("UISwitch") is UISwitch)
        #expect(throws: NotHereYet.self) { try NamedType.view("UINothing") }
    }

    /// A figure that waits for a type wouldn't conform if the type existed.
    @Test func whatWaitsForATypeIsTriedAsSoonAsItExists() throws {
        let entry = try #require(Self.figures.first)
        let absent = Scenario.waiting(forType: "UINothing", entry.id)[0].result(for: entry)
        let present = Scenario.waiting(forType: "UIView", entry.id)[0].result(for: entry)
        guard case .untried(.notCovered) = absent, case .fallsShort = present else {
            Issue.record("\(absent), \(present)")
            return
        }
    }
}
