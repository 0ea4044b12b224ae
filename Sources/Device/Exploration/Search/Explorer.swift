import PageFlow
import Simulator

/// Explores an app: first every state, breadth first, then random walks. Each state is checked when it is visited.
///
/// The result depends only on the app, the seed and the shard: every state is visited by its own shortest action sequence from a launch,
/// independently of other work, and replies are combined in the order of the states.
@MainActor
public final class Explorer {
    private let app: ExploredApp
    private let plan: ExplorationPlan
    private var stand: any Stand
    private var graph = StateGraph()
    private var report: Exploration
    private var faults: [String: Fault] = [:]
    private var pictured: Set<String> = []

    /// Explores in forks of the program, or, if it has other threads as in a test, in the program itself.
    public init(_ app: ExploredApp, _ plan: ExplorationPlan = ExplorationPlan()) {
        (self.app, self.plan) = (app, plan)
        stand = RelaunchingStand(app)
        report = Exploration(app: app.name, plan: plan)
    }

    /// Explores the app completely, or until the budget is used up.
    public func run() async -> Exploration {
        if ThreadCount.now == 1, let copies = await CopyingStand(app, jobs: plan.jobs) { stand = copies }
        stand.deadline = plan.budget.map { Date(timeIntervalSinceNow: $0) }
        var level = await begin()
        while !level.isEmpty { level = await visit(level) }
        report.stateCount = graph.nodes.count
        report.statesLeftOut = graph.leftOut.values.reduce(0, +)
        report.pagesCutOff = graph.leftOut.keys.sorted()
        await findDeadEnds()
        if report.leftUndone.isEmpty { await walk() }
        findUnreached()
        await completeFatalScripts()
        report.faults = faults.values.sorted(by: Fault.isGraver)
        return report
    }
}

// States, level by level.
extension Explorer {
    private func begin() async -> [Int] {
        var level: [Int] = []
        guard let launch = await begin(at: [.launch], &level).first ?? nil else { return [] }
        report.expectedPages = launch.expectedPages ?? []
        let arrivals = await begin(at: launch.entries, &level)
        for (entry, arrival) in zip(launch.entries, arrivals) {
            let hasLedNowhere = arrival == nil || arrival?.state.key == launch.state.key
            if hasLedNowhere, let words = entry.words { report.entriesToNowhere.append(words) }
        }
        return level
    }

    /// Starts at entries. Returns the arrival of each; `nil` for an entry at which the app can't start.
    private func begin(at entries: [ExploredEntry], _ level: inout [Int]) async -> [Arrival?] {
        let attempts = await stand.begin(entries)
        return zip(entries, attempts).map { entry, attempt in
            let way = ExploredWay(entry: entry, actions: [])
            switch attempt {
            case .done(let arrival?):
                note(arrival.sightings, after: way, [], from: 0)
                if let number = add(arrival.state, way, []) { level.append(number) }
                return arrival
            case .done: break
            case .ended(let words): noteEnd(words, on: "launch", way)
            case .endless: noteEndless(on: "launch", way)
            }
            return nil
        }
    }

    /// Visits the states of a level. Returns the new ones.
    private func visit(_ level: [Int]) async -> [Int] {
        let requests = level.map(request)
        let replies = await stand.visit(requests)
        var next: [Int] = []
        var undone = 0
        for (number, reply) in zip(level, replies) {
            if let reply { take(reply, of: number, &next) } else { undone += 1 }
        }
        if undone > 0 { report.leftUndone.append("\(undone.counted("state")) not looked at") }
        stand.keep(Set(next.map { graph.nodes[$0].way }))
        return undone > 0 ? [] : next
    }

    private func request(_ number: Int) -> VisitRequest {
        let node = graph.nodes[number]
        let isNewPage = plan.drawsPages && pictured.insert(node.state.page).inserted
        return VisitRequest(
            way: node.way, known: graph.keys, seed: plan.seed &+ node.state.key, isExpanded: true,
            isChecked: isOwn(node.state.key), wantsPicture: isNewPage)
    }

    /// Whether this shard performs the check or walk.
    private func isOwn(_ key: UInt64) -> Bool { key % UInt64(max(1, plan.shards)) == UInt64(plan.shard) }

    private func take(_ reply: VisitReply, of number: Int, _ next: inout [Int]) {
        let node = graph.nodes[number]
        graph.noteExpanded(number)
        for tried in reply.tried {
            report.actionCount += 1
            if let new = take(tried, of: node, number) { next.append(new) }
        }
        for state in reply.back { graph.connect(number, to: state) }
        if isOwn(node.state.key) {
            report.checkedCount += 1
            note(reply.sightings, after: node.way, node.lines, from: number)
        }
        if let picture = reply.picture { put(picture, of: node.state.page) }
    }

    private func take(_ tried: VisitReply.Tried, of node: StateGraph.Node, _ number: Int) -> Int? {
        switch tried.attempt {
        case .done(let arrival?):
            let (action, way) = (
                arrival.action ?? tried.action, node.way.then(arrival.action ?? tried.action)
            )
            note(arrival.sightings, after: node.way, node.lines, from: number)
            graph.connect(number, to: arrival.state)
            noteWay(from: node.state.page, to: arrival.state.page, action)
            return add(arrival.state, way, node.lines + arrival.lines)
        case .done: return nil
        case .ended(let words): noteEnd(words, on: node.state.page, node.way.then(tried.action), node.lines)
        case .endless: noteEndless(on: node.state.page, node.way.then(tried.action), node.lines)
        }
        return nil
    }

    /// Adds a state and its visible pages.
    private func add(_ state: ScreenState, _ way: ExploredWay, _ lines: [String]) -> Int? {
        notePages(state.visible, FaultScript(way: way, lines: lines))
        return graph.add(state, way, lines, by: plan)
    }
}

// Recording results.
extension Explorer {
    private func notePages(_ names: some Sequence<String>, _ script: FaultScript) {
        for name in names where !report.pages.contains(where: { $0.name == name }) {
            report.pages.append(Exploration.Page(name: name, script: script))
        }
    }

    private func put(_ picture: String, of page: String) {
        guard let index = report.pages.firstIndex(where: { $0.name == page }) else { return }
        report.pages[index].picture = picture
    }

    private func noteWay(from: String, to: String, _ action: UserAction) {
        guard from != to, !report.ways.contains(where: { $0.from == from && $0.to == to }) else { return }
        report.ways.append(Exploration.PageWay(from: from, to: to, action: action.description))
    }

    private func note(_ sightings: [Sighting], after way: ExploredWay, _ lines: [String], from number: Int) {
        for sighting in sightings {
            let script = FaultScript(
                way: ExploredWay(entry: way.entry, actions: way.actions + sighting.actions),
                lines: lines + sighting.lines)
            note(sighting, script)
        }
    }

    private func note(_ sighting: Sighting, _ script: FaultScript) {
        let known = faults[sighting.identity]
        guard known == nil || script.way.actions.count < known!.script.way.actions.count else { return }
        faults[sighting.identity] = Fault(sighting, script)
    }

    private func noteEnd(_ words: String, on page: String, _ way: ExploredWay, _ lines: [String] = []) {
        note(Sighting(kind: .crash, page: page, detail: words), FaultScript(way: way, lines: lines))
    }

    private func noteEndless(on page: String, _ way: ExploredWay, _ lines: [String] = []) {
        note(Sighting(kind: .hang, page: page, detail: "after 30 s"), FaultScript(way: way, lines: lines))
    }
}

// Faults that are found when all states are known.
extension Explorer {
    /// A dead end has no action and no form of going back that leaves it.
    private func findDeadEnds() async {
        for node in graph.deadEnds() {
            let trials = BackForm.allCases.map { Trial.script(node.way, .back([$0])) }
            let leadsOut = await stand.run(trials).contains { attempt in
                guard case .done(let reply) = attempt, let state = reply.state else { return false }
                return state.pathKey != node.state.pathKey
            }
            guard !leadsOut else { continue }
            note(
                Sighting(
                    kind: .deadEnd, page: node.state.page, detail: "nothing that a user can do leads back"),
                FaultScript(way: node.way, lines: node.lines))
        }
    }

    private func completeFatalScripts() async {
        for (identity, fault) in faults where fault.kind == .crash || fault.kind == .hang {
            faults[identity]?.script = await FatalScript(fault.script, on: stand).withAllLines()
        }
    }

    private func findUnreached() {
        guard report.leftUndone.isEmpty else { return }
        for page in report.unreachedPages {
            note(
                Sighting(
                    kind: .unreached, page: page, detail: "none of \(report.stateCount) states shows it"),
                FaultScript(way: ExploredWay(entry: .launch, actions: []), lines: []))
        }
    }
}

// Random walks.
extension Explorer {
    private func walk() async {
        let walks = (0..<plan.walks).filter { $0 % max(1, plan.shards) == plan.shard }.map(walk)
        var undone = 0
        for (trial, attempt) in zip(walks, await stand.run(walks)) {
            guard let attempt else {
                undone += 1
                continue
            }
            report.walkCount += 1
            await take(attempt, of: trial)
        }
        if undone > 0 { report.leftUndone.append(undone.counted("random walk")) }
    }

    /// A walk from a chosen state.
    private func walk(_ number: Int) -> Trial {
        let seed = plan.seed &* 1_000_003 &+ UInt64(number)
        let start = graph.nodes.isEmpty ? 0 : Int(StableHash.of(["\(seed)"]) % UInt64(graph.nodes.count))
        let way = graph.nodes.isEmpty ? ExploredWay(entry: .launch, actions: []) : graph.nodes[start].way
        return .walk(way, seed: seed, length: plan.walkLength)
    }

    private func take(_ attempt: Attempt<TrialReply>, of trial: Trial) async {
        switch attempt {
        case .done(let reply):
            let way = ExploredWay(entry: trial.way.entry, actions: trial.way.actions + reply.actions)
            notePages(reply.visible.sorted(), FaultScript(way: way, lines: reply.lines))
            for sighting in reply.sightings { await shrink(sighting, entry: trial.way.entry) }
        case .ended, .endless: await findEnd(of: trial)
        }
    }

    /// Repeats a walk that ended the program, one action longer each time.
    private func findEnd(of trial: Trial) async {
        guard case .walk(let way, let seed, let length) = trial else { return }
        var before: TrialReply?
        for length in 0...length {
            switch await stand.run([.walk(way, seed: seed, length: length)])[0] {
            case .done(let reply): before = reply
            case .ended(let words):
                await noteEnd(of: way, before, .crash, words)
                return
            case .endless:
                await noteEnd(of: way, before, .hang, "after 30 s")
                return
            case nil: return
            }
        }
    }

    private func noteEnd(of way: ExploredWay, _ before: TrialReply?, _ kind: FaultKind, _ words: String) async
    {
        let actions = way.actions + (before?.actions ?? []) + [before?.next].compactMap { $0 }
        let page = before?.state?.page ?? "launch"
        await shrink(Sighting(kind: kind, page: page, detail: words, actions: actions), entry: way.entry)
    }

    /// Records a fault that no state has shown, with the shortest script that reproduces it.
    private func shrink(_ sighting: Sighting, entry: ExploredEntry) async {
        guard faults[sighting.identity] == nil else { return }
        let shrinker = Shrinker(sighting, entry: entry, on: stand)
        note(sighting, await shrinker.shortest())
    }
}
