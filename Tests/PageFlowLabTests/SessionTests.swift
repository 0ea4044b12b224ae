import Foundation
import PageFlow
import PageFlowTesting
import Shop
import Simulator
import Testing

@testable import AppRecording
@testable import PageFlowLab

/// A session of the shop, and the messages that a browser has received from it.
@MainActor
final class Watched {
    private(set) var messages: [[String: Any]] = []
    let session: LabSession

    static let shop = LabApp(
        "shop", imports: ["Shop"], testCode: "sim.launch(sceneDelegate: ShopScene())"
    ) { ShopScene() }

    init(_ app: LabApp = shop, _ saved: SavedSession? = nil) {
        session = LabSession(app, saved?.settings, restoring: saved?.activity)
        session.open(apps: ["shop"]) { [weak self] in self?.hear($0) }
        session.simulator.follow(.held)
    }

    private func hear(_ text: String) {
        messages.append((try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]) ?? [:])
    }

    /// Discards all messages but the last one with elements.
    func forget() { messages = all("elements").suffix(1) }

    func all(_ kind: String) -> [[String: Any]] { messages.filter { $0["is"] as? String == kind } }

    /// The element with this name on the screen.
    func element(_ label: String) throws -> Int {
        let elements = try #require(all("elements").last?["elements"] as? [[String: Any]])
        return try #require(elements.first { $0["label"] as? String == label }?["id"] as? Int, "\(label)")
    }

    func activate(_ label: String) throws {
        session.receive(.activate(element: try element(label)))
        session.look()
    }

    func settle() throws {
        try session.simulator.settle()
        session.look()
    }
}

@MainActor @Suite(.onStage) struct SessionTests {
    @Test func `a browser is notified of everything first, and each message is one object`() {
        let watched = Watched()
        let kinds = watched.messages.map { $0["is"] as? String ?? "" }
        #expect(kinds.prefix(2) == ["hello", "screen"])
        for kind in ["settings", "elements", "input", "tree", "requests", "leaks", "moments", "events"] {
            #expect(kinds.contains(kind), "\(kind)")
        }
    }

    @Test func `a push is reported at its start and at its end, and nothing in between`() throws {
        let watched = Watched()
        watched.forget()
        try watched.activate("Sencha")
        let start = try #require(watched.all("changes").first)
        #expect("\(start)".contains("\"m\": ["))
        watched.forget()
        for _ in 0..<15 {
            watched.session.simulator.advance(by: 1.0 / 60)
            watched.session.look()
        }
        #expect(watched.all("changes").isEmpty)
        try watched.settle()
        #expect(watched.all("changes").count == 1)
        #expect("\(watched.all("changes"))".contains("\"m\": [") == false)
    }

    @Test func `a screen is read from top to bottom, its title first`() throws {
        let watched = Watched()
        let elements = try #require(watched.all("elements").last?["elements"] as? [[String: Any]])
        let labels = elements.compactMap { $0["label"] as? String }
        let places = ["Teas", "Sencha", "Darjeeling", "Basket"].map { labels.firstIndex(of: $0) ?? -1 }
        #expect(places == places.sorted() && places[0] >= 0, "\(labels)")
        #expect(elements[places[0]]["role"] as? String == "heading")
    }

    @Test func `the requests of PageFlow are listed with plan and outcome`() throws {
        let watched = Watched()
        try watched.activate("Sencha")
        try watched.settle()
        let request = try #require((watched.all("requests").last?["requests"] as? [[String: Any]])?.last)
        #expect(request["summary"] as? String == "open Sencha" && request["state"] as? String == "ended")
        #expect(request["outcome"] as? String == "done")
    }

    @Test func `a moment is shown as it was, and the app is left alone meanwhile`() throws {
        let watched = Watched()
        try watched.activate("Sencha")
        try watched.settle()
        watched.forget()
        watched.session.receive(.showMoment(0))
        #expect(watched.messages.dropFirst().map { $0["is"] as? String } == ["screen", "tree"])
        #expect(watched.all("screen").first?["moment"] as? Int == 0)
        #expect("\(watched.all("screen"))".contains("Darjeeling"))
        watched.session.receive(.input(.type("x")))
        #expect(watched.all("refusal").count == 1)
        watched.session.receive(.showLive)
        #expect(watched.all("screen")[1]["moment"] is NSNull)
        #expect(!"\(watched.all("screen")[1])".contains("Darjeeling"))
    }

    @Test func `the app goes on from a moment as if the rest had not been`() async throws {
        let watched = Watched()
        for name in ["Sencha", "Buy now"] {
            try watched.activate(name)
            try watched.settle()
        }
        let (tree, moment) = (watched.session.simulator.tree, watched.session.recorder.moments.end - 1)
        try watched.activate("Continue")
        try watched.settle()
        let later = watched.session.simulator.tree
        #expect(later != tree)
        watched.session.receive(.resume(moment))
        await watched.session.replayed()
        watched.session.simulator.follow(.held)
        #expect(watched.session.simulator.tree == tree)
        try watched.activate("Continue")
        try watched.settle()
        #expect(watched.session.simulator.tree == later)
    }

    @Test func `settings count at once, or start the app again`() throws {
        let watched = Watched()
        watched.session.receive(.input(.set(.style(.dark))))
        #expect(watched.session.simulator.window.traitCollection.userInterfaceStyle == .dark)
        watched.session.receive(.input(.set(.device("iPadMini"))))
        #expect(watched.session.simulator.window.bounds.width == 744)
        #expect(watched.session.simulator.window.traitCollection.userInterfaceStyle == .dark)
        #expect(watched.all("settings").last?["device"] as? String == "iPadMini")
    }

    @Test func `a paused clock performs a turn without time, and advances by a frame`() throws {
        let watched = Watched()
        watched.session.receive(.clock(.turn))
        #expect(watched.all("refusal").count == 1)
        watched.session.receive(.clock(.pause))
        let now = watched.session.simulator.now
        watched.session.receive(.clock(.turn))
        #expect(watched.session.simulator.now == now)
        watched.session.receive(.clock(.frame))
        #expect(abs(watched.session.simulator.now - now - 1.0 / 60) < 0.001)
    }

    @Test func `a browser that goes takes its fingers along`() {
        let watched = Watched()
        watched.session.receive(.input(.touch(.down, finger: 3, at: CGPoint(x: 100, y: 300))))
        #expect(watched.session.simulator.touches.count == 1)
        watched.session.close()
        #expect(watched.session.simulator.touches.isEmpty)
    }

    @Test func `what was done is a test`() throws {
        let watched = Watched()
        for name in ["Sencha", "Buy now"] {
            try watched.activate(name)
            try watched.settle()
        }
        watched.session.receive(.input(.set(.style(.dark))))
        let source = watched.session.recordedTest
        for line in [
            "let sim = Simulator(device: .iPhone16, system: .iOS(26))",
            "sim.launch(sceneDelegate: ShopScene())",
            "sim.tap(\"Sencha\")",
            "try sim.settle()", "sim.tap(\"Buy now\")", "sim.setTraits { $0.userInterfaceStyle = .dark }",
        ] {
            #expect(source.contains("        \(line)\n"), "\(line)")
        }
    }

    @Test func `settings from before a relaunch precede the recorded actions`() throws {
        let watched = Watched()
        watched.session.receive(.input(.set(.style(.dark))))
        watched.session.receive(.input(.set(.orientation(.landscapeLeft))))
        watched.session.receive(.restart)
        try watched.settle()
        #expect(watched.session.simulator.window.bounds.width == 852)
        watched.session.receive(.input(.set(.style(.light))))
        try watched.activate("Sencha")
        try watched.settle()
        let lines = watched.session.recordedTest.split(separator: "\n").map {
            $0.trimmingCharacters(in: .whitespaces)
        }
        let places = [
            "sim.setTraits { $0.userInterfaceStyle = .dark }", "sim.launch(sceneDelegate: ShopScene())",
            "sim.rotate(to: .landscapeLeft)", "sim.setTraits { $0.userInterfaceStyle = .light }",
            "sim.tap(\"Sencha\")",
        ].map { lines.firstIndex(of: $0) ?? -1 }
        #expect(places == places.sorted() && places[0] >= 0, "\(lines)")
        watched.session.receive(.resume(0))
        #expect(watched.session.settings.style == .dark)
    }

    /// A page with a button that shows a sheet in a task.
    private final class SheetPage: UIViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            let action = UIAction(title: "Sheet") { [unowned self] _ in
                Task { present(UIViewController(), animated: true) }
            }
            let button = UIButton(type: .system, primaryAction: action)
            button.frame = CGRect(x: 40, y: 300, width: 200, height: 44)
            view.addSubview(button)
        }
    }

    @Test
    func `tasks have their turn on the way back to a moment, and what is asked for meanwhile is done then`()
        async throws
    {
        let watched = Watched(LabApp("sheet", testCode: "", launch: { $0.launch(SheetPage()) }))
        let session = watched.session
        for phase in [DeviceInput.Phase.down, .up] {
            session.receive(.input(.touch(phase, finger: 0, at: CGPoint(x: 140, y: 322))))
        }
        await session.simulator.settled()
        session.look()
        let (tree, moment) = (session.simulator.tree, session.recorder.moments.end - 1)
        #expect(session.simulator.window.rootViewController?.presentedViewController != nil)
        session.receive(.resume(moment))
        session.receive(.input(.set(.style(.dark))))
        #expect(session.settings.style == .light && session.steps.count > 1)
        await session.replayed()
        session.simulator.follow(.held)
        #expect(session.settings.style == .dark)
        // The last moment is the start of the sheet's presentation: its task runs before time passes.
        await session.simulator.settled()
        #expect(
            session.simulator.tree.replacing(/0x[0-9a-f]+/, with: "")
                == tree.replacing(/0x[0-9a-f]+/, with: ""))
        #expect(session.recorder.steps.last?.input == .set(.style(.dark)))
    }

    @Test func `what was typed is one line of the test`() throws {
        let watched = Watched()
        for text in ["1", "2", "é", "\n", "a"] { watched.session.receive(.input(.type(text))) }
        let source = watched.session.recordedTest
        for line in ["sim.type(\"12é\")", "sim.type(\"\\n\")", "sim.type(\"a\")"] {
            #expect(source.contains("        \(line)\n"), "\(line)")
        }
    }

    @Test func `the timeline is written for other programs`() throws {
        let watched = Watched()
        try watched.activate("Sencha")
        try watched.settle()
        for form in TimelineForm.allCases {
            watched.forget()
            watched.session.receive(.export(form))
            let export = try #require(watched.all("export").first)
            let text = try #require(export["text"] as? String)
            #expect(text.contains("viewDidAppear"))
            if form != .text { #expect((try? JSONSerialization.jsonObject(with: Data(text.utf8))) != nil) }
        }
    }
}

@Suite struct MomentsTests {
    private func moment(_ time: Double) -> Moments.Moment {
        Moments.Moment(time: time, tree: "", requests: "", consoleEnd: 0, steps: 0)
    }

    @Test func `a moment is a whole screen and what changed up to it`() {
        var recording = Moments()
        recording.add(moment(0), screen: WholeScreen(members: "0"))
        for number in 1..<200 {
            if recording.wantsWholeScreen {
                recording.add(moment(Double(number)), screen: WholeScreen(members: "\(number)"))
            } else {
                recording.add(moment(Double(number)), changes: "C\(number)")
            }
        }
        let starts = [3, 61].map { number in
            (WholeScreen(members: "\(number / 60 * 60)").message(moment: number))
        }
        #expect(recording.messages(for: 3) == [starts[0], "C1", "C2", "C3"])
        #expect(recording.messages(for: 61) == [starts[1], "C61"])
        #expect(recording.times(from: 198) == [198, 199])
        #expect(recording.messages(for: 200).isEmpty && recording.moment(200) == nil)
    }

    @Test func `the oldest moments go when there are more than fit`() {
        var recording = Moments(mostBytes: 100_000)
        for number in 0..<10_000 {
            if recording.wantsWholeScreen {
                recording.add(
                    moment(Double(number)),
                    screen: WholeScreen(members: String(repeating: "S", count: 1_000)))
            } else {
                recording.add(moment(Double(number)), changes: String(repeating: "C", count: 100))
            }
        }
        #expect(recording.end == 10_000 && recording.first > 9_000)
        #expect(recording.messages(for: recording.first).count == 1)
        #expect(recording.messages(for: 0).isEmpty)
    }
}
