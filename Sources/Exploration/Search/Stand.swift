import Simulator

/// Where visits and trials are done: in copies of the program, or in the program itself.
@MainActor
protocol Stand: AnyObject {
    /// Goes where explorations begin. The first entry is the launch.
    func begin(_ entries: [ExploredEntry]) async -> [Attempt<Arrival?>]
    /// Visits states, in any order; the replies come in the order of the requests. `nil` for what was not done any more.
    func visit(_ requests: [VisitRequest]) async -> [VisitReply?]
    /// Says which of the ways that were found are gone on from. The others need not be kept.
    func keep(_ ways: Set<ExploredWay>)
    /// Does scripts from a launch.
    func run(_ trials: [Trial]) async -> [Attempt<TrialReply>?]
    /// When to begin nothing more; `nil` for never.
    var deadline: Date? { get set }
}

/// A script from a launch, with what is done at its end.
enum Trial: Codable, Sendable {
    /// Looks, and does a check.
    case script(ExploredWay, Check?)
    /// Performs all actions but the last one, and finds the lines with which a test would perform that one.
    case prelude(ExploredWay)
    /// Does so many actions by a seed.
    case walk(ExploredWay, seed: UInt64, length: Int)
}

/// What a trial has found.
struct TrialReply: Codable, Sendable {
    var sightings: [Sighting] = []
    /// `nil` where an action of the script could not be done.
    var state: ScreenState?
    /// The pages that were visible on the way.
    var visible: Set<String> = []
    /// What a walk has done.
    var actions: [UserAction] = []
    /// What a walk would do next.
    var next: UserAction?
    /// The lines of the whole script.
    var lines: [String] = []
}

extension Trial {
    /// The way that it begins with.
    var way: ExploredWay {
        switch self {
        case .script(let way, _), .prelude(let way), .walk(let way, _, _): way
        }
    }

    /// The performed actions of the way.
    private var performed: [UserAction] {
        if case .prelude(let way) = self { way.actions.dropLast() } else { way.actions }
    }

    /// Does it with an app that has just been launched.
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
