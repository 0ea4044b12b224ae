import AdoptModel
import Foundation
import ProjectReading
import SourceRewriting
import StandIns

/// What the last run left out because of errors. It is stored with the mirror, so that the next run begins with the part that compiled.
package struct LastRun: Codable, Sendable {
    /// What one run found out about the errors of a project.
    package struct Errors: Codable, Sendable {
        /// A file that doesn't compile as it is.
        struct File: Codable, Sendable {
            /// The hash of its text.
            let hash: String
            /// The places of the errors, without which the rest of the file compiles; nothing if the whole file is left out.
            let places: Set<PartialFile.Place>
            /// Why the whole file is left out.
            let reason: LeftOutFile.Reason?
        }

        /// The first errors of packages that SwiftPM builds from their own folders, by the names of their modules.
        let packages: [String: BuildResult.Failure]
        private var files: [String: File] = [:]

        init(packages: [String: BuildResult.Failure]) { self.packages = packages }

        mutating func add(
            _ file: URL, _ hash: String?, at places: Set<PartialFile.Place> = [],
            because reason: LeftOutFile.Reason? = nil
        ) {
            files[file.path] = hash.map { File(hash: $0, places: places, reason: reason) }
        }

        /// What a file with a hash can't compile with; `nil` if it compiles, or if it had another hash.
        func file(_ file: URL, _ hash: String?) -> File? {
            files[file.path].flatMap { $0.hash == hash ? $0 : nil }
        }
    }

    /// The packages that don't build unchanged.
    package let rewrittenPackages: [URL]
    package let errors: Errors
    /// The result of the whole project.
    package let wholeBuild: BuildResult?
    private let surroundings: String

    package init(
        _ errors: Errors, rewriting packages: [URL], wholeBuild: BuildResult?, surroundings: String
    ) {
        rewrittenPackages = packages
        self.errors = errors
        self.wholeBuild = wholeBuild
        self.surroundings = surroundings
    }

    /// Whether its errors are those of a project with these surroundings too.
    package func applies(to surroundings: String) -> Bool { self.surroundings == surroundings }

    /// A hash of all on which errors may depend besides the text of their own files: the declarations of a project with its packages, and
    /// those of PageFlow.
    package static func surroundings(of project: SourceProject, pageFlow: URL) -> String {
        let targets = project.targets.filter(\.isAdopted)
        let files = targets.flatMap(\.sources).resultsInParallel {
            ContentHash.of($0.path, DeclarationWords.of(SourceText.of($0)))
        }
        let own = targets.flatMap { target in
            [target.name, target.settingsOfRewriting] + target.sources.compactMap { files[$0] }
        }
        let packages = project.broughtPackages.map { "\($0.folder.path) \($0.changes)" }
        return ContentHash.of("", own + packages + Framework.texts + sizes(in: pageFlow))
    }

    /// The files of PageFlow with their sizes, because a new version may declare a member that was absent.
    private static func sizes(in pageFlow: URL) -> [String] {
        pageFlow.appendingPathComponent("Sources").swiftFiles.map { file in
            let size = try? file.resourceValues(forKeys: [.fileSizeKey]).fileSize
            return "\(file.path) \(size ?? 0)"
        }
    }
}

extension LastRun {
    private static let fileName = ".last-run.json"

    /// Reads the last run of a mirror; `nil` if no run is stored.
    package init?(in mirror: URL) {
        guard let data = try? Data(contentsOf: mirror.appendingPathComponent(Self.fileName)),
            let stored = try? JSONDecoder().decode(LastRun.self, from: data)
        else { return nil }
        self = stored
    }

    /// Stores it with a mirror.
    package func save(in mirror: URL) throws {
        try JSONEncoder().encode(self).write(to: mirror.appendingPathComponent(Self.fileName))
    }

    /// Removes the stored run of a mirror.
    package static func remove(from mirror: URL) {
        try? FileManager.default.removeItem(at: mirror.appendingPathComponent(fileName))
    }
}
