/// A folder in the temporary directory. It is removed with its files when this object is released, or else when the process exits.
package final class TemporaryFolder: Sendable {
    package let url: URL

    package init() throws { url = try Self.ofProcess() }

    deinit { Self.remove(url) }

    /// Creates a folder that is removed when the process exits.
    package static func ofProcess() throws -> URL {
        let url = own.folder.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        return url
    }

    /// The folder that contains the process's folders, and the process that removes it.
    private static let own: (folder: URL, process: pid_t) = {
        atexit { TemporaryFolder.remove(TemporaryFolder.own.folder) }
        let name = "pageflow-\(UUID().uuidString)"
        return (FileManager.default.temporaryDirectory.appendingPathComponent(name), getpid())
    }()

    /// A fork also releases its parent's objects. Their folders belong to the parent.
    private static func remove(_ url: URL) {
        guard own.process == getpid() else { return }
        try? FileManager.default.removeItem(at: url)
    }
}
