import Foundation
import Modules
import Shell

@testable import RoomsKit

/// A module in its own folder, compiled with its index. The folder is removed with the fixture.
struct Fixture: ~Copyable {
    let folder: URL
    let store: URL
    private let place: URL

    /// - Parameter flags: Additional compiler flags.
    init(_ sources: [String: String], flags: [String] = []) throws {
        place = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
            .resolvingSymlinksInPath()
        folder = place.appendingPathComponent("Sources")
        store = place.appendingPathComponent("store")
        let objects = place.appendingPathComponent("objects")
        try FileManager.default.createDirectory(at: objects, withIntermediateDirectories: true)
        for (name, text) in sources { try write(text, to: name) }
        try Shell.run(
            [
                "env", "-C", objects.path, "swiftc", "-c", "-module-name", "Fixture", "-parse-as-library",
                "-index-store-path", store.path,
            ] + flags + sources.keys.sorted().map { folder.appendingPathComponent($0).path })
    }

    deinit { try? FileManager.default.removeItem(at: place) }

    func write(_ text: String, to name: String) throws {
        let file = folder.appendingPathComponent(name)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    func index() throws -> SourceIndex {
        try SourceIndex(of: folder.path, store: store.path, library: Toolchain.shared().indexLibrary)
    }
}
