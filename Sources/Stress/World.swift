import Simulator

/// An app that random operations are done to, with a simple model of what it should be.
@MainActor
final class World {
    let sim: Simulator
    private(set) var records: [PageRecord] = []
    let model = Model()
    var expectations: [PresentationExpectation] = []
    private(set) var faults: [String] = []
    /// Operations that wait for their callback.
    private var nested: [(countdown: Int, operation: Operation)] = []
    private var isIssuingNested = false

    init(firstRoot: UInt64) {
        sim = Simulator()
        sim.records = .nothing
        sim.recordsExceptions = true
        sim.launch(makeRoot(firstRoot))
    }

    func newRecord() -> PageRecord {
        let record = PageRecord(records.count)
        records.append(record)
        return record
    }

    func report(_ fault: String) {
        faults.append(fault)
    }

    func run(_ operation: Operation) {
        switch operation.site {
        case .outside: perform(operation)
        case .insideCallback(let countdown): nested.append((countdown, operation))
        }
    }

    /// One operation at a time is issued from inside callbacks: its own callbacks count for those that follow.
    func callbackCame() {
        guard !nested.isEmpty, !isIssuingNested else { return }
        nested[0].countdown -= 1
        guard nested[0].countdown < 0 else { return }
        let operation = nested.removeFirst().operation
        isIssuingNested = true
        if operation.kind != .settle, operation.kind != .advance { perform(operation) }
        isIssuingNested = false
    }

    /// Brings the app to rest and holds it against the model.
    func checkAtRest() {
        nested.removeAll()
        do {
            try sim.settle(limit: 100)
        } catch {
            report("\(error)")
        }
        Invariants(of: self).check()
    }
}
