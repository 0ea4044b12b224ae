import Simulator

/// Where a scenario's app runs: its device, its pages' journal, and what the scenario states about it.
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
    private(set) var statements: [Int: Statement] = [:]
    private(set) var furtherStatements: [Statement] = []
    /// What was measured, in points, by the names that the entry uses.
    private(set) var figures: [String: CGFloat] = [:]

    init(for entry: EvidenceEntry, on device: Device, _ system: System) {
        self.entry = entry
        sim = Simulator(device: device, system: system)
        sim.records = .everything
        sim.recordsExceptions = true
        Journal.current = journal
        journal.clock = { [unowned sim] in sim.now }
    }

    /// Whether the app asks for animations where the entry does not say.
    var animated: Bool { entry.animated ?? true }
}

// What is written down.
extension Stage {
    /// From here on the journal counts. Called again, it starts another run of the same events.
    func begin() { journal.begin() }

    func dropRun() { journal.dropRun() }

    func close() { journal.isOpen = false }

    var runs: [[String]] { journal.runs.map { $0.map(\.text) } }

    var entries: [Journal.Line] { journal.runs.last ?? [] }

    var lines: [String] { entries.map(\.text) }

    func log(_ text: String) { journal.log(text) }

    /// Writes a remark of the entry down, found by a part of its words: it is then compared in its place.
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

// What a scenario states.
extension Stage {
    /// Says whether the event at a position of the entry is true, and what was seen.
    func state(_ position: Int, _ holds: Bool, _ seen: @autoclosure () -> String) {
        let before = statements[position]
        guard before?.holds ?? true else { return }
        statements[position] = Statement(holds: holds, expected: entry.events[position], seen: seen())
    }

    /// Says whether something that the entry's notes add is true, and what was seen.
    func note(_ expected: String, _ holds: Bool, _ seen: @autoclosure () -> String) {
        furtherStatements.append(Statement(holds: holds, expected: expected, seen: seen()))
    }
}

// What a scenario measures.
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

    /// Shows a controller as the window's root and lets the app come to rest.
    func launch(_ root: UIViewController) throws {
        sim.launch(root)
        try sim.settle()
    }

    /// The same, with a view that takes all of the page's room.
    func launch(_ page: UIViewController, filledWith view: UIView) throws {
        page.loadViewIfNeeded()
        view.frame = page.view.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        page.view.addSubview(view)
        try launch(page)
    }

    func settle() throws { try sim.settle() }
}
