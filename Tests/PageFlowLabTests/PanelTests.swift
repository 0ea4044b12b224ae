import Foundation
import PageFlowTesting
import Simulator
import Testing

@testable import AppRecording
@testable import PageFlowLab

/// The panels next to the phone.
@MainActor @Suite(.onStage) struct PanelTests {
    @Test func `the flow has every page that was visible, and what led there`() throws {
        let watched = Watched()
        try watched.activate("Sencha")
        // Only a transition: longer waits aren't awaited.
        watched.session.simulator.advance(by: 0.6)
        watched.session.look()
        watched.session.receive(.input(.key("escape", modifiers: [])))
        let flow = try #require(watched.all("flow").last)
        let mermaid = try #require(flow["mermaid"] as? String)
        #expect(mermaid.contains("n0([\"CataloguePage\"])") && mermaid.contains("n1[\"ProductPage\"]"))
        #expect(mermaid.contains("n0 -->|\"push Tap “Sencha”\"| n1"))
        #expect((flow["dot"] as? String)?.contains("n0 -> n1") == true)
        #expect((flow["svg"] as? String)?.hasPrefix("<svg") == true)
        #expect((flow["tall"] as? String)?.hasPrefix("<svg") == true)
    }

    @Test func `an action of the user precedes its results, and time never decreases`() throws {
        let watched = Watched()
        try watched.activate("Sencha")
        try watched.settle()
        let session = watched.session
        session.receive(.input(.touch(.down, finger: 0, at: CGPoint(x: 4, y: 400))))
        for step in 1...20 {
            session.simulator.advance(by: 1.0 / 60)
            session.receive(.input(.touch(.move, finger: 0, at: CGPoint(x: 4 + step * 15, y: 400))))
        }
        session.receive(.input(.touch(.up, finger: 0, at: CGPoint(x: 304, y: 400))))
        try watched.settle()
        let events = session.recorder.timeline.events
        let times = events.map(\.time)
        #expect(times == times.sorted())
        let places = [
            "Tap “Sencha”", "begins to open", "Swipe right from the edge", "Lift the finger, 300 points away",
        ].map { words in events.firstIndex { $0.what.hasPrefix(words) } ?? -1 }
        #expect(places.allSatisfy { $0 >= 0 } && places == places.sorted(), "\(events.map(\.what))")
    }

    @Test func `content under an alert or a sheet is not read`() async throws {
        let watched = Watched()
        try watched.settle()
        try watched.activate("Filter")
        // A task presents the sheet.
        await watched.session.simulator.settled()
        watched.session.look()
        let elements = watched.all("elements").last?["elements"] as? [[String: Any]] ?? []
        let labels = elements.compactMap { $0["label"] as? String }
        #expect(labels.contains("Green teas") && !labels.contains { $0.hasPrefix("Sencha") }, "\(labels)")
    }

    @Test func `an alert is read by what it says and by its buttons`() throws {
        let page = UIViewController()
        let watched = Watched(LabApp("alert", testCode: "", launch: { $0.launch(page) }))
        let alert = UIAlertController(title: "Discard?", message: "It is not saved.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Keep", style: .cancel))
        page.present(alert, animated: false)
        try watched.settle()
        let elements = watched.all("elements").last?["elements"] as? [[String: Any]]
        #expect(elements?.map { $0["label"] as? String } == ["Discard?, It is not saved.", "Keep"])
        #expect(elements?.first?["role"] as? String == "heading")
    }

    /// An invisible page that a closure or another page retains.
    private final class Keeper: UIViewController { var kept: UIViewController? }
    private final class Detail: UIViewController {}

    @Test func `in an app without PageFlow a page that has left and lives on is named with what keeps it`()
        throws
    {
        let (keeper, window) = (Keeper(), UINavigationController())
        window.viewControllers = [keeper]
        let watched = Watched(LabApp("kept", testCode: "", launch: { $0.launch(window) }))
        let page = Detail()
        keeper.kept = page
        window.pushViewController(page, animated: true)
        try watched.settle()
        window.popViewController(animated: true)
        try watched.settle()
        watched.session.simulator.advance(by: 2)
        watched.session.look()
        let leak = try #require((watched.all("leaks").last?["leaks"] as? [[String: Any]])?.first)
        #expect(leak["name"] as? String == "Detail")
        #expect(leak["path"] as? String == "UINavigationController/Detail")
        #expect(
            (leak["owners"] as? [String])?.contains { $0.hasSuffix("Keeper.kept keeps it") } == true,
            "\(leak)")
        window.pushViewController(page, animated: false)
        try watched.settle()
        let later = (watched.all("leaks").last?["leaks"] as? [[String: Any]])?.first
        #expect(later?["withdrawn"] as? Bool == true)
    }

    @Test func `a finger that a replay has left on the screen is taken up where it comes down`() async throws
    {
        let watched = Watched()
        try watched.activate("Sencha")
        try watched.settle()
        let session = watched.session
        session.receive(.input(.touch(.down, finger: 0, at: CGPoint(x: 4, y: 400))))
        for step in 1...10 {
            session.simulator.advance(by: 1.0 / 60)
            session.receive(.input(.touch(.move, finger: 0, at: CGPoint(x: 4 + step * 15, y: 400))))
        }
        session.simulator.advance(by: 1.0 / 60)
        session.look()
        session.receive(.resume(session.recorder.moments.end - 1))
        await session.replayed()
        session.simulator.follow(.held)
        #expect(session.simulator.touches.count == 1)
        session.receive(.input(.touch(.down, finger: 0, at: CGPoint(x: 120, y: 340))))
        #expect(session.simulator.touches.map(\.x) == [120])
        session.receive(.input(.touch(.up, finger: 0, at: CGPoint(x: 120, y: 340))))
        #expect(session.simulator.touches.isEmpty)
    }

    @Test func `a session that is taken up again has the history that it had`() async throws {
        let watched = Watched()
        try watched.activate("Sencha")
        try watched.settle()
        let session = watched.session
        let history = Self.history(of: session)
        session.receive(.resume(session.recorder.moments.end - 1))
        await session.replayed()
        session.simulator.follow(.held)
        #expect(Array(Self.history(of: session).prefix(history.count)) == history)
    }

    /// The events, without memory addresses.
    private static func history(of session: LabSession) -> [String] {
        session.recorder.timeline.events.map { "\($0.time) \($0.what.replacing(/0x[0-9a-f]+/, with: "0x"))" }
    }
}

@Suite struct ConsoleAdviceTests {
    private static let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Sources")

    @Test func `UIKit's words come with what to do`() {
        let message = "Unbalanced calls to begin/end appearance transitions for <App.Page: 0x1>."
        #expect(ConsoleAdvice.advice(for: message)?.hasPrefix("Two changes of pages overlap") == true)
        #expect(ConsoleAdvice.advice(for: "something else") == nil)
    }

    @Test func `each advice is for words that the runtime says`() throws {
        let files = FileManager.default.enumerator(at: Self.sources, includingPropertiesForKeys: nil)
        let texts = try (files?.compactMap { $0 as? URL } ?? []).filter {
            $0.pathExtension == "swift" && $0.path.contains("/Sources/UIKit/")
        }.map {
            // A sentence may be split into two literals.
            try String(contentsOf: $0, encoding: .utf8).replacing(/"\s*\+ "/, with: "")
        }
        for (part, advice) in ConsoleAdvice.table {
            #expect(texts.contains { $0.contains(part) }, "\(part)")
            #expect(advice.hasSuffix("."))
        }
    }
}
