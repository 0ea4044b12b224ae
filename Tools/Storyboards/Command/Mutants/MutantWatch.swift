import Foundation

/// Records the running mutant, ends a process whose mutant exceeds its time limit, and checks the memory.
struct MutantWatch {
    /// The time limit of one mutant, in seconds.
    static let secondsOfOne: UInt32 = 20
    /// The memory limit of the process, in megabytes.
    static let megabytes = 1_024

    private let url: URL
    private let file: FileHandle

    /// - Parameter path: The file for the number of the running mutant. It stays if a mutant ends the process.
    init(path: String) throws {
        url = URL(fileURLWithPath: path)
        try Data().write(to: url)
        file = try FileHandle(forWritingTo: url)
    }

    func begin(_ number: Int) throws {
        try file.seek(toOffset: 0)
        try file.write(contentsOf: Data("\(number)\n".utf8))
        alarm(MutantWatch.secondsOfOne)
    }

    func end() { alarm(0) }

    /// Removes the file after the last mutant.
    func remove() { try? FileManager.default.removeItem(at: url) }

    /// The peak memory of the process, in megabytes.
    static var peak: Int {
        var usage = rusage()
        getrusage(RUSAGE_SELF.rawValue, &usage)
        return usage.ru_maxrss / 1_024
    }
}
