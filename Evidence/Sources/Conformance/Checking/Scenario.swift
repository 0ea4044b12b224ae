import Simulator

/// An entry's app: plain UIKit code that performs the entry's scenario, and the way in which its outcome is compared.
@MainActor
struct Scenario {
    typealias Body = @MainActor (Stage) throws -> Void

    enum Form {
        /// The callbacks must have the order of the entry's events.
        case order(Restriction)
        /// The body makes so many statements, and reports whether each is true.
        case rule(statements: Int)
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
    /// The entry; `nil` for figures, whose entries are in `geometry.json`.
    let entry: EvidenceEntry?
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

    /// The scenario on a given device.
    func on(_ device: Device) -> Scenario {
        var scenario = self
        scenario.device = device
        return scenario
    }
}

// Writing.
extension Scenario {
    private init(
        _ entry: EvidenceEntry, _ form: Form, leavingOut: Set<Int> = [], remark: String? = nil,
        isMisuse: Bool = false, body: @escaping Body = { _ in }
    ) {
        self.init(
            id: entry.id, entry: entry, form: form, leavingOut: leavingOut, remark: remark,
            isMisuse: isMisuse, body: body)
    }

    private init(_ id: Substring, _ form: Form, remark: String? = nil, body: @escaping Body = { _ in }) {
        self.init(id: String(id), entry: nil, form: form, remark: remark, body: body)
    }

    static func order(
        _ entry: EvidenceEntry, _ restriction: Restriction = .listedControllersAndKinds,
        leavingOut: Set<Int> = [], remark: String? = nil, isMisuse: Bool = false, body: @escaping Body
    ) -> Scenario {
        Scenario(
            entry, .order(restriction), leavingOut: leavingOut, remark: remark, isMisuse: isMisuse, body: body
        )
    }

    /// The callbacks in the simulator's trace must have the order of the entry's events.
    static func traced(_ entry: EvidenceEntry, body: @escaping Body) -> Scenario {
        .order(entry) { stage in
            stage.begin()
            try body(stage)
            for line in stage.sim.trace.lines { stage.log(line) }
        }
    }

    /// A rule whose statements are next to their checks, in the calls of `stage.state`.
    ///
    /// - Parameters:
    ///   - count: The number of statements. If the body makes fewer, because it doesn't reach a check, the entry falls short.
    ///   - leavingOut: The source's statements that aren't checked; the remark states the reason.
    static func rule(
        _ entry: EvidenceEntry, statements count: Int, leavingOut: [String] = [], remark: String? = nil,
        isMisuse: Bool = false, body: @escaping Body
    ) -> Scenario {
        Scenario(entry, .rule(statements: count), remark: remark, isMisuse: isMisuse, body: body)
    }

    /// A rule whose statements the entry lists as events, because the body takes them from there.
    static func statements(
        _ entry: EvidenceEntry, leavingOut: Set<Int> = [], remark: String? = nil, isMisuse: Bool = false,
        body: @escaping Body
    ) -> Scenario {
        Scenario(
            entry, .statements, leavingOut: leavingOut, remark: remark, isMisuse: isMisuse, body: body)
    }

    static func messages(
        _ entry: EvidenceEntry, filling values: [String: String] = [:], remark: String? = nil,
        device: Device = .iPhone16, body: @escaping Body
    ) -> Scenario {
        var scenario = Scenario(entry, .messages, remark: remark, isMisuse: true, body: body).on(device)
        scenario.filling = values
        return scenario
    }

    /// Entries whose figures are measured in the same way; their identifiers are separated by spaces.
    static func figures(
        _ ids: String..., remark: String? = nil, body: @escaping Body
    ) -> [Scenario] {
        ids.flatMap { $0.split(separator: " ") }.map { Scenario($0, .figures, remark: remark, body: body) }
    }

    /// Entries about a type that isn't implemented yet. Once it is, they don't conform until they are measured.
    static func waiting(forType name: String, _ ids: String...) -> [Scenario] {
        ids.flatMap { $0.split(separator: " ") }.map { Scenario($0, .waiting(forType: name)) }
    }

    /// An entry about an API that isn't implemented yet.
    static func uncovered(_ entry: EvidenceEntry, _ why: String) -> Scenario {
        Scenario(entry, .untried(.notCovered(why)))
    }

    static func uncovered(_ id: String, _ why: String) -> Scenario {
        Scenario(id[...], .untried(.notCovered(why)))
    }

    /// An entry that contradicts other entries, which pass.
    static func contradicted(_ entry: EvidenceEntry, by ids: String..., why: String) -> Scenario {
        Scenario(entry, .untried(.contradicted(by: ids, why)))
    }

    static func contradicted(_ id: String, by ids: String..., why: String) -> Scenario {
        Scenario(id[...], .untried(.contradicted(by: ids, why)))
    }

    /// An entry whose source isn't sufficient for a rule.
    static func open(_ entry: EvidenceEntry, _ why: String) -> Scenario {
        Scenario(entry, .untried(.open(why)))
    }

    static func open(_ id: String, _ why: String) -> Scenario { Scenario(id[...], .untried(.open(why))) }
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
            return .fallsShort(expected: expectation(of: entry), actual: stage.lines + ["\(error)"])
        }
        stage.close()
        var shortfall = Shortfall()
        switch form {
        case .order(let restriction):
            shortfall.compare(comparedEvents(of: entry), with: stage.runs, restriction)
        case .rule(let count):
            shortfall.compare(count, with: stage.statements)
        case .statements:
            shortfall.compare(comparedEvents(of: entry), with: stage.statements)
        case .messages:
            shortfall.compare(entry, filling: filling, with: stage.sim.diagnostics)
        case .figures:
            shortfall.compare(entry, with: stage.figures, on: device, system)
        case .untried, .waiting:
            break
        }
        shortfall.add(stage.furtherStatements)
        if !isMisuse { shortfall.complain(of: stage.complaints) }
        return shortfall.result
    }

    private func comparedEvents(of entry: EvidenceEntry) -> [String] {
        entry.events.indices.filter { !leavingOut.contains($0) }.map { entry.events[$0] }
    }

    private func expectation(of entry: EvidenceEntry) -> [String] {
        if case .rule(let count) = form { ["\(count) statements"] } else { entry.events }
    }
}
