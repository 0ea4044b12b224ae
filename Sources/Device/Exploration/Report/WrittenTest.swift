import MarkupText
import Simulator

/// A fault as a Swift test that fails until the fault is fixed.
struct WrittenTest {
    let app: ExploredApp
    let fault: Fault
    /// The plan of the exploration that found it.
    let plan: ExplorationPlan
    /// Distinguishes the suite from those of other faults.
    let number: Int

    var source: String {
        let imports = (app.imports + ["PageFlow", "PageFlowTesting", "Simulator", "Testing", "UIKit"])
            .sorted()
        return
            (imports.map { "import \($0)" } + [
                "", "@MainActor @Suite(.onStage) struct Fault\(number) {",
                "    @Test func `\(fault.page.escapedForSwiftName), \(fault.kind.words)`() async {",
            ] + body.map { "        \($0)" } + ["    }", "}", ""]).joined(separator: "\n")
    }

    private var body: [String] {
        switch fault.kind {
        case .deadEnd: explored + ["#expect(!exploration.faults.contains { \(isSame) })"]
        case .unreached:
            explored + ["#expect(exploration.pages.contains { $0.name == \(fault.page.swiftLiteral) })"]
        case .crash, .hang:
            gone + unknownStep + ["// \(words). The test has passed where the program goes on here."]
        default:
            gone + [
                "// \(words)",
                "#expect(await finder.faults(.\(fault.kind.rawValue), on: \(fault.page.swiftLiteral)) == [])",
            ]
        }
    }

    private var words: String { "\(fault.kind.words.asSentence): \(fault.detail.onOneLine)" }
}

// A test of one script.
extension WrittenTest {
    /// The lines for the launch and the actions that lead to the state.
    private var gone: [String] {
        let application = app.application == UIApplication.self ? "" : "application: \(app.application).self"
        return ["let sim = Simulator(\(application))", "let finder = FaultFinder(sim)"] + launch
            + (entry + steps).flatMap(Self.step)
    }

    private var launch: [String] {
        app.testCode.isEmpty ? ["// Launch the app here, in `sim`."] : app.testCode.lines
    }

    /// The lines for a step of which only a description is known. They fail the test, which would pass without the step.
    private var unknownStep: [String] {
        fault.script.lines.last?.hasPrefix("//") == true
            ? ["Issue.record(\"Do the step of the comment above here: it is known in words alone.\")"] : []
    }

    private var entry: [String] {
        switch fault.script.way.entry {
        case .launch: []
        case .link(let link): ["sim.open(URL(string: \(link.swiftLiteral))!)"]
        case .route(let number): ["sim.window.navigator.open(\(app.routes[number]))"]
        case .registeredRoute(_, let route): ["sim.window.navigator.open(\(route))"]
        }
    }

    /// The steps, without those that the finder performs itself.
    private var steps: [String] {
        let lines = fault.script.lines
        switch fault.kind {
        case .cutText: return lines.dropLast()
        case .noWayHome:
            return Array(lines.prefix { !UserAction.returnHome.swiftLines(at: []).contains($0) })
        default: return lines
        }
    }

    private static func step(_ line: String) -> [String] {
        line.contains("//")
            ? ["await finder.step {", "    \(line)", "}"] : ["await finder.step { \(line) }"]
    }
}

// A test of the whole app.
extension WrittenTest {
    private var explored: [String] {
        var lines = ["var app = ExploredApp(\(app.name.swiftLiteral)) { sim in"]
        lines += launch.map { "    \($0)" } + ["}"]
        if app.application != UIApplication.self { lines.append("app.application = \(app.application).self") }
        lines.append("app.pages = [\(fault.page.swiftLiteral)]")
        // Unreachable pages and dead ends are found without random walks.
        lines += ["var plan = ExplorationPlan()", "(plan.seed, plan.walks) = (\(plan.seed), 0)"]
        lines.append("plan.statesPerPage = \(plan.statesPerPage)")
        return lines + ["let exploration = await Explorer(app, plan).run()", "// \(words)"]
    }

    private var isSame: String {
        "$0.kind == .\(fault.kind.rawValue) && $0.page == \(fault.page.swiftLiteral)"
    }
}

extension String {
    fileprivate var lines: [String] { split(separator: "\n").map(String.init) }
    fileprivate var asSentence: String { prefix(1).uppercased() + dropFirst() }
}
