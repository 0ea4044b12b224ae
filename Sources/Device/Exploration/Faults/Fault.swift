import Simulator

/// A kind of fault.
public enum FaultKind: String, Codable, CaseIterable, Comparable, Sendable {
    case crash, hang, exception, diagnostic, constraints, appearance, deadEnd, noWayHome, silentGuard, leak,
        unreached, noLabel, smallTarget, cutText

    /// More severe kinds are ordered first.
    public static func < (one: FaultKind, other: FaultKind) -> Bool {
        allCases.firstIndex(of: one)! < allCases.firstIndex(of: other)!
    }

    /// A description for a report.
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

/// One observation of a fault in a state.
struct Sighting: Codable, Hashable, Sendable {
    let kind: FaultKind
    let page: String
    let detail: String
    /// A form of the detail that is equal in each run, if omitting numbers isn't enough.
    var mark: String?
    /// The actions in the state before the observation.
    var actions: [UserAction] = []
    /// The actions as lines of Swift.
    var lines: [String] = []

    /// Distinguishes the fault from others, without addresses and data.
    var identity: String { "\(kind.rawValue) \(page) \((mark ?? detail).withoutData)" }
}

/// A fault of an app, with the shortest script that reproduces it.
public struct Fault: Codable, Sendable {
    /// The kind of the fault.
    public let kind: FaultKind
    /// The class of the page.
    public let page: String
    /// A description of the fault.
    public let detail: String
    /// The steps to reproduce it.
    public internal(set) var script: FaultScript
    /// Distinguishes the fault from others in a baseline, without addresses and data.
    public let identity: String

    init(_ sighting: Sighting, _ script: FaultScript) {
        (kind, page, detail) = (sighting.kind, sighting.page, sighting.detail)
        (self.script, identity) = (script, sighting.identity)
    }
}

extension Fault: CustomStringConvertible {
    /// The fault and its steps, one per line.
    public var description: String {
        (["\(page): \(kind.words): \(detail)"] + script.steps.enumerated().map { "  \($0 + 1). \($1)" })
            .joined(separator: "\n")
    }
}

/// The steps to reproduce a fault, starting at a launch.
public struct FaultScript: Codable, Sendable {
    /// The actions that lead to the state, and those performed there.
    public internal(set) var way: ExploredWay
    /// The steps as lines of a Swift test.
    public internal(set) var lines: [String]

    /// Descriptions of the steps. The entry is first, unless it is the launch.
    public var steps: [String] { [way.entry.words].compactMap { $0 } + way.actions.map(\.description) }

    /// Performs the steps on a simulator that has just launched the app. Returns whether each step could be performed.
    @MainActor
    public func replay(of app: ExploredApp, in simulator: Simulator) async -> Bool {
        let visit = Visit(app, in: simulator)
        return await visit.go(way)
    }
}
