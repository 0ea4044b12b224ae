import Foundation

/// The coverage of one process's tests, as a file in a folder that several processes and shards share.
package enum CoverageFile {
    private static let ending = ".coverage.json"

    /// Writes the coverage of this process; what it wrote before is replaced.
    package static func write(_ coverage: FlowCoverage, to folder: URL) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let name = "\(ProcessInfo.processInfo.processIdentifier)-\(UInt32(start.timeIntervalSince1970))"
        try coverage.json.write(to: folder.appendingPathComponent(name + ending), options: .atomic)
    }

    /// When this process began to write: other machines have processes of the same number.
    private static let start = Date()

    /// What all files in a folder, and in the folders in it, have together.
    package static func merged(in folder: URL) throws -> FlowCoverage {
        var merged = FlowCoverage()
        for path in folder.pathsWithin(endingWith: ending) {
            merged.merge(try read(folder.appendingPathComponent(path)))
        }
        return merged
    }

    /// Reads one file.
    package static func read(_ file: URL) throws -> FlowCoverage {
        try JSONDecoder().decode(FlowCoverage.self, from: Data(contentsOf: file))
    }
}

extension FlowCoverage {
    /// The coverage as JSON, the same for the same coverage.
    package var json: Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        return (try? encoder.encode(self)) ?? Data()
    }
}
