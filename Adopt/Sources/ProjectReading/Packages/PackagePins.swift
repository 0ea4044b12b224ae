import AdoptModel
import Foundation

/// The versions in `Package.resolved`.
struct PackagePins {
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
        let file = files.lazy.compactMap { try? Data(contentsOf: $0) }.first.map(JSONText.init)
        // The first version of the format has an object around the pins.
        packages = file.map { ($0["pins"].array + $0["object"]["pins"].array).compactMap(Self.package) } ?? []
    }

    private static func package(_ pin: JSONText) -> PackageReference? {
        let version: PackageReference.Version? =
            pin["state"]["version"].string.map { .exactly($0) }
            ?? pin["state"]["revision"].string.map { .revision($0) }
        guard let version, let url = pin["location"].string ?? pin["repositoryURL"].string else { return nil }
        return PackageReference(url: url, version: version)
    }
}
