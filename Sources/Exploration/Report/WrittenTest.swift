import AppRecording
import Simulator

/// A fault as a Swift test that does the same again.
struct WrittenTest {
    let app: ExploredApp
    let fault: Fault

    var source: String {
        let imports = (app.imports + ["PageFlow", "PageFlowTesting", "Simulator", "Testing", "UIKit"])
            .sorted()
        let launch = app.testCode.isEmpty ? ["// Launch the app here, in `sim`."] : app.testCode.lines
        let body = [simulator] + launch + entry + steps + ["// \(words)", expectation]
        return
            (imports.map { "import \($0)" } + [
                "", "@MainActor @Suite(.onStage) struct FoundFaults {",
                "    @Test func `\(fault.page.asName), \(fault.kind.words)`() async {",
            ] + body.map { "        \($0)" } + ["    }", "}", ""]).joined(separator: "\n")
    }

    private var simulator: String {
        let application = app.application == UIApplication.self ? "" : "application: \(app.application).self"
        return "let sim = Simulator(\(application))"
    }

    private var entry: [String] {
        switch fault.script.way.entry {
        case .launch: []
        case .link(let link): ["sim.open(URL(string: \(link.swiftLiteral))!)"]
        case .route(let number): ["sim.window.navigator.open(\(app.routes[number]))"]
        }
    }

    /// What holds when the fault is mended.
    private var expectation: String {
        switch fault.kind {
        case .exception, .diagnostic, .constraints, .appearance:
            "#expect(sim.diagnostics.map(\\.message) == [])"
        case .crash, .hang: "// The program has gone on."
        case .noWayHome: "#expect(sim.window.rootViewController?.presentedViewController == nil)"
        case .leak: "#expect(page == nil)"
        default: "Issue.record(\(words.swiftLiteral))"
        }
    }

    private var words: String { "\(fault.kind.words): \(fault.detail.oneLine)" }

    /// The steps; of a page that is to be released the test keeps a weak reference before the last of them.
    private var steps: [String] {
        var lines = fault.script.lines.flatMap { [$0, "await sim.settled()"] }
        guard fault.kind == .leak, lines.count >= 2 else { return lines }
        lines.insert("weak let page = sim.window.navigator.visiblePage", at: lines.count - 2)
        return lines + ["sim.advance(by: 3)", "await sim.settled()"]
    }
}

extension String {
    fileprivate var lines: [String] { split(separator: "\n").map(String.init) }
    fileprivate var oneLine: String { replacing("\n", with: " ") }
    fileprivate var asName: String { replacing("`", with: "'").replacing("\n", with: " ") }
}
