import Foundation
import ProgramIO

/// The faults that are known: an exploration that finds no others is as good as one that finds none.
public struct FaultBaseline: Codable, Sendable {
    /// The identities of faults, in their order.
    public private(set) var known: [String]

    /// Without any.
    public init() { known = [] }

    /// The faults that were found.
    public init(_ faults: [Fault]) { known = Set(faults.map(\.identity)).sorted() }

    /// Reads a file. Throws an error with the file's name and a repair if the file doesn't exist or isn't a baseline.
    public init(contentsOf file: URL) throws {
        self = try InputFile.json(
            FaultBaseline.self, of: file, as: "a baseline", repair: "Write it with explore --write-baseline.")
    }

    /// Writes a file, the same for the same faults.
    public func write(to file: URL) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        try OutputFile.write(encoder.encode(self) + Data("\n".utf8), to: file)
    }

    /// The faults that it does not know.
    public func unknown(of faults: [Fault]) -> [Fault] {
        let known = Set(known)
        return faults.filter { !known.contains($0.identity) }
    }

    /// What it knows and an exploration has not found.
    public func gone(from faults: [Fault]) -> [String] {
        let found = Set(faults.map(\.identity))
        return known.filter { !found.contains($0) }
    }
}
