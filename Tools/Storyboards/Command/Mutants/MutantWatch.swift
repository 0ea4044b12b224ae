import Foundation

/// Says which mutant goes on, ends a process whose mutant goes on for too long, and looks at the memory.
struct MutantWatch {
    /// How many seconds one mutant may take.
    static let secondsOfOne: UInt32 = 20
    /// How many megabytes the process may have.
    static let megabytes = 1_024

    private let file: FileHandle

    /// - Parameter path: the file that tells the mutant that goes on.
    init(path: String) throws {
        try Data().write(to: URL(fileURLWithPath: path))
        file = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
    }

    func begin(_ number: Int) throws {
        try file.seek(toOffset: 0)
        try file.write(contentsOf: Data("\(number)\n".utf8))
        alarm(MutantWatch.secondsOfOne)
    }

    func end() { alarm(0) }

    /// The most memory that the process has had, in megabytes.
    static var peak: Int {
        var usage = rusage()
        getrusage(RUSAGE_SELF.rawValue, &usage)
        return usage.ru_maxrss / 1_024
    }
}
