import Foundation

/// The folder of a mirror: tracks the files that a run writes and those of earlier runs.
final class OutputFolder {
    private static let recordName = ".adopted.json"
    /// The folder of the packages that are downloaded before the mirror is written.
    static let packages = "Packages"

    private let folder: URL
    /// The record of the last run; `nil` if the mirror is new.
    let record: MirrorRecord?
    private var kept: Set<String> = ["Package.swift", "Package.resolved", OutputFolder.recordName]
    /// The files that differed and were written.
    private(set) var writtenPaths: [String] = []
    private var manager: FileManager { .default }

    /// - Throws: ``MirrorFailure`` if the folder contains something other than a mirror.
    init(_ folder: URL) throws {
        try Self.requireMirror(in: folder)
        self.folder = folder
        let file = folder.appendingPathComponent(Self.recordName)
        record = (try? Data(contentsOf: file)).flatMap {
            try? JSONDecoder().decode(MirrorRecord.self, from: $0)
        }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    /// - Throws: ``MirrorFailure`` if the folder contains something other than a mirror.
    static func requireMirror(in folder: URL) throws {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        let isMirror = names.contains(recordName)
        guard isMirror || names.allSatisfy({ $0 == packages }) else {
            throw MirrorFailure(
                "\(folder.path) contains files that `adopt` didn't write. Choose another folder with --output."
            )
        }
    }

    /// Writes a text file if its contents differ.
    func write(_ text: String, to path: String) throws { try write(Data(text.utf8), to: path) }

    /// Writes a file if its bytes differ.
    func write(_ data: Data, to path: String) throws {
        kept.insert(path)
        let file = folder.appendingPathComponent(path)
        guard (try? Data(contentsOf: file)) != data else { return }
        try makeRoom(for: file)
        try data.write(to: file)
        writtenPaths.append(path)
    }

    /// Creates a link to a file or folder of the original.
    func link(_ original: URL, at path: String) throws {
        kept.insert(path)
        let file = folder.appendingPathComponent(path)
        guard (try? manager.destinationOfSymbolicLink(atPath: file.path)) != original.path else { return }
        try makeRoom(for: file)
        try manager.createSymbolicLink(atPath: file.path, withDestinationPath: original.path)
        writtenPaths.append(path)
    }

    /// Stores the record for the next run.
    func save(_ record: MirrorRecord) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        try write(try encoder.encode(record), to: Self.recordName)
        writtenPaths.removeAll { $0 == Self.recordName }
    }

    /// Removes files that an earlier run wrote and this run didn't.
    func removeWhatWasNotWritten() {
        for root in ["Sources", "Tests", "StandIns", "Apps"] {
            let paths = manager.enumerator(atPath: folder.appendingPathComponent(root).path)?.compactMap {
                $0 as? String
            }
            for path in paths ?? [] where !isKept("\(root)/\(path)") {
                try? manager.removeItem(at: folder.appendingPathComponent("\(root)/\(path)"))
            }
        }
    }

    private func isKept(_ path: String) -> Bool {
        kept.contains(path) || kept.contains { $0.hasPrefix(path + "/") || path.hasPrefix($0 + "/") }
            || ProgramFiles.isProgram(path)
    }

    private func makeRoom(for file: URL) throws {
        try? manager.removeItem(at: file)
        try manager.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    }
}
