import Simulator

/// One entry's app: plain UIKit code that does what the entry's scenario says, and how its outcome is compared.
@MainActor
struct Scenario {
    typealias Body = @MainActor (Stage) throws -> Void

    enum Form {
        /// The callbacks come in the order of the entry's events.
        case order(Restriction)
        /// Each event is a statement, and the body says whether it holds.
        case statements
        /// Each event is the template of a message.
        case messages
        /// Each event is a figure, and the body measures it.
        case figures
        /// Each event is a figure of a type that does not exist here yet.
        case waiting(forType: String)
        /// Nothing is run.
        case untried(Untried)
    }

    let id: String
    let form: Form
    /// Positions of events that are not checked; the remark says why.
    var leavingOut: Set<Int> = []
    var remark: String?
    /// Whether UIKit complains of what this app does, besides what the entry is about.
    var isMisuse = false
    /// What stands for the letters that the entry's messages have in the place of numbers.
    var filling: [String: String] = [:]
    var device = Device.iPhone16
    let body: Body

    static func order(
        _ id: String, _ restriction: Restriction = .listedControllersAndKinds, leavingOut: Set<Int> = [],
        remark: String? = nil, isMisuse: Bool = false, body: @escaping Body
    ) -> Scenario {
        Scenario(
            id: id, form: .order(restriction), leavingOut: leavingOut, remark: remark, isMisuse: isMisuse,
            body: body)
    }

    /// The callbacks of the simulator's trace come in the order of the entry's events.
    static func traced(_ id: String, body: @escaping Body) -> Scenario {
        .order(id) { stage in
            stage.begin()
            try body(stage)
            for line in stage.sim.trace.lines { stage.log(line) }
        }
    }

    static func statements(
        _ id: String, leavingOut: Set<Int> = [], remark: String? = nil, isMisuse: Bool = false,
        body: @escaping Body
    ) -> Scenario {
        Scenario(
            id: id, form: .statements, leavingOut: leavingOut, remark: remark, isMisuse: isMisuse, body: body)
    }

    static func messages(
        _ id: String, filling values: [String: String] = [:], remark: String? = nil,
        device: Device = .iPhone16, body: @escaping Body
    ) -> Scenario {
        Scenario(
            id: id, form: .messages, remark: remark, isMisuse: true, filling: values, device: device,
            body: body)
    }

    /// Entries whose figures are measured in one way; their identifiers are separated by spaces.
    static func figures(
        _ ids: String..., remark: String? = nil, body: @escaping Body
    ) -> [Scenario] {
        ids.flatMap { $0.split(separator: " ") }.map {
            Scenario(id: String($0), form: .figures, remark: remark, body: body)
        }
    }

    /// Entries about a type that does not exist here yet. As soon as it does, they fall short until they are measured.
    static func waiting(forType name: String, _ ids: String...) -> [Scenario] {
        ids.flatMap { $0.split(separator: " ") }.map {
            Scenario(id: String($0), form: .waiting(forType: name)) { _ in }
        }
    }

    /// An entry about something that does not exist here yet.
    static func uncovered(_ id: String, _ why: String) -> Scenario {
        Scenario(id: id, form: .untried(.notCovered(why))) { _ in }
    }

    /// An entry that other entries, which pass, contradict.
    static func contradicted(_ id: String, by ids: String..., why: String) -> Scenario {
        Scenario(id: id, form: .untried(.contradicted(by: ids, why))) { _ in }
    }

    /// An entry whose source is not enough to build a rule on.
    static func open(_ id: String, _ why: String) -> Scenario {
        Scenario(id: id, form: .untried(.open(why))) { _ in }
    }
}

// Running.
extension Scenario {
    func result(for entry: EvidenceEntry) -> Finding.Result {
        if case .untried(let untried) = form { return .untried(untried) }
        if case .waiting(let type) = form { return waited(for: type, entry) }
        for device in entry.devicesToRun ?? [device] {
            for system in entry.systems {
                let result = result(for: entry, on: device, system)
                if result != .passes { return result }
            }
        }
        return .passes
    }

    private func waited(for type: String, _ entry: EvidenceEntry) -> Finding.Result {
        NamedType.find(type) == nil
            ? .untried(.notCovered("\(type) does not exist here yet."))
            : .fallsShort(
                expected: entry.events, actual: ["\(type) exists by now, and no scenario measures it"])
    }

    private func result(
        for entry: EvidenceEntry, on device: Device, _ system: System
    ) -> Finding.Result {
        let stage = Stage(for: entry, on: device, system)
        do {
            try body(stage)
        } catch let absent as NotHereYet {
            return .untried(.notCovered(absent.reason))
        } catch {
            return .fallsShort(expected: entry.events, actual: stage.lines + ["\(error)"])
        }
        stage.close()
        var shortfall = Shortfall()
        switch form {
        case .order(let restriction):
            let events = entry.events.indices.filter { !leavingOut.contains($0) }.map { entry.events[$0] }
            shortfall.compare(events, with: stage.runs, restriction)
        case .statements:
            shortfall.compare(entry.events, leavingOut, with: stage.statements)
        case .messages:
            shortfall.compare(entry, filling: filling, with: stage.sim.diagnostics)
        case .figures:
            shortfall.compare(entry, with: stage.figures, on: device, system)
        case .untried, .waiting:
            break
        }
        shortfall.add(stage.furtherStatements)
        if !isMisuse { shortfall.complain(of: stage.sim.diagnostics) }
        return shortfall.result
    }
}

// The catalogue.
extension Scenario {
    static let all: [Scenario] =
        callbackOrder + deviceLogs + headersAndLogs + publicLogs + geometry + lists + hunt + reported

    /// Those of `callback-order.json`.
    private static let callbackOrder: [Scenario] =
        launch + initialisation + push + pop + interactivePop + paging + fullScreen + styles + sheets
        + completions
        + adaptation
        + chains + tabs + moreTabs + containment + containmentRules + relations + roots + segues + unwinding
        + deferrals
        + presentationMessages + navigationMessages + stackDelegates + stackRules + forwarding + sizes
        + appLife
        + touches + recognizers + controls + scrolling + customPresentations + userWays

    static func named(_ id: String) -> Scenario? { byID[id] }

    private static let byID = Dictionary(uniqueKeysWithValues: all.map { ($0.id, $0) })
}
