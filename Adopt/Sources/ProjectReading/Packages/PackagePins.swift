import AdoptModel
import Foundation

/// The versions in `Package.resolved`.
struct PackagePins {
    private struct File: Decodable {
        struct Pin: Decodable {
            struct State: Decodable {
                var version: String?
                var revision: String?
            }
            var location: String?
            var repositoryURL: String?
            var state: State

            var package: PackageReference? {
                guard let url = location ?? repositoryURL,
                    let version = state.version.map(PackageReference.Version.exactly)
                        ?? state.revision.map(PackageReference.Version.revision)
                else { return nil }
                return PackageReference(url: url, version: version)
            }
        }
        struct Object: Decodable { var pins: [Pin] }
        var object: Object?
        var pins: [Pin]?
    }

    /// The packages with their versions, or else their commits.
    let packages: [PackageReference]

    /// - Parameter place: An `.xcworkspace`, an `.xcodeproj` or the folder of a package.
    init(besides place: URL) {
        let inside = "xcshareddata/swiftpm/Package.resolved"
        let folder = FoundFile.isContainer(place) ? place.deletingLastPathComponent() : place
        let workspaces = FolderWalk.entries(of: folder).filter { $0.pathExtension == "xcworkspace" }
        let files =
            [inside, "project.xcworkspace/\(inside)"].map(place.appendingPathComponent)
            + workspaces.map { $0.appendingPathComponent(inside) }
            + ["Package.resolved", ".swiftpm/xcode/package.xcworkspace/\(inside)"]
            .map(folder.appendingPathComponent)
        let file = files.lazy.compactMap { try? Data(contentsOf: $0) }
            .compactMap { try? JSONDecoder().decode(File.self, from: $0) }.first
        packages = (file?.pins ?? file?.object?.pins ?? []).compactMap(\.package)
    }
}
