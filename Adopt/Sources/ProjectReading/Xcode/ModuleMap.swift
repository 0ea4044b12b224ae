import Foundation

/// The headers of a framework's own `module.modulemap`.
struct ModuleMap {
    /// The headers that it names, and those in its umbrella directories.
    let headers: [URL]

    init(_ file: URL) {
        let folder = file.deletingLastPathComponent()
        // `umbrella "Headers"` is a directory, `umbrella header "Kit.h"` and `header "Clock.h"` are files.
        headers = SourceText.of(file).matches(of: /\b(?:umbrella|header)\s+"([^"]+)"/).flatMap { found in
            let place = folder.appendingPathComponent(String(found.1)).standardizedFileURL
            return FoundFile.isFolder(place)
                ? FolderWalk.files(in: place).filter { $0.pathExtension == "h" } : [place]
        }
    }
}
