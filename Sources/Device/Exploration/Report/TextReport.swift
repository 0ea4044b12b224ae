/// An exploration as text.
struct TextReport {
    let exploration: Exploration
    let baseline: FaultBaseline

    var text: String { (summary + cutOff + pages + nowhere + faults + undone).joined(separator: "\n") }

    private var summary: [String] {
        let part =
            exploration.plan.shards > 1
            ? ", part \(exploration.plan.shard + 1) of \(exploration.plan.shards)" : ""
        let left = exploration.statesLeftOut > 0 ? " (\(exploration.statesLeftOut) more were left out)" : ""
        return [
            "\(exploration.app)\(part): \(reached), \(exploration.stateCount.counted("state"))\(left), "
                + "\(exploration.actionCount.counted("action")), \(exploration.walkCount.counted("random walk")), "
                + "\(exploration.checkedCount.counted("state")) checked"
        ]
    }

    private var reached: String {
        guard !exploration.expectedPages.isEmpty else { return exploration.pages.count.counted("page") }
        let count = exploration.expectedPages.count - exploration.unreachedPages.count
        return "\(count) of \(exploration.expectedPages.count.counted("page"))"
    }

    private var cutOff: [String] {
        guard !exploration.pagesCutOff.isEmpty else { return [] }
        return [
            "More than \(exploration.plan.statesPerPage.counted("state")) of \(exploration.pagesCutOff.joined(separator: ", ")); "
                + "--states-per-page \(exploration.plan.statesPerPage * 4) looks further."
        ]
    }

    private var pages: [String] {
        let missing = exploration.unreachedPages
        return missing.isEmpty ? [] : ["Not reached: \(missing.joined(separator: ", "))"]
    }

    private var nowhere: [String] {
        guard !exploration.entriesToNowhere.isEmpty else { return [] }
        return exploration.entriesToNowhere.map { "Led nowhere: \($0)" }
            + ["ExploredApp.values says what stands in a link's placeholders and a route's properties."]
    }

    private var faults: [String] {
        let unknown = baseline.unknown(of: exploration.faults)
        let knownCount = exploration.faults.count - unknown.count
        let known = knownCount > 0 ? " (\(knownCount) more are known)" : ""
        guard !unknown.isEmpty else { return ["No fault\(known)."] }
        let counts = FaultKind.allCases.compactMap { kind -> String? in
            let count = unknown.count { $0.kind == kind }
            return count > 0 ? "  \(kind.words): \(count)" : nil
        }
        return ["\(unknown.count.counted("fault"))\(known):"] + counts + [""]
            + unknown.map { $0.description + "\n" }
    }

    private var undone: [String] {
        exploration.leftUndone.isEmpty
            ? [] : ["The budget was over. Not done: \(exploration.leftUndone.joined(separator: "; "))."]
    }
}

extension Exploration {
    /// The exploration as text: the reached pages, and each fault that isn't in the baseline, with its steps. Equal for the same app, seed
    /// and shard.
    public func text(with baseline: FaultBaseline = FaultBaseline()) -> String {
        TextReport(exploration: self, baseline: baseline).text
    }
}

extension Int {
    /// The number with the counted noun.
    func counted(_ name: String) -> String { "\(self) \(name)\(self == 1 ? "" : "s")" }
}
