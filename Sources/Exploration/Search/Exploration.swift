/// What an exploration has found.
public struct Exploration: Codable, Sendable {
    /// A page that was reached.
    public struct Page: Codable, Sendable {
        /// The class of its controller.
        public let name: String
        /// The shortest way to it.
        public let script: FaultScript
        /// Its picture, as SVG, where one was asked for.
        public internal(set) var picture: String?
    }

    /// The app.
    public let app: String
    /// How it was explored.
    public let plan: ExplorationPlan
    /// The pages, in the order of their finding.
    public internal(set) var pages: [Page] = []
    /// The pages that were to be reached; empty where nothing says which there are.
    public internal(set) var expectedPages: [String] = []
    /// Links and routes that have led nowhere, as the app has nothing for their sample values; see ``ExploredApp/values``.
    public internal(set) var entriesToNowhere: [String] = []
    /// How many states were found.
    public internal(set) var stateCount = 0
    /// How many states were left out, as there are many of their page.
    public internal(set) var statesLeftOut = 0
    /// The pages of which some states were left out. Pages that are reachable only from these states were not found.
    public internal(set) var pagesCutOff: [String] = []
    /// How many actions were tried.
    public internal(set) var actionCount = 0
    /// How many states this part has checked.
    public internal(set) var checkedCount = 0
    /// How many random walks were done.
    public internal(set) var walkCount = 0
    /// What is wrong, the gravest first.
    public internal(set) var faults: [Fault] = []
    /// What was not done, as the budget was over; empty where all was done.
    public internal(set) var leftUndone: [String] = []
    /// The ways from page to page: the pages, and what led there first.
    public internal(set) var ways: [PageWay] = []

    /// A way from one page to another.
    public struct PageWay: Codable, Hashable, Sendable {
        /// The page where the action is done.
        public let from: String
        /// The page that is in front then.
        public let to: String
        /// The action, in words.
        public let action: String
    }
}

extension Exploration {
    /// The pages that were to be reached and were not.
    public var unreachedPages: [String] {
        let reached = Set(pages.map(\.name))
        return expectedPages.filter { !reached.contains($0) }
    }

    /// The faults of several parts together: of those that are the same the one with the shortest script.
    public static func union(of parts: [Exploration]) -> [Fault] {
        var faults: [String: Fault] = [:]
        for fault in parts.flatMap(\.faults) {
            guard let known = faults[fault.identity] else {
                faults[fault.identity] = fault
                continue
            }
            if fault.script.way.actions.count < known.script.way.actions.count {
                faults[fault.identity] = fault
            }
        }
        return faults.values.sorted(by: Fault.isGraver)
    }
}

extension Fault {
    static func isGraver(_ one: Fault, _ other: Fault) -> Bool {
        (one.kind, one.page, one.identity) < (other.kind, other.page, other.identity)
    }
}
