import Foundation
import ProgramIO

/// The known faults: an exploration succeeds if it finds no others.
public struct FaultBaseline: Codable, Sendable {
    /// The identities of the faults, sorted.
    public private(set) var known: [String]

    /// Creates a baseline without faults.
    public init() { known = [] }

    /// Creates a baseline from found faults.
    public init(_ faults: [Fault]) { known = Set(faults.map(\.identity)).sorted() }

    /// Reads a file. Throws an error with the file's name and a repair if the file doesn't exist or isn't a baseline.
    public init(contentsOf file: URL) throws {
        self = try InputFile.json(
            FaultBaseline.self, of: file, as: "a baseline", repair: "Write it with explore --write-baseline.")
    }

    /// Writes a file. Equal faults produce equal files.
    public func write(to file: URL) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        try OutputFile.write(encoder.encode(self) + Data("\n".utf8), to: file)
    }

    /// The faults that the baseline doesn't contain.
    public func unknown(of faults: [Fault]) -> [Fault] {
        let known = Set(known)
        return faults.filter { !known.contains($0.identity) }
    }

    /// The baseline's faults that an exploration didn't find.
    public func gone(from faults: [Fault]) -> [String] {
        let found = Set(faults.map(\.identity))
        return known.filter { !found.contains($0) }
    }
}
