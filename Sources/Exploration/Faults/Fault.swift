import Simulator

/// What can be wrong with an app.
public enum FaultKind: String, Codable, CaseIterable, Comparable, Sendable {
    case crash, hang, exception, diagnostic, constraints, appearance, deadEnd, noWayHome, silentGuard, leak,
        unreached, noLabel, smallTarget, cutText

    /// Graver ones come first.
    public static func < (one: FaultKind, other: FaultKind) -> Bool {
        allCases.firstIndex(of: one)! < allCases.firstIndex(of: other)!
    }

    /// In words, as a report says it.
    public var words: String {
        switch self {
        case .crash: "ends the program"
        case .hang: "does not end"
        case .exception: "exception"
        case .diagnostic: "diagnostic"
        case .constraints: "constraints that cannot all hold"
        case .appearance: "unbalanced appearance"
        case .deadEnd: "no way back"
        case .noWayHome: "returnHome fails"
        case .silentGuard: "a guard that never answers"
        case .leak: "not released after it has left"
        case .unreached: "no way reaches it"
        case .noLabel: "no label for VoiceOver"
        case .smallTarget: "smaller than 44 points"
        case .cutText: "text cut at the largest size"
        }
    }
}

/// A fault as it was seen once, in a state.
struct Sighting: Codable, Hashable, Sendable {
    let kind: FaultKind
    let page: String
    let detail: String
    /// The detail as it is the same each time, where that is more than leaving numbers out.
    var mark: String?
    /// What was done in the state, until it was seen.
    var actions: [UserAction] = []
    /// The same as lines of Swift.
    var lines: [String] = []

    /// What tells it from other faults: neither addresses nor data.
    var identity: String { "\(kind.rawValue) \(page) \((mark ?? detail).withoutData)" }
}

/// A fault of an app, with the shortest script that shows it.
public struct Fault: Codable, Sendable {
    /// What is wrong.
    public let kind: FaultKind
    /// The class of the page.
    public let page: String
    /// What exactly, in words.
    public let detail: String
    /// How to see it.
    public internal(set) var script: FaultScript
    /// What tells it from other faults, in a baseline: neither addresses nor data.
    public let identity: String

    init(_ sighting: Sighting, _ script: FaultScript) {
        (kind, page, detail) = (sighting.kind, sighting.page, sighting.detail)
        (self.script, identity) = (script, sighting.identity)
    }
}

extension Fault: CustomStringConvertible {
    /// The fault and its steps, a line each.
    public var description: String {
        (["\(page): \(kind.words): \(detail)"] + script.steps.enumerated().map { "  \($0 + 1). \($1)" })
            .joined(separator: "\n")
    }
}

/// How a fault is seen: from a launch, step by step.
public struct FaultScript: Codable, Sendable {
    /// The way to the state, and what is done there.
    public internal(set) var way: ExploredWay
    /// The same as lines of a Swift test.
    public internal(set) var lines: [String]

    /// The steps in words, the beginning first where it is no launch.
    public var steps: [String] { [way.entry.words].compactMap { $0 } + way.actions.map(\.description) }

    /// Does the steps on a simulator that has just launched the app. Returns whether each of them could be done.
    @MainActor
    public func replay(of app: ExploredApp, in simulator: Simulator) async -> Bool {
        let visit = Visit(app, in: simulator)
        return await visit.go(way)
    }
}
