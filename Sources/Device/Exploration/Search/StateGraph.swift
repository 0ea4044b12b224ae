/// The found states, in order, and the transitions between them.
struct StateGraph {
    /// A state.
    struct Node {
        let state: ScreenState
        let way: ExploredWay
        /// The action sequence as lines of a test.
        let lines: [String]
        /// The destinations of actions, as keys of paths.
        var edges: Set<UInt64> = []
        /// Whether every action was tried.
        var isExpanded = false
    }

    private(set) var nodes: [Node] = []
    private var numbers: [UInt64: Int] = [:]
    private var perPage: [String: Int] = [:]
    /// The number of states that were omitted, by page, because the page had too many.
    private(set) var leftOut: [String: Int] = [:]

    var keys: Set<UInt64> { Set(numbers.keys) }

    /// Adds a state if it is new and its page doesn't have too many. Returns its number if it was added.
    mutating func add(_ state: ScreenState, _ way: ExploredWay, _ lines: [String], by plan: ExplorationPlan)
        -> Int?
    {
        guard numbers[state.key] == nil else { return nil }
        numbers[state.key] = nodes.count
        guard perPage[state.page, default: 0] < plan.statesPerPage, nodes.count < plan.mostStates else {
            leftOut[state.page, default: 0] += 1
            // Its transitions are unknown, so it can't count as a dead end.
            numbers[state.key] = -1
            return nil
        }
        perPage[state.page, default: 0] += 1
        nodes.append(Node(state: state, way: way, lines: lines))
        return nodes.count - 1
    }

    /// Adds a transition.
    mutating func connect(_ number: Int, to state: ScreenState) { nodes[number].edges.insert(state.pathKey) }

    mutating func noteExpanded(_ number: Int) { nodes[number].isExpanded = true }

    /// The first state of a page.
    func first(of page: String) -> Node? { nodes.first { $0.state.visible.contains(page) } }
}

// Dead ends.
extension StateGraph {
    /// The first states of groups of pages that no action leaves, except the app's home: the group of the first page, or a larger group
    /// around it, such as the pages behind a login.
    func deadEnds() -> [Node] {
        let (paths, edges) = paths()
        let groups = StrongGroups(edges).groups
        guard let first = nodes.first?.state.pathKey else { return [] }
        let home = groups.first { $0.contains(first) } ?? []
        return groups.filter { group in
            let isClosed = group.allSatisfy { edges[$0, default: []].isSubset(of: group) }
            return isClosed && !group.contains(first) && group.count <= home.count
        }.compactMap { group in
            nodes.first { group.contains($0.state.pathKey) && paths.contains($0.state.pathKey) }
        }
        .sorted { $0.way.actions.count < $1.way.actions.count }
    }

    /// The paths whose states are all explored, and the transitions between paths. An unexplored state may lead anywhere.
    private func paths() -> (Set<UInt64>, [UInt64: Set<UInt64>]) {
        var edges: [UInt64: Set<UInt64>] = [:]
        guard let first = nodes.first?.state.pathKey else { return ([], [:]) }
        for node in nodes {
            edges[node.state.pathKey, default: []].formUnion(node.isExpanded ? node.edges : [first])
        }
        let known = Set(edges.keys)
        for (path, targets) in edges where !targets.isSubset(of: known) { edges[path]?.insert(first) }
        for path in known { edges[path]?.formIntersection(known) }
        return (known, edges)
    }
}

/// Strongly connected groups of nodes, by Tarjan's algorithm.
struct StrongGroups {
    private(set) var groups: [Set<UInt64>] = []
    private let edges: [UInt64: Set<UInt64>]
    private var index: [UInt64: Int] = [:]
    private var low: [UInt64: Int] = [:]
    private var stack: [UInt64] = []
    private var onStack: Set<UInt64> = []

    init(_ edges: [UInt64: Set<UInt64>]) {
        self.edges = edges
        for node in edges.keys.sorted() where index[node] == nil { visit(node) }
    }

    private mutating func visit(_ node: UInt64) {
        (index[node], low[node]) = (index.count, index.count)
        low[node] = index[node]
        stack.append(node)
        onStack.insert(node)
        for next in edges[node, default: []].sorted() {
            if index[next] == nil {
                visit(next)
                low[node] = min(low[node]!, low[next]!)
            } else if onStack.contains(next) {
                low[node] = min(low[node]!, index[next]!)
            }
        }
        if low[node] == index[node] { close(node) }
    }

    private mutating func close(_ node: UInt64) {
        var group: Set<UInt64> = []
        while let last = stack.popLast() {
            onStack.remove(last)
            group.insert(last)
            if last == node { break }
        }
        groups.append(group)
    }
}
