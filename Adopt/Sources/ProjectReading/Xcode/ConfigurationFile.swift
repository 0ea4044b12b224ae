import Foundation

/// The settings of an `.xcconfig` file, including those of included files.
enum ConfigurationFile {
    /// A line: a setting's name with its conditions, and its value.
    typealias Line = (name: String, text: String)

    /// The lines in order. Adds files that don't exist to `missing`.
    static func lines(of file: URL, missing: inout [URL], depth: Int = 0) -> [Line] {
        guard depth < 16 else { return [] }
        guard let text = FoundFile.at(file).flatMap({ try? String(contentsOf: $0, encoding: .utf8) }) else {
            missing.append(file)
            return []
        }
        var lines: [Line] = []
        for line in text.split(whereSeparator: \.isNewline) {
            if let found = line.firstMatch(of: /^\s*#include(\??)\s*"([^"]+)"/) {
                let place = file.deletingLastPathComponent().appending(String(found.2))
                if !found.1.isEmpty, FoundFile.at(place) == nil { continue }
                lines += Self.lines(of: place, missing: &missing, depth: depth + 1)
            } else if let found = line.firstMatch(of: /^\s*([^=\[\s\/]+(?:\[[^\]]*\])*)\s*=(.*?)(?:\/\/.*)?$/)
            {
                lines.append((String(found.1), String(found.2).trimmed))
            }
        }
        return lines
    }
}
