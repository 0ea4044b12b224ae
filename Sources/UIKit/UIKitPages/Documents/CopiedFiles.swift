/// The copies of files that the system's view controllers made for an app. They are removed when the device is released.
@MainActor
final class CopiedFiles {
    private var folders: [TemporaryFolder] = []

    static var current: CopiedFiles { Runtime.current.state(CopiedFiles.init) }

    /// Copies a file to a new folder.
    func copy(_ url: URL) throws -> URL {
        let folder = try TemporaryFolder()
        let copy = folder.url.appendingPathComponent(url.lastPathComponent)
        try FileManager.default.copyItem(at: url, to: copy)
        folders.append(folder)
        return copy
    }
}
