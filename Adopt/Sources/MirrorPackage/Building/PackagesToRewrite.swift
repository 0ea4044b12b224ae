import AdoptModel
import Foundation
import ProjectReading

extension BuildResult {
    /// The folders of the unchanged packages that contain errors, or that SwiftPM rejects. They are adopted instead.
    package func packagesToRewrite(in project: SourceProject) -> [URL] {
        guard !succeeded else { return [] }
        return project.broughtPackages.filter { $0.use.isUnchanged && $0.repository == nil }.map(\.folder)
            .filter { folder in
                let identity = "'\(folder.lastPathComponent.lowercased())'"
                return errors.contains { $0.path.hasPrefix(folder.standardizedFileURL.path + "/") }
                    || otherErrors.contains { $0.contains(identity) || $0.contains(folder.path + "/") }
            }
    }
}
