import Foundation

/// The evidence with which the runtime is compared.
public enum Evidence {
    /// Every entry: those next to their scenarios, by topic, and then the figures.
    @MainActor public static let entries: [EvidenceEntry] = Scenario.all.compactMap(\.entry) + figures

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
