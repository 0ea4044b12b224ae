import Foundation
import Testing
import UIFoundation

/// Folders of files that no process needs any more.
@Suite("Temporary folders") struct TemporaryFolderTests {
    @Test func `a folder is removed with its files when its object is released`() throws {
        let url = try releasedFolder()
        #expect(!FileManager.default.fileExists(atPath: url.path))
    }

    private func releasedFolder() throws -> URL {
        let folder = try TemporaryFolder()
        try Data().write(to: folder.url.appendingPathComponent("note.txt"))
        return folder.url
    }

    @Test func `folders of the process are in one folder`() throws {
        let (one, other) = (try TemporaryFolder.ofProcess(), try TemporaryFolder.ofProcess())
        #expect(one != other && one.deletingLastPathComponent() == other.deletingLastPathComponent())
    }
}
