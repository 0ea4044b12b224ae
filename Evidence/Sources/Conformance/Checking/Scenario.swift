import Simulator

/// An entry's app: plain UIKit code that performs the entry's scenario, and the way in which its outcome is compared.
@MainActor
struct Scenario {
    typealias Body = @MainActor (Stage) throws -> Void

    enum Form {
        /// The callbacks must have the order of the entry's events.
        case order(Restriction)
        /// Each event is a statement, and the body reports whether it is true.
        case statements
        /// Each event is the template of a message.
        case messages
        /// Each event is a figure that the body measures.
        case figures
        /// Each event is a figure of a type that isn't implemented yet.
        case waiting(forType: String)
        /// The scenario doesn't run.
        case untried(Untried)
    }

    let id: String
    let form: Form
    /// The positions of events that aren't checked; the remark states the reason.
    var leavingOut: Set<Int> = []
    var remark: String?
    /// Whether UIKit warns about this app's actions, in addition to the entry's subject.
    var isMisuse = false
    /// The replacements for the letters that the entry's messages contain in place of numbers.
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

    /// The callbacks in the simulator's trace must have the order of the entry's events.
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

    /// Entries whose figures are measured in the same way; their identifiers are separated by spaces.
    static func figures(
        _ ids: String..., remark: String? = nil, body: @escaping Body
    ) -> [Scenario] {
        ids.flatMap { $0.split(separator: " ") }.map {
            Scenario(id: String($0), form: .figures, remark: remark, body: body)
        }
    }

    /// Entries about a type that isn't implemented yet. Once it is, they don't conform until they are measured.
    static func waiting(forType name: String, _ ids: String...) -> [Scenario] {
        ids.flatMap { $0.split(separator: " ") }.map {
            Scenario(id: String($0), form: .waiting(forType: name)) { _ in }
        }
    }

    /// An entry about an API that isn't implemented yet.
    static func uncovered(_ id: String, _ why: String) -> Scenario {
        Scenario(id: id, form: .untried(.notCovered(why))) { _ in }
    }

    /// An entry that contradicts other entries, which pass.
    static func contradicted(_ id: String, by ids: String..., why: String) -> Scenario {
        Scenario(id: id, form: .untried(.contradicted(by: ids, why))) { _ in }
    }

    /// An entry whose source isn't sufficient for a rule.
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

// The catalog.
extension Scenario {
    static let all: [Scenario] =
        callbackOrder + deviceLogs + headersAndLogs + publicLogs + geometry + lists + hunt + reported

    /// The scenarios of `callback-order.json`.
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
