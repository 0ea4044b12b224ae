import Foundation
import ProgramIO

/// The progress of a run: a line for each twentieth.
struct StressProgress {
    private let total: Int
    private let start = ContinuousClock.now
    private var done = 0
    private var lines = 0

    init(of total: Int) {
        self.total = total
    }

    mutating func note(_ done: Int) {
        self.done = done
        guard done * 20 / total > lines else { return }
        lines = done * 20 / total
        let line =
            "\(Self.grouped(done)) operations (\(done * 100 / total) %), \(Self.grouped(perSecond)) a second, \(memory)\n"
        StandardOutput.write(line)
    }

    var summary: String {
        "\(Self.grouped(done)) operations in \(String(format: "%.1f", seconds)) s, and nothing is broken."
    }

    private var seconds: Double {
        let passed = (ContinuousClock.now - start).components
        return Double(passed.seconds) + Double(passed.attoseconds) * 1e-18
    }

    private var perSecond: Int { Int(Double(done) / max(seconds, 1e-6)) }

    /// The memory usage of the process.
    private var memory: String {
        let pages =
            (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?
            .split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
        return String(format: "%.1f MB", Double(pages * Int(sysconf(Int32(_SC_PAGESIZE)))) / 1e6)
    }

    private static func grouped(_ number: Int) -> String {
        var digits = String(number)
        for place in stride(from: digits.count - 3, to: 0, by: -3) {
            digits.insert(",", at: digits.index(digits.startIndex, offsetBy: place))
        }
        return digits
    }
}
