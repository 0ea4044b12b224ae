import Simulator

/// The environment of a scenario's app: its device, its pages' journal, and the scenario's statements.
@MainActor
final class Stage {
    struct Statement {
        let holds: Bool
        let expected: String
        let seen: String
    }

    let entry: EvidenceEntry
    let sim: Simulator
    private let journal = Journal()
    private(set) var statements: [Statement] = []
    private(set) var furtherStatements: [Statement] = []
    /// The measured values in points, by the entry's names.
    private(set) var figures: [String: CGFloat] = [:]

    init(for entry: EvidenceEntry, on device: Device, _ system: System) {
        self.entry = entry
        sim = Simulator(device: device, system: system)
        sim.records = .everything
        sim.recordsExceptions = true
        Journal.current = journal
        journal.clock = { [unowned sim] in sim.now }
    }

    /// Whether the app requests animations if the entry doesn't specify it.
    var animated: Bool { entry.animated ?? true }

    /// UIKit's reports, without the line about an app without the life cycle of scenes, which most systems print at every launch of such
    /// an app. Evidence: ios26-LIFE-01, ios26-LIFE-02.
    var complaints: [Diagnostic] {
        sim.diagnostics.filter { $0.kind != .warning || !$0.message.contains("UIScene lifecycle") }
    }
}

// Recording.
extension Stage {
    /// Starts the journal. Another call starts another run of the same events.
    func begin() { journal.begin() }

    func dropRun() { journal.dropRun() }

    func close() { journal.isOpen = false }

    var runs: [[String]] { journal.runs.map { $0.map(\.text) } }

    var entries: [Journal.Line] { journal.runs.last ?? [] }

    var lines: [String] { entries.map(\.text) }

    func log(_ text: String) { journal.log(text) }

    /// Records a remark of the entry, identified by a part of its text: it is then compared at its position.
    func remark(_ part: String) {
        log(entry.events.first { $0.hasPrefix("[") && $0.contains(part) } ?? "[\(part)]")
    }

    func line(_ text: String) -> Journal.Line? { entries.first { $0.text == text } }

    func has(_ text: String) -> Bool { line(text) != nil }

    /// Whether both were logged, in this order.
    func has(_ first: String, before second: String) -> Bool {
        guard let one = lines.firstIndex(of: first), let other = lines.firstIndex(of: second) else {
            return false
        }
        return one < other
    }

    /// The appearance callbacks of a page, without its name.
    func appearance(of name: String) -> [String] {
        lines.compactMap { line in
            guard line.hasPrefix(name + ".view"), line.hasSuffix("ppear") else { return nil }
            return String(line.dropFirst(name.count + 1))
        }
    }
}

// Statements of a scenario.
extension Stage {
    /// Reports whether a statement of the entry is true, with the observation. A statement that is checked several times must always hold.
    func state(_ words: String, _ holds: Bool, _ seen: @autoclosure () -> String) {
        let position = statements.firstIndex { $0.expected == words }
        guard position.map({ statements[$0].holds }) ?? true else { return }
        let statement = Statement(holds: holds, expected: words, seen: seen())
        if let position { statements[position] = statement } else { statements.append(statement) }
    }

    /// Reports whether a statement in the entry's notes is true, with the observation.
    func note(_ expected: String, _ holds: Bool, _ seen: @autoclosure () -> String) {
        furtherStatements.append(Statement(holds: holds, expected: expected, seen: seen()))
    }
}

// Measurements of a scenario.
extension Stage {
    func measure(_ name: String, _ figure: CGFloat) { figures[name] = figure }

    func measure(_ size: CGSize) {
        measure("width", size.width)
        measure("height", size.height)
    }

    func measure(_ point: CGPoint) {
        measure("x", point.x)
        measure("y", point.y)
    }

    func measure(_ rectangle: CGRect) {
        measure(rectangle.origin)
        measure(rectangle.size)
    }

    func measure(_ insets: UIEdgeInsets) {
        measure("top", insets.top)
        measure("left", insets.left)
        measure("bottom", insets.bottom)
        measure("right", insets.right)
    }
}

// The app.
extension Stage {
    func page(_ name: String) -> Page { Page(name) }

    func navigation(_ pages: [UIViewController], name: String = "nav") -> UINavigationController {
        let navigation = UINavigationController()
        navigation.debugName = name
        navigation.viewControllers = pages
        return navigation
    }

    /// Shows a controller as the window's root and waits until the app settles.
    func launch(_ root: UIViewController) throws {
        sim.launch(root)
        try sim.settle()
    }

    /// Shows a page with a view that fills it.
    func launch(_ page: UIViewController, filledWith view: UIView) throws {
        page.loadViewIfNeeded()
        view.frame = page.view.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        page.view.addSubview(view)
        try launch(page)
    }

    func settle() throws { try sim.settle() }
}
