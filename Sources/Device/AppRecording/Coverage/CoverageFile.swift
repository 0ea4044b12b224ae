import Foundation
import ProgramIO

/// The coverage of one process's tests, as a file in a folder that several processes and shards share.
package enum CoverageFile {
    private static let ending = ".coverage.json"

    /// Writes the coverage of this process, and replaces the file that it wrote before.
    package static func write(_ coverage: FlowCoverage, to folder: URL) throws(FileFault) {
        try OutputFile.makeFolder(folder)
        let name = "\(ProcessInfo.processInfo.processIdentifier)-\(UInt32(start.timeIntervalSince1970))"
        try OutputFile.write(coverage.json, to: folder.appendingPathComponent(name + ending))
    }

    /// The time at which this process began to write: processes of other machines may have the same number.
    private static let start = Date()

    /// The coverage of all files in a folder and its subfolders, and the unreadable files.
    package static func merged(in folder: URL) -> (coverage: FlowCoverage, faults: [FileFault]) {
        var (merged, faults) = (FlowCoverage(), [FileFault]())
        for path in folder.pathsWithin(endingWith: ending) {
            do throws(FileFault) {
                merged.merge(try read(folder.appendingPathComponent(path)))
            } catch {
                faults.append(error)
            }
        }
        return (merged, faults)
    }

    /// Reads one file.
    package static func read(_ file: URL) throws(FileFault) -> FlowCoverage {
        let repair = "Delete it, and run its tests with PAGEFLOW_COVERAGE again."
        let coverage = try InputFile.json(FlowCoverage.self, of: file, as: "a coverage file", repair: repair)
        if let name = coverage.nameOfNegativeCount {
            throw FileFault(
                "\(file.path) is not a coverage file: the count of \(name) is negative. \(repair)")
        }
        return coverage
    }
}

extension FlowCoverage {
    /// The coverage as JSON. Equal coverage gives equal JSON.
    package var json: Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        return (try? encoder.encode(self)) ?? Data()
    }
}
