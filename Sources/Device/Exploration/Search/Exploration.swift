/// The result of an exploration.
public struct Exploration: Codable, Sendable {
    /// A reached page.
    public struct Page: Codable, Sendable {
        /// The class of its controller.
        public let name: String
        /// The shortest script that reaches it.
        public let script: FaultScript
        /// Its picture as SVG, if requested.
        public internal(set) var picture: String?
    }

    /// The app's name.
    public let app: String
    /// The plan of the exploration.
    public let plan: ExplorationPlan
    /// The pages, in the order in which they were found.
    public internal(set) var pages: [Page] = []
    /// The pages that were expected; empty if none are known.
    public internal(set) var expectedPages: [String] = []
    /// Links and routes that led to no page, because the app has no content for their sample values; see ``ExploredApp/values``.
    public internal(set) var entriesToNowhere: [String] = []
    /// The number of states.
    public internal(set) var stateCount = 0
    /// The number of states that were omitted, because their page had too many.
    public internal(set) var statesLeftOut = 0
    /// The pages of which some states were left out. Pages that are reachable only from these states were not found.
    public internal(set) var pagesCutOff: [String] = []
    /// The number of actions that were tried.
    public internal(set) var actionCount = 0
    /// The number of states that this shard has checked.
    public internal(set) var checkedCount = 0
    /// The number of random walks.
    public internal(set) var walkCount = 0
    /// The faults, the most severe first.
    public internal(set) var faults: [Fault] = []
    /// The work that was omitted because the budget was used up; empty if the exploration is complete.
    public internal(set) var leftUndone: [String] = []
    /// The transitions between pages, each with the first action that caused it.
    public internal(set) var ways: [PageWay] = []

    /// A transition from one page to another.
    public struct PageWay: Codable, Hashable, Sendable {
        /// The page on which the action was performed.
        public let from: String
        /// The topmost page after the action.
        public let to: String
        /// A description of the action.
        public let action: String
    }
}

extension Exploration {
    /// The expected pages that weren't reached.
    public var unreachedPages: [String] {
        let reached = Set(pages.map(\.name))
        return expectedPages.filter { !reached.contains($0) }
    }

    /// The faults of several shards. Of equal faults, it contains the one with the shortest script.
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
