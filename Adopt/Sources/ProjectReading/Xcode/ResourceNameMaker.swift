import AdoptModel
import Foundation

/// The tool that makes names of a target's resources as Xcode builds it.
struct ResourceNameMaker {
    let names: SourceTarget.ResourceNames

    /// - Parameter missing: The files that the target names and that are not there.
    init(of target: ProjectObject, in objects: ProjectObjects, missing: [URL]) {
        let scripts = objects.list("buildPhases", of: target).compactMap { $0.string("shellScript") }
        let isRun = scripts.contains { $0.contains("rswift") } || missing.contains(where: Self.isOfRswift)
        names = isRun ? .rswift : .none
    }

    /// Whether it makes a file, which then need not be there.
    func makes(_ file: URL) -> Bool { names == .rswift && Self.isOfRswift(file) }

    private static func isOfRswift(_ file: URL) -> Bool { file.lastPathComponent == "R.generated.swift" }
}
