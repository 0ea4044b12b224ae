import Foundation

/// The files that the build phases of a target name.
struct PhaseFiles {
    let objects: ProjectObjects
    let paths: ProjectPaths

    /// The files of a target, and those that are not there.
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

    /// The places of a file: those of all its languages.
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
        // Data models stand among the sources because code is made of them.
        phase.kind == "PBXResourcesBuildPhase" ? .resource : FileUse(file)
    }
}
