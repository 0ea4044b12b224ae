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
        }
        struct Object: Decodable { var pins: [Pin] }
        var object: Object?
        var pins: [Pin]?
    }

    private let pins: [File.Pin]

    /// - Parameter place: An `.xcworkspace`, an `.xcodeproj` or the folder of a package.
    init(besides place: URL) {
        let inside = "xcshareddata/swiftpm/Package.resolved"
        let folder = FoundFile.isContainer(place) ? place.deletingLastPathComponent() : place
        let workspaces = FolderWalk.entries(of: folder).filter { $0.pathExtension == "xcworkspace" }
        let files =
            [inside, "project.xcworkspace/\(inside)"].map(place.appendingPathComponent)
            + workspaces.map { $0.appendingPathComponent(inside) }
            + [folder.appendingPathComponent("Package.resolved")]
        let file = files.lazy.compactMap { try? Data(contentsOf: $0) }
            .compactMap { try? JSONDecoder().decode(File.self, from: $0) }.first
        pins = file?.pins ?? file?.object?.pins ?? []
    }

    /// The packages with their resolved versions.
    func pinned(_ packages: [PackageReference]) -> [PackageReference] {
        packages.map { package in
            let pin = pins.first { pin in
                (pin.location ?? pin.repositoryURL).map {
                    PackageReference(url: $0, version: package.version).identity.lowercased()
                } == package.identity.lowercased()
            }
            let version =
                pin?.state.version.map { PackageReference.Version.exactly($0) }
                ?? pin?.state.revision.map { .revision($0) }
            return PackageReference(url: package.url, version: version ?? package.version)
        }
    }
}
