import AdoptModel
import Foundation

/// A third-party repository or a checkout of it, cloned with `git`.
struct GitRepository {
    let package: PackageReference
    /// The requirements of all packages.
    let requirements: [PackageReference.Version]

    /// Checks out the newest version that all requirements allow into a new folder.
    /// - Returns: The folder with the sources; `nil` if git fails.
    func checkout(into folder: URL) -> URL? { version().flatMap { checkout($0, into: folder) } }

    /// Checks out a version into a new folder.
    func checkout(_ version: Chosen, into folder: URL) -> URL? {
        // A URL must be equal before and after the folder is created: the URL of an existing folder ends in a slash.
        let place = folder.appendingPathComponent(version.name, isDirectory: true)
            .appendingPathComponent(package.name, isDirectory: true)
        if FoundFile.isFolder(place) { return place }
        // Clones into a temporary folder first, so that an interrupted clone isn't mistaken for the package.
        let unfinished = place.deletingLastPathComponent().appendingPathComponent(".\(package.name)")
        try? FileManager.default.removeItem(at: unfinished)
        try? FileManager.default.createDirectory(
            at: unfinished.deletingLastPathComponent(), withIntermediateDirectories: true)
        guard version.commands(package.url, unfinished.path).allSatisfy({ git($0) != nil }) else {
            try? FileManager.default.removeItem(at: unfinished)
            return nil
        }
        try? FileManager.default.moveItem(at: unfinished, to: place)
        return FoundFile.isFolder(place) ? place : nil
    }

    /// A tag, a branch or a commit.
    struct Chosen {
        fileprivate let reference: String
        fileprivate var isCommit = false

        var name: String { reference.replacingOccurrences(of: "/", with: "-") }

        fileprivate func commands(_ url: String, _ folder: String) -> [[String]] {
            isCommit
                ? [["clone", "--quiet", url, folder], ["-C", folder, "checkout", "--quiet", reference]]
                : [["clone", "--quiet", "--depth", "1", "--branch", reference, url, folder]]
        }
    }

    /// The newest version that all requirements allow.
    func version() -> Chosen? {
        // A branch or a commit takes precedence over versions.
        for case .revision(let commit) in requirements { return Chosen(reference: commit, isCommit: true) }
        for case .branch(let name) in requirements { return Chosen(reference: name) }
        return requirements.newest(of: tags()).map { Chosen(reference: $0) }
    }

    /// Whether a checkout contains the files of a version.
    func isCheckedOut(_ version: Chosen) -> Bool {
        let commits = git(["-C", package.url, "rev-parse", "HEAD", version.reference + "^{commit}"])?
            .split(separator: "\n")
        return commits.map { $0.count == 2 && $0[0] == $0[1] } ?? false
    }

    private func tags() -> [String] {
        git(["ls-remote", "--tags", "--refs", package.url])?.split(separator: "\n").compactMap {
            $0.split(separator: "/").last.map(String.init)
        } ?? []
    }

    /// The output of git; `nil` if it fails.
    private func git(_ arguments: [String]) -> String? {
        // A repository that requires a password counts as unavailable.
        ToolOutput.of(["git"] + arguments, environment: ["GIT_TERMINAL_PROMPT": "0"]).map {
            String(decoding: $0, as: UTF8.self)
        }
    }
}
