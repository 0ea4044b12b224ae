import Foundation

/// Reports changes in a folder and its subfolders.
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

    /// Returns when a file has changed since the last call.
    func wait() {
        _ = events.availableData
        // The change may have added folders.
        watchFolders()
    }

    /// A folder that is already watched stays watched.
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
