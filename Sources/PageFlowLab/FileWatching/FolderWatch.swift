import Foundation

/// Tells when something changes in a folder or those within it.
struct FolderWatch {
    private let descriptor: Int32
    private let events: FileHandle
    private let root: URL

    init(_ root: URL) {
        self.root = root
        descriptor = inotify_init1(Int32(IN_CLOEXEC))
        events = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        watchFolders()
    }

    /// Returns when something has changed since the last time.
    func wait() {
        _ = events.availableData
        // There may be new folders.
        watchFolders()
    }

    /// A folder that is watched already stays so.
    private func watchFolders() {
        let kinds = UInt32(IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE)
        inotify_add_watch(descriptor, root.path, kinds)
        let entries = FileManager.default.enumerator(
            at: root, includingPropertiesForKeys: [.isDirectoryKey], options: [.skipsHiddenFiles])
        for case let entry as URL in entries ?? .init() {
            guard (try? entry.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true else {
                continue
            }
            inotify_add_watch(descriptor, entry.path, kinds)
        }
    }
}
