import Simulator

extension Scenario {
    static func updatingTable(
        _ entry: EvidenceEntry, _ counts: [Int], filling values: [String: String] = [:],
        _ update: @escaping @MainActor (TableScene) -> Void
    ) -> Scenario {
        .messages(entry, filling: values) { stage in
            let scene = try TableScene(stage, counts).show()
            update(scene)
        }
    }
}
