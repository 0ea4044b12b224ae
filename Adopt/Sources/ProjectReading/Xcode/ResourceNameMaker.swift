import AdoptModel
import Foundation

/// The tool that generates names for a target's resources.
struct ResourceNameMaker {
    let names: SourceTarget.ResourceNames

    /// - Parameter missing: The target's files that don't exist.
    init(of target: ProjectObject, in objects: ProjectObjects, missing: [URL]) {
        let scripts = objects.list("buildPhases", of: target).compactMap { $0.string("shellScript") }
        let isRun = scripts.contains { $0.contains("rswift") } || missing.contains(where: Self.isOfRswift)
        names = isRun ? .rswift : .none
    }

    /// Whether the tool generates a file, which therefore doesn't have to exist.
    func makes(_ file: URL) -> Bool { names == .rswift && Self.isOfRswift(file) }

    private static func isOfRswift(_ file: URL) -> Bool { file.lastPathComponent == "R.generated.swift" }
}
