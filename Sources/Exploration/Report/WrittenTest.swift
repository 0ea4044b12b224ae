import Simulator

/// A fault as a Swift test that does the same again.
struct WrittenTest {
    let app: ExploredApp
    let fault: Fault

    var source: String {
        let imports = (app.imports + ["PageFlow", "PageFlowTesting", "Simulator", "Testing", "UIKit"])
            .sorted()
        let launch = app.testCode.isEmpty ? ["// Launch the app here, in `sim`."] : app.testCode.lines
        let steps = fault.script.lines.flatMap { [$0, "_ = try? sim.settle(limit: 2)"] }
        let body =
            [simulator] + launch + entry + steps + [
                "// \(fault.kind.words): \(fault.detail)".oneLine, expectation,
            ]
        return
            (imports.map { "import \($0)" } + [
                "", "@MainActor @Suite(.onStage) struct FoundFaults {",
                "    @Test func `\(fault.page.asName), \(fault.kind.words)`() throws {",
            ] + body.map { "        \($0)" } + ["    }", "}", ""]).joined(separator: "\n")
    }

    private var simulator: String {
        let application = app.application == UIApplication.self ? "" : "application: \(app.application).self"
        return "let sim = Simulator(\(application))"
    }

    private var entry: [String] {
        switch fault.script.way.entry {
        case .launch: []
        case .link(let link): ["sim.open(URL(string: \(link.swiftText))!)"]
        case .route(let number): ["sim.window.navigator.open(\(app.routes[number]))"]
        }
    }

    private var expectation: String {
        switch fault.kind {
        case .exception, .diagnostic, .constraints: "#expect(sim.diagnostics.map(\\.message) == [])"
        default: "#expect(Bool(false), \(fault.detail.oneLine.swiftText))"
        }
    }
}

extension String {
    fileprivate var lines: [String] { split(separator: "\n").map(String.init) }
    fileprivate var oneLine: String { replacing("\n", with: " ") }
    fileprivate var asName: String { replacing("`", with: "'").replacing("\n", with: " ") }
}
