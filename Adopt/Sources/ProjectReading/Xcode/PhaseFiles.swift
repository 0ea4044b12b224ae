import Foundation

/// The files in the build phases of a target.
struct PhaseFiles {
    let objects: ProjectObjects
    let paths: ProjectPaths

    /// The files of a target, and the missing ones.
    func files(of target: ProjectObject) -> (files: SortedFiles, missing: [URL]) {
        var files = SortedFiles()
        var missing: [URL] = []
        for phase in objects.list("buildPhases", of: target) {
            for place in places(in: phase) {
                guard let file = FoundFile.at(place) else {
                    missing.append(place)
                    continue
                }
                files.add(file, as: use(of: file, in: phase))
            }
        }
        for file in SynchronizedFolders(objects: objects, paths: paths).files(of: target) {
            files.add(file, as: FileUse(file))
        }
        return (files, missing)
    }

    private func places(in phase: ProjectObject) -> [URL] {
        guard ["PBXSourcesBuildPhase", "PBXResourcesBuildPhase"].contains(phase.kind) else { return [] }
        return objects.list("files", of: phase).compactMap { objects.object("fileRef", of: $0) }
            .flatMap { places(of: $0) }
    }

    /// The URLs of a file: one for each language.
    private func places(of reference: ProjectObject) -> [URL] {
        switch reference.kind {
        case "PBXVariantGroup":
            objects.list("children", of: reference).filter { $0.kind == "PBXFileReference" }.compactMap(
                paths.place)
        case "PBXFileReference", "XCVersionGroup": [paths.place(of: reference)].compactMap { $0 }
        default: []
        }
    }

    private func use(of file: URL, in phase: ProjectObject) -> FileUse {
        // Data models are in the sources phase because Xcode generates code for them.
        phase.kind == "PBXResourcesBuildPhase" ? .resource : FileUse(file)
    }
}
