import Simulator

/// Sees what goes wrong while an app runs: what UIKit complains of, and callbacks that do not follow each other.
@MainActor
struct FaultWatch {
    private var heard = 0
    private var traced = 0
    private var appearance = AppearanceOrder()

    /// What has gone wrong since this was asked last.
    mutating func take(from simulator: Simulator, on page: String) -> [Sighting] {
        let diagnostics = simulator.diagnostics
        let new = diagnostics.dropFirst(heard).map { Self.sighting($0, on: page) }
        heard = diagnostics.count
        let trace = simulator.trace
        let unbalanced = trace.dropFirst(traced).compactMap { appearance.fault(after: $0) }
        traced = trace.count
        return new + unbalanced
    }

    private static func sighting(_ diagnostic: Diagnostic, on page: String) -> Sighting {
        let words = diagnostic.description.withoutAddresses
        guard diagnostic.kind == .warning else {
            return Sighting(kind: .exception, page: page, detail: words.firstLines)
        }
        if words.contains("Unable to simultaneously satisfy constraints") {
            return Sighting(kind: .constraints, page: page, detail: words.listedConstraints)
        }
        let isUnbalanced = words.hasPrefix("Unbalanced calls to begin/end appearance")
        return Sighting(kind: isUnbalanced ? .appearance : .diagnostic, page: page, detail: words.firstLines)
    }
}

/// Whether each page appears and disappears in turn, and has gone when it is released.
struct AppearanceOrder {
    private var last: [String: String] = [:]
    /// Classes of which there are several pages at a time: their callbacks cannot be told apart.
    private var several: Set<String> = []
    /// Classes of which a page has a parent.
    private var children: Set<String> = []

    /// The fault of an event that cannot follow the one before it.
    mutating func fault(after event: TraceEvent) -> Sighting? {
        if event.callback.hasPrefix("willMove(toParent:") { noteMove(event) }
        guard let allowed = Self.before[event.callback], !event.controller.hasPrefix("UI") else { return nil }
        let earlier = last[event.controller, default: "deinit"]
        last[event.controller] = event.callback
        if event.callback == "viewDidLoad", earlier != "deinit" { several.insert(event.controller) }
        guard !allowed.contains(earlier), !several.contains(event.controller) else { return nil }
        return Sighting(
            kind: .appearance, page: event.controller, detail: "\(earlier), then \(event.callback)")
    }

    /// A page that gets a parent while one of its class has one is a second page, even if its view is never loaded.
    private mutating func noteMove(_ event: TraceEvent) {
        if event.callback == "willMove(toParent:nil)" {
            children.remove(event.controller)
        } else if !children.insert(event.controller).inserted {
            several.insert(event.controller)
        }
    }

    /// What may come before a callback. A page of a class may come again when the one before it was released.
    private static let before: [String: Set<String>] = [
        "viewDidLoad": ["deinit"],
        // A controller that was given its view has loaded none. A swipe that is given up lets a page come and go at once.
        "viewWillAppear": ["deinit", "viewDidLoad", "viewDidDisappear", "viewWillDisappear"],
        "viewDidAppear": ["viewWillAppear"],
        "viewWillDisappear": ["viewDidAppear", "viewWillAppear"],
        "viewDidDisappear": ["viewWillDisappear"],
        "deinit": ["deinit", "viewDidLoad", "viewDidDisappear"],
    ]
}

extension String {
    /// The beginning of what UIKit says.
    fileprivate var firstLines: String {
        let line = split(separator: "\n").prefix(2).joined(separator: " ")
        return String(line.prefix(300))
    }

    /// The constraints of a conflict, without addresses, in an order of their own.
    fileprivate var listedConstraints: String {
        let lines = split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
            .filter { $0.contains("<NSLayoutConstraint") || $0.contains("<NSAutoresizing") }
        let names = Set(
            lines.map { $0.withoutData.trimmingCharacters(in: CharacterSet(charactersIn: "\",")) })
        return String(names.sorted().joined(separator: " ").prefix(300))
    }
}
