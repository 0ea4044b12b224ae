import Simulator

/// Performs everything in the program itself: for each attempt the app is launched again, and the action sequence is repeated. It is used
/// in tests, and if the program has more than one thread before an app runs, because a fork contains only one. An action that ends the
/// program ends the exploration.
@MainActor
final class RelaunchingStand: Stand {
    private let app: ExploredApp
    var deadline: Date?

    init(_ app: ExploredApp) { self.app = app }

    func begin(_ entries: [ExploredEntry]) async -> [Attempt<Arrival?>] {
        var attempts: [Attempt<Arrival?>] = []
        for entry in entries { attempts.append(.done(await Visit.launch(app).arrival(at: entry))) }
        return attempts
    }

    func visit(_ requests: [VisitRequest]) async -> [VisitReply?] {
        var replies: [VisitReply?] = []
        for request in requests {
            var visit = StateVisit(request, at: RelaunchedPlace(app, request.way))
            replies.append(isOver ? nil : await visit.run())
        }
        return replies
    }

    func keep(_ ways: Set<ExploredWay>) {}

    func run(_ trials: [Trial]) async -> [Attempt<TrialReply>?] {
        var attempts: [Attempt<TrialReply>?] = []
        for trial in trials { attempts.append(isOver ? nil : .done(await trial.run(in: Visit.launch(app)))) }
        return attempts
    }

    private var isOver: Bool { deadline.map { Date() > $0 } ?? false }
}

/// A state that is reached again for each attempt.
@MainActor
private final class RelaunchedPlace: Place {
    private let app: ExploredApp
    private let way: ExploredWay

    init(_ app: ExploredApp, _ way: ExploredWay) { (self.app, self.way) = (app, way) }

    func attempt<Result: Codable>(
        then stays: @MainActor (Result) -> ExploredWay?, _ body: @MainActor (Visit) async -> Result
    ) async -> Attempt<Result> {
        let visit = await Visit.launch(app)
        guard await visit.go(way) else { return .ended("the way to the state cannot be gone again") }
        _ = visit.takeSightings()
        return .done(await body(visit))
    }
}

extension Visit {
    /// Starts at an entry, and returns the app's state there.
    func arrival(at entry: ExploredEntry) async -> Arrival? {
        guard await begin(at: entry) else { return nil }
        var arrival = Arrival(state: state, action: nil, sightings: takeSightings(), lines: [])
        if entry == .launch {
            arrival.expectedPages = ExpectedPages.of(app)
            arrival.entries = Beginnings(app, navigator).entries
        }
        return arrival
    }
}
