import Simulator

/// Performs visits and trials, in forks of the program or in the program itself.
@MainActor
protocol Stand: AnyObject {
    /// Starts at entries. The first entry is the launch.
    func begin(_ entries: [ExploredEntry]) async -> [Attempt<Arrival?>]
    /// Visits states in any order; the replies are in the order of the requests. `nil` for omitted visits.
    func visit(_ requests: [VisitRequest]) async -> [VisitReply?]
    /// Keeps the action sequences that the exploration continues from. The others may be discarded.
    func keep(_ ways: Set<ExploredWay>)
    /// Runs scripts from a launch.
    func run(_ trials: [Trial]) async -> [Attempt<TrialReply>?]
    /// The time after which no new work begins; `nil` for no limit.
    var deadline: Date? { get set }
}

/// A script from a launch, with the work at its end.
enum Trial: Codable, Sendable {
    /// Observes the state, and runs a check.
    case script(ExploredWay, Check?)
    /// Performs all actions but the last one, and finds the lines with which a test would perform that one.
    case prelude(ExploredWay)
    /// Performs a number of random actions.
    case walk(ExploredWay, seed: UInt64, length: Int)
}

/// The result of a trial.
struct TrialReply: Codable, Sendable {
    var sightings: [Sighting] = []
    /// `nil` if an action of the script couldn't be performed.
    var state: ScreenState?
    /// The pages that became visible.
    var visible: Set<String> = []
    /// The actions of a walk.
    var actions: [UserAction] = []
    /// The next action of a walk.
    var next: UserAction?
    /// The lines of the whole script.
    var lines: [String] = []
}

extension Trial {
    /// The action sequence that it begins with.
    var way: ExploredWay {
        switch self {
        case .script(let way, _), .prelude(let way), .walk(let way, _, _): way
        }
    }

    /// The actions of the sequence that are performed.
    private var performed: [UserAction] {
        if case .prelude(let way) = self { way.actions.dropLast() } else { way.actions }
    }

    /// Runs the trial with an app that has just been launched.
    @MainActor
    func run(in visit: Visit) async -> TrialReply {
        var reply = TrialReply()
        guard await visit.begin(at: way.entry) else { return reply }
        reply.sightings += visit.takeSightings()
        for (index, action) in performed.enumerated() {
            guard let lines = await visit.perform(action) else { return reply }
            reply.lines += lines
            reply.sightings += visit.takeSightings().map {
                $0.after(Array(way.actions[...index]), reply.lines)
            }
        }
        switch self {
        case .script(_, let check): await look(visit, check, &reply)
        case .prelude(let way):
            guard let last = way.actions.last else { break }
            reply.lines += Hand(on: visit.simulator).lines(of: last) ?? last.swiftLines(at: [])
        case .walk(_, let seed, let length):
            await RandomWalk(seed: seed, length: length).run(in: visit, after: way.actions, &reply)
        }
        return reply
    }

    @MainActor
    private func look(_ visit: Visit, _ check: Check?, _ reply: inout TrialReply) async {
        reply.state = visit.state
        guard let result = await check?.run(in: visit) else { return }
        let lines = reply.lines
        reply.sightings += result.sightings.map { $0.after(way.actions, lines) }
        if let state = result.state { reply.state = state }
    }
}
