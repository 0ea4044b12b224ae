import Foundation

/// A file that a program writes.
package enum OutputFile {
    /// Writes a file as a whole: after a failure the old file is unchanged.
    ///
    /// A device or a pipe is written in place, because an atomic write would replace it with a file.
    ///
    /// - Throws: ``FileFault``.
    package static func write(_ bytes: Data, to file: URL) throws(FileFault) {
        let target = file.resolvingSymlinksInPath()
        do {
            try bytes.write(to: target, options: isSpecial(target) ? [] : .atomic)
        } catch {
            throw FileFault(error, file.path, "written")
        }
    }

    /// Writes a text in UTF-8.
    ///
    /// - Throws: ``FileFault``.
    package static func write(_ text: String, to file: URL) throws(FileFault) {
        try write(Data(text.utf8), to: file)
    }

    /// Rejects a file that can't be written, before the work that produces it.
    ///
    /// - Throws: ``FileFault`` if the path is a folder, or if its folder is missing or not writable.
    package static func checkPlace(of file: URL) throws(FileFault) {
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder), isFolder.boolValue {
            throw FileFault(NSError(domain: NSPOSIXErrorDomain, code: Int(EISDIR)), file.path, "written")
        }
        try checkAccess(to: file.deletingLastPathComponent(), for: file)
    }

    private static func checkAccess(to folder: URL, for file: URL) throws(FileFault) {
        guard access(folder.path, W_OK) == 0 else {
            throw FileFault(NSError(domain: NSPOSIXErrorDomain, code: Int(errno)), file.path, "written")
        }
    }

    /// Creates a folder and its parent folders, if it doesn't exist.
    ///
    /// - Throws: ``FileFault``, also for a folder in which the user can't create files.
    package static func makeFolder(_ folder: URL) throws(FileFault) {
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        } catch {
            throw FileFault(error, folder.path, "created")
        }
        try checkAccess(to: folder, for: folder)
    }

    private static func isSpecial(_ file: URL) -> Bool {
        let type = try? FileManager.default.attributesOfItem(atPath: file.path)[.type] as? FileAttributeType
        return type.map { $0 != .typeRegular } ?? false
    }
}

extension String {
    /// The text as a part of a file name: letters and digits, with hyphens between, and with at most `limit` bytes. A disk's limit is 255.
    package func asFileName(bytes limit: Int = 120) -> String {
        split { !$0.isLetter && !$0.isNumber }.joined(separator: "-").prefix(bytes: limit)
    }

    /// The longest beginning of the text with at most `limit` bytes.
    package func prefix(bytes limit: Int) -> String {
        var start = prefix(limit)
        while start.utf8.count > limit { start = start.dropLast() }
        return String(start)
    }
}
