import SeededNumbers
import Simulator

/// A running app in a state, in which attempts don't change the app.
@MainActor
protocol Place: AnyObject {
    /// Runs an attempt in the state, and leaves the app unchanged. If attempts run in forks, an attempt that ends the program ends only
    /// itself.
    ///
    /// - Parameter stays: Whether the exploration later continues from the attempt's outcome, so that its place is kept.
    func attempt<Result: Codable>(
        then stays: @MainActor (Result) -> ExploredWay?, _ body: @MainActor (Visit) async -> Result
    ) async -> Attempt<Result>
}

extension Place {
    func attempt<Result: Codable>(_ body: @MainActor (Visit) async -> Result) async -> Attempt<Result> {
        await attempt(then: { _ in nil }, body)
    }
}

/// The outcome of an attempt.
enum Attempt<Result: Codable>: Codable {
    case done(Result)
    /// The program has ended, with its last output.
    case ended(String)
    /// The attempt exceeded the time limit.
    case endless
}

/// A request to visit a state.
struct VisitRequest: Codable, Sendable {
    let way: ExploredWay
    /// The keys of the known states.
    let known: Set<UInt64>
    let seed: UInt64
    /// Whether every action is tried, or the known ones suffice.
    let isExpanded: Bool
    /// Whether this shard checks the state.
    let isChecked: Bool
    let wantsPicture: Bool
}

/// The result of a visit.
struct VisitReply: Codable, Sendable {
    /// An action and its outcome.
    struct Tried: Codable, Sendable {
        let action: UserAction
        let attempt: Attempt<Arrival?>
    }

    var tried: [Tried] = []
    var sightings: [Sighting] = []
    /// The states after going back without a button.
    var back: [ScreenState] = []
    var picture: String?
}

/// Visits one state: tries every action once, then runs every check.
@MainActor
struct StateVisit {
    let request: VisitRequest
    let place: any Place
    private var reply = VisitReply()
    private var numbers: SeededNumbers
    private var kept: Set<UInt64>
    /// The number of repeated actions: of many keys, only a few are repeated.
    private var repeats = 0

    init(_ request: VisitRequest, at place: any Place) {
        (self.request, self.place, kept) = (request, place, request.known)
        numbers = SeededNumbers(seed: request.seed)
    }

    private struct Look: Codable {
        let state: ScreenState
        let groups: [ActionFinder.Group]
        let picture: String?
        /// The possible forms of going back without a button.
        let forms: [BackForm]
        let accessibility: [Sighting]
    }

    /// Performs everything, in an order that depends only on the state and the seed.
    mutating func run() async -> VisitReply {
        let request = request
        guard
            case .done(let look) = await place.attempt({ visit in
                Look(
                    state: visit.state, groups: visit.finder.groups,
                    picture: request.wantsPicture ? visit.simulator.picture().svg : nil,
                    forms: visit.possibleBackForms,
                    accessibility: request.isChecked ? AccessibilityCheck.run(in: visit) : [])
            })
        else { return reply }
        reply.picture = look.picture
        if request.isExpanded { for group in look.groups { await tryGroup(group, look.state) } }
        if request.isChecked { await check(look) }
        return reply
    }
}

// Actions.
extension StateVisit {
    /// Of similar rows that lead to the same page, tries the first two, the last, and a random one.
    private mutating func tryGroup(_ group: ActionFinder.Group, _ state: ScreenState) async {
        var pages: [String?] = []
        var rest = group.actions[...]
        while let action = rest.popFirst() {
            pages.append(await tryAction(action, state, isAlone: group.kind == nil))
            guard pages.count == 2, rest.count > 2, pages[0] == pages[1] else { continue }
            let others = [rest.randomElement(using: &numbers)!, rest.last!]
            for other in others where other != others.dropFirst().first || other == others.last {
                pages.append(await tryAction(other, state, isAlone: false))
            }
            if Set(pages).count == 1 { return }
            rest = rest.filter { !others.contains($0) }[...]
        }
    }

    /// Returns the page that the action leads to.
    private mutating func tryAction(_ action: UserAction, _ state: ScreenState, isAlone: Bool) async
        -> String?
    {
        let attempt = await attempt(action, 1, from: state)
        reply.tried.append(VisitReply.Tried(action: action, attempt: attempt))
        guard case .done(let arrival?) = attempt else { return nil }
        if isAlone, arrival.state.key == state.key, action.canBeRepeated, repeats < 3 {
            repeats += 1
            await repeatAction(action, state)
        }
        return arrival.state.page
    }

    /// An action without a visible effect may have one when repeated: a passcode of several keys, a third wrong password.
    private mutating func repeatAction(_ action: UserAction, _ state: ScreenState) async {
        let attempt = await attempt(action, 15, from: state)
        if case .done(let arrival?) = attempt, arrival.state.key == state.key { return }
        reply.tried.append(VisitReply.Tried(action: action.repeated(15), attempt: attempt))
    }

    private mutating func attempt(
        _ action: UserAction, _ most: Int, from state: ScreenState
    ) async -> Attempt<Arrival?> {
        let (known, way) = (kept, request.way)
        let result = await place.attempt(then: { (arrival: Arrival?) in
            guard let arrival, !known.contains(arrival.state.key) else { return nil }
            return way.then(arrival.action ?? action)
        }) { visit in
            await visit.arrival(doing: action, atMost: most, from: state)
        }
        if case .done(let arrival?) = result { kept.insert(arrival.state.key) }
        return result
    }
}

extension Visit {
    /// The forms of going back without a button that are possible.
    var possibleBackForms: [BackForm] {
        guard let front = Screen.front(of: simulator) else { return [] }
        return BackForm.allCases.filter { $0.isPossible(on: front) }
    }

    /// Performs an action, and repeats it until the possible actions change. Returns the state after it.
    func arrival(doing action: UserAction, atMost most: Int, from state: ScreenState) async -> Arrival? {
        var lines: [String]?
        var now = state
        var count = 0
        while count < most, now.key == state.key {
            guard let more = await perform(action) else { break }
            lines = more
            count += 1
            if most > 1 || count == most { now = self.state }
        }
        guard lines != nil else { return nil }
        let done = action.repeated(count)
        if count > 1 { lines = Array(repeating: lines ?? [], count: count).flatMap { $0 } }
        let found = takeSightings() + (await silentGuards(before: state.page))
        let sightings = found.map { $0.after([done], lines ?? []) }
        return Arrival(state: now, action: done, sightings: sightings, lines: lines ?? [])
    }
}

extension UserAction {
    /// Whether repeating the action is worth trying.
    fileprivate var canBeRepeated: Bool {
        switch self {
        case .tap(let target, _): target.kind.hasSuffix("Button")
        case .type(let text, _): text != "\n"
        default: false
        }
    }

    /// The action, repeated a number of times.
    func repeated(_ count: Int) -> UserAction {
        switch self {
        case .tap(let target, _): .tap(target, times: count)
        case .type(let text, _): .type(text, times: count)
        default: self
        }
    }
}

// Checks.
extension StateVisit {
    private mutating func check(_ look: Look) async {
        reply.sightings += look.accessibility
        for check in Check.all(with: look.forms) { await run(check, on: look.state) }
        if let back = firstWayBack(from: look.state) { await run(.release(back), on: look.state) }
    }

    private mutating func run(_ check: Check, on state: ScreenState) async {
        switch await place.attempt({ await check.run(in: $0) }) {
        case .done(let result):
            reply.sightings += result.sightings
            if let state = result.state { reply.back.append(state) }
        case .ended(let words):
            reply.sightings.append(
                Sighting(kind: .crash, page: state.page, detail: words, actions: check.actions))
        case .endless:
            reply.sightings.append(
                Sighting(kind: .hang, page: state.page, detail: "after 30 s", actions: check.actions))
        }
    }

    /// The first action that leads to an earlier page of the path.
    private func firstWayBack(from state: ScreenState) -> UserAction? {
        reply.tried.first { tried in
            guard case .done(let arrival?) = tried.attempt else { return false }
            let path = arrival.state.path
            return path.count < state.path.count && state.path.starts(with: path.dropLast())
        }?.action
    }
}

extension Check {
    /// The actions that it performs in the worst case.
    fileprivate var actions: [UserAction] {
        switch self {
        case .surroundings:
            [
                .rotate(isLandscape: true), .rotate(isLandscape: false), .leaveAndReturn, .memoryWarning,
                .useLargestText(true),
            ]
        case .back(let forms): forms.map { .goBack($0) }
        case .home: [.returnHome]
        case .release(let action): [action]
        }
    }
}

extension Attempt: Sendable where Result: Sendable {}
