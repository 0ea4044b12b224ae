import Foundation

/// The evidence with which the runtime is compared.
public enum Evidence {
    /// Every entry: the figures, and then those beside their scenarios, in the order of the scenarios.
    @MainActor public static let entries: [EvidenceEntry] = figures + Scenario.all.compactMap(\.entry)

    /// The entries of `geometry.json`: sizes and positions. One scenario measures many of them.
    static let figures: [EvidenceEntry] = {
        do {
            guard let file = Bundle.module.url(forResource: "geometry", withExtension: "json") else {
                throw CocoaError(.fileNoSuchFile)
            }
            return try JSONDecoder().decode([EvidenceEntry].self, from: Data(contentsOf: file))
        } catch {
            fatalError("The figures, geometry.json, must lie beside the program: \(error)")
        }
    }()
}
