import Simulator

/// Detects faults while an app runs: UIKit's warnings and exceptions, and callbacks in an invalid order.
@MainActor
struct FaultWatch {
    private var heard = 0
    private var traced = 0
    private var appearance = AppearanceOrder()

    /// The faults since the last call.
    mutating func take(from simulator: Simulator, on page: String) -> [Sighting] {
        let diagnostics = simulator.diagnostics
        let new = diagnostics.dropFirst(heard).map { Self.sighting($0, on: page) }
        heard = diagnostics.count
        let trace = simulator.trace
        let unbalanced = trace.indices.dropFirst(traced).compactMap {
            appearance.fault(after: trace[$0], isFirst: trace.isFirst(at: $0))
        }
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

/// Checks that each page appears and disappears alternately, and has disappeared before its release.
struct AppearanceOrder {
    private var last: [String: String] = [:]
    /// Classes with several pages at the same time: their callbacks can't be told apart.
    private var several: Set<String> = []
    /// Classes with a page that has a parent.
    private var children: Set<String> = []

    /// The fault of an event that can't follow the previous one.
    ///
    /// - Parameter isFirst: Whether it is the first event of its page. A page that was never shown may be released at any time.
    mutating func fault(after event: TraceEvent, isFirst: Bool) -> Sighting? {
        guard event.callback != "deinit" || !isFirst else { return nil }
        if event.callback.hasPrefix("willMove(toParent:") { noteMove(event) }
        guard let allowed = Self.before[event.callback], !event.controller.hasPrefix("UI") else { return nil }
        let earlier = last[event.controller, default: "deinit"]
        last[event.controller] = event.callback
        if event.callback == "viewDidLoad", earlier != "deinit" { several.insert(event.controller) }
        guard !allowed.contains(earlier), !several.contains(event.controller) else { return nil }
        return Sighting(
            kind: .appearance, page: event.controller, detail: "\(earlier), then \(event.callback)")
    }

    /// A page that receives a parent while another page of its class has one is a second page, even if its view is never loaded.
    private mutating func noteMove(_ event: TraceEvent) {
        if event.callback == "willMove(toParent:nil)" {
            children.remove(event.controller)
        } else if !children.insert(event.controller).inserted {
            several.insert(event.controller)
        }
    }

    /// The callbacks that may precede a callback. A page may follow a released page of the same class.
    private static let before: [String: Set<String>] = [
        "viewDidLoad": ["deinit"],
        // A controller whose view was assigned doesn't load one. During a canceled swipe, a page appears and disappears immediately.
        "viewWillAppear": ["deinit", "viewDidLoad", "viewDidDisappear", "viewWillDisappear"],
        "viewDidAppear": ["viewWillAppear"],
        "viewWillDisappear": ["viewDidAppear", "viewWillAppear"],
        "viewDidDisappear": ["viewWillDisappear"],
        "deinit": ["deinit", "viewDidLoad", "viewDidDisappear"],
    ]
}

extension String {
    /// The first lines of UIKit's message.
    fileprivate var firstLines: String {
        let line = split(separator: "\n").prefix(2).joined(separator: " ")
        return String(line.prefix(300))
    }

    /// The constraints of a conflict, without addresses, sorted.
    fileprivate var listedConstraints: String {
        let lines = split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
            .filter { $0.contains("<NSLayoutConstraint") || $0.contains("<NSAutoresizing") }
        let names = Set(
            lines.map { $0.withoutData.trimmingCharacters(in: CharacterSet(charactersIn: "\",")) })
        return String(names.sorted().joined(separator: " ").prefix(300))
    }
}
