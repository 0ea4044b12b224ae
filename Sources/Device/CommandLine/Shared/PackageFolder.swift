import ArgumentParser
import Foundation

/// Packages, and SwiftPM called on them.
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
    static func swift(_ arguments: [String], in folder: URL? = nil) throws {
        let swift = Process()
        if let folder { swift.currentDirectoryURL = folder }
        swift.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        swift.arguments = ["swift"] + arguments
        try swift.run()
        swift.waitUntilExit()
        guard swift.terminationStatus == 0 else { throw ExitCode(swift.terminationStatus) }
    }

    /// The one program of a package that has a lab: of a package that `adopt` has written, or one whose name ends in "Lab".
    static func labProgram(of package: URL) throws -> String {
        let swift = Process()
        swift.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        swift.arguments = ["swift", "package", "--package-path", package.path, "describe", "--type", "json"]
        let output = Pipe()
        swift.standardOutput = output
        try swift.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        swift.waitUntilExit()
        guard let description = try? JSONDecoder().decode(Description.self, from: data) else {
            throw ValidationError("There is no package at \(package.path).")
        }
        let programs = description.products.filter(\.isProgram).map(\.name)
        let labs = programs.count == 1 ? programs : programs.filter { $0.hasSuffix("Lab") }
        guard labs.count == 1 else {
            throw ValidationError(
                programs.isEmpty
                    ? "The package at \(package.path) has no program."
                    : "Name one of the programs: \(programs.joined(separator: ", "))")
        }
        return labs[0]
    }

    private struct Description: Decodable {
        let products: [Product]
    }

    private struct Product: Decodable {
        private enum Key: String, CodingKey { case name, type }
        private enum Kind: String, CodingKey { case executable }

        let name: String
        let isProgram: Bool

        init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: Key.self)
            name = try values.decode(String.self, forKey: .name)
            isProgram = try values.nestedContainer(keyedBy: Kind.self, forKey: .type).contains(.executable)
        }
    }
}
