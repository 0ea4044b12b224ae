import AdoptModel
import Foundation

/// The versions of pods in `Podfile.lock`, and of Carthage's frameworks in `Cartfile.resolved`.
struct PodVersions {
    /// The versions by the names of the pods in lowercase.
    let versions: [String: PackageReference.Version]
    /// The folders of the pods that belong to the project.
    let folders: [URL]

    /// Reads the files in a project's folder, and in the folder around it.
    init(besides folder: URL) {
        let places = [folder, folder.deletingLastPathComponent()]
        func found(in name: String, _ read: (String) -> [Version]) -> [Version] {
            places.flatMap { read(SourceText.of($0.appendingPathComponent(name))) }
        }
        // The first version of a pod counts.
        let all =
            found(in: "Podfile.lock", Self.commits) + found(in: "Podfile.lock", Self.locked)
            + found(in: "Cartfile.resolved", Self.carthage)
        versions = Dictionary(all.map { ($0.name.lowercased(), $0.version) }) { first, _ in first }
        folders = places.flatMap(Self.folders)
    }

    /// `  Kit:`, and the path of its folder.
    private static func folders(in place: URL) -> [URL] {
        SourceText.of(place.appendingPathComponent("Podfile.lock"))
            .matches(of: /(?m)^    :path: "?([^"\n]+)/)
            .map { place.appending(String($0.1)) }
            .filter(FoundFile.isFolder)
    }

    private typealias Version = (name: String, version: PackageReference.Version)

    /// `  - RxSwift (4.5.0):`, also for a part of a pod, `  - "SDWebImage/Core (5.0.1)"`.
    private static func locked(_ lock: String) -> [Version] {
        lock.matches(of: /(?m)^  - "?([^\s"\/]+)(?:\/[^\s"]+)? \((\d[^)\s]*)\)/).map {
            (String($0.1), .exactly(String($0.2)))
        }
    }

    /// `  RxSwift:`, and the commit of its repository.
    private static func commits(_ lock: String) -> [Version] {
        lock.matches(of: /(?m)^  "?([^\s":]+)"?:\n    :commit: (\w+)/).map {
            (String($0.1), .revision(String($0.2)))
        }
    }

    /// `github "ReactiveX/RxSwift" "5.1.1"`.
    private static func carthage(_ file: String) -> [Version] {
        file.matches(of: /(?m)^git(?:hub)? "([^"]+)" "([^"]+)"/).map {
            let version = String($0.2)
            let isNumber = VersionNumber(version) != nil
            let name = PackageReference(url: String($0.1), version: .exactly(version)).name
            return (name, isNumber ? .exactly(version) : .revision(version))
        }
    }
}
