import AdoptModel
import Foundation

/// The names that packages probably give their modules, read without opening or downloading them.
struct PackageNames {
    /// The modules of the package in place of Combine, which every adoption can download.
    static let ofCombine: Set<String> = ["OpenCombine", "OpenCombineDispatch", "OpenCombineFoundation"]

    /// The products that the project's targets list, and the folders of packages and pods next to it.
    let names: Set<String>

    init(of project: SourceProject, checkouts: [URL]) {
        let folders = [project.folder, project.folder.deletingLastPathComponent()].flatMap { folder in
            ["Pods", "Carthage/Checkouts", "SourcePackages/checkouts", ".build/checkouts"].map {
                folder.appendingPathComponent($0)
            }
        }
        let entries = (folders + checkouts).flatMap {
            (try? FileManager.default.contentsOfDirectory(atPath: $0.path)) ?? []
        }
        names = Set(project.targets.flatMap(\.products) + entries)
    }
}
