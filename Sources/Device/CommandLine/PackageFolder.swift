import ArgumentParser
import Foundation
import ProgramIO

/// PageFlow's package, and SwiftPM called on packages.
enum PackageFolder {
    /// PageFlow's package, which this program was built from.
    static var pageFlow: URL {
        var folder = URL(fileURLWithPath: #filePath)
        repeat { folder.deleteLastPathComponent() } while folder.path != "/" && !holdsPageFlow(folder)
        return folder
    }

    private static func holdsPageFlow(_ folder: URL) -> Bool {
        FileManager.default.fileExists(atPath: folder.appendingPathComponent("Evidence/Package.swift").path)
    }

    /// Calls `swift`, and ends as it ends.
    ///
    /// - Parameter input: A file that `swift` reads as its standard input.
    static func swift(_ arguments: [String], input: URL? = nil) throws {
        let status = try Tool.run(["swift"] + arguments, input: input)
        guard status == 0 else { throw ExitCode(status) }
    }
}
