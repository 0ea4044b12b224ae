import Foundation

/// The reason and the place of a trap, read from Swift's message and backtrace.
struct CrashReport {
    private var message: String?
    private var place: String?

    /// Reads a line of a program's output.
    mutating func read(_ line: Substring) {
        if message == nil, line.contains(Self.reason) {
            message = String(line)
        } else if message == nil,
            let reason = line.wholeMatch(of: /\*\*\* (Swift runtime failure: .*) \*\*\*/)
        {
            message = String(reason.1)
        } else if place == nil, let frame = line.wholeMatch(of: /\s*\d+ .* in .* at (\/.+\.swift):(\d+):\d+/),
            Self.isOfProject(String(frame.1))
        {
            place = "\(frame.1):\(frame.2)"
        }
    }

    /// The report of a program that ended; without a message, the way it ended.
    func text(of ending: ProgramRun.Ending) -> String {
        let reason = message ?? ending.description
        guard let place else { return reason }
        return "\(place): \(reason[(reason.firstRange(of: Self.reason)?.lowerBound ?? reason.startIndex)...])"
    }

    private nonisolated(unsafe) static let reason = /(Fatal error|Precondition failed|Assertion failed)\b/

    /// The environment in which a program prints the backtrace of the thread that trapped.
    static let environment = [
        "SWIFT_BACKTRACE":
            "enable=yes,color=no,interactive=no,threads=crashed,registers=none,images=none,limit=64"
    ]

    /// Whether a file belongs to the project, and not to Swift or PageFlow.
    private static func isOfProject(_ path: String) -> Bool {
        !path.hasPrefix(pageFlow) && FileManager.default.fileExists(atPath: path)
    }

    private static let pageFlow = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../../../Sources").standardizedFileURL.path
}
