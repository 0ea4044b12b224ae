import Foundation

/// The end of a program, read from its output.
struct ProgramEnd {
    private let lines: [String]

    init(_ output: String) { lines = output.split(separator: "\n").map(String.init) }

    /// The reason and, if the output contains a backtrace, the file and line of the app that trapped; `nil` without a reason. A
    /// release build prints none.
    var words: String? {
        reason.map { reason in place.map { "\(reason) (\($0))" } ?? reason }
    }

    /// The message without the source file, which is often one of Swift's own.
    private var reason: String? {
        let messages =
            /Fatal error|Precondition failed|Assertion failed|Swift runtime failure|uncaught exception/
        let line = lines.first { $0.contains(messages) }
        guard let line,
            let start = line.firstRange(of: /(Fatal error|Precondition failed|Assertion failed)\b/)?
                .lowerBound
        else { return line }
        return String(line[start...])
    }

    /// The first frame in a file of the app, as file and line. A full path would differ on each computer, and so would the baseline.
    private var place: String? {
        lines.lazy.compactMap { line in
            line.wholeMatch(of: /\s*\d+ .* in .* at (\/.+\.swift):(\d+):\d+/)
                .map { (path: String($0.1), line: $0.2) }
        }.first { !$0.path.hasPrefix(Self.sources) && FileManager.default.fileExists(atPath: $0.path) }
            .map { "\(URL(fileURLWithPath: $0.path).lastPathComponent):\($0.line)" }
    }

    /// The folder with the sources of UIKit and of the simulator.
    private static let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../..").standardizedFileURL.path
}
