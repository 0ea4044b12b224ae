import Foundation
import PageFlow
import PageFlowTesting
import Shop
import Simulator
import Testing

@testable import AppRecording
@testable import PageFlowLab

/// A rebuilt app continues from its earlier state.
@MainActor @Suite(.onStage) struct SavedSessionTests {
    private let path = FileManager.default.temporaryDirectory
        .appendingPathComponent("saved-\(UUID().uuidString)").path

    private func saved(of watched: Watched) throws -> SavedSession {
        defer { try? FileManager.default.removeItem(atPath: path) }
        watched.session.simulator.enterBackground()
        try SavedSession(of: watched.session).write(to: path)
        return try #require(SavedSession(path: path))
    }

    @Test func `the settings stay, and the scene brings its pages back`() throws {
        let watched = Watched()
        try watched.activate("Sencha")
        try watched.settle()
        watched.session.receive(.input(.set(.style(.dark))))
        let next = Watched(Watched.shop, try saved(of: watched))
        try next.settle()
        #expect(next.session.simulator.window.navigator.visiblePage?.title == "Sencha")
        #expect(next.session.settings.style == .dark)
        #expect(next.all("settings").last?["style"] as? String == "dark")
    }

    @Test func `what an app without an activity did is done again`() throws {
        let app = LabApp("shop", testCode: "") { $0.launch(ShopTabs(Store())) }
        let watched = Watched(app)
        watched.session.receive(.input(.touch(.down, finger: 0, at: CGPoint(x: 100, y: 200))))
        watched.session.receive(.input(.key("a", modifiers: [.shift])))
        let saved = try saved(of: watched)
        #expect(saved.activity == nil)
        #expect(saved.steps.map(\.input) == watched.session.recorder.steps.map(\.input))
    }

    @Test func `a file that is none says nothing`() throws {
        #expect(SavedSession(path: path) == nil)
        try Data("no list".utf8).write(to: URL(fileURLWithPath: path))
        defer { try? FileManager.default.removeItem(atPath: path) }
        #expect(SavedSession(path: path) == nil)
    }
}

/// Second fingers, and scripts.
@MainActor @Suite(.onStage) struct LabAppTests {
    @Test func `a twin finger does the same half a screen beside`() throws {
        let app = LabApp("halves", testCode: "", launch: { $0.launch(UIViewController()) })
            .on("iPadAir").withTwinFingers
        let session = Watched(app).session
        session.receive(.input(.touch(.down, finger: 0, at: CGPoint(x: 100, y: 200))))
        session.receive(.input(.touch(.move, finger: 0, at: CGPoint(x: 150, y: 200))))
        let places = session.simulator.touches
        #expect(Set(places.map(\.x)) == [150, 560])
        session.receive(.input(.touch(.up, finger: 0, at: CGPoint(x: 150, y: 200))))
        #expect(session.simulator.touches.isEmpty)
    }

    /// Pushes a page with each operation, and reports a fault for the third.
    private final class Pushes: LabScript {
        let simulator = Simulator()
        let stack = UINavigationController(rootViewController: UIViewController())
        let operations = ["first", "second", "third", "fourth"]
        var faults: [String] { stack.viewControllers.count > 3 ? ["too many pages"] : [] }

        init() { simulator.launch(stack) }

        func perform(_ number: Int) async {
            stack.pushViewController(UIViewController(), animated: true)
            _ = try? simulator.settle()
        }
    }

    @Test func `a script stops at its fault, and can stand after any operation`() async throws {
        let session = LabSession(LabApp("script", script: { Pushes() }))
        session.receive(.resume(0))
        #expect(session.pace == .pause)
        let player = try #require(session.player)
        await player.catchUp(to: 10)
        #expect(player.done == 3)
        #expect(session.simulator.diagnostics.map(\.message) == ["too many pages"])
        let actions = session.recorder.timeline.events.filter { $0.kind == .action }
        #expect(actions.map(\.what) == ["first", "second", "third"])
        session.receive(.resume(session.recorder.moments.end - 2))
        let again = try #require(session.player)
        await again.catchUp(to: 2)
        #expect(again.done == 2 && session.simulator.diagnostics.isEmpty)
    }
}
