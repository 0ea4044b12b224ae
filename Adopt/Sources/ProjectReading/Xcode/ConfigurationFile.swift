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
            if let (path, isOptional) = included(String(line).trimmed) {
                let place = file.deletingLastPathComponent().appendingPathComponent(path).standardizedFileURL
                if isOptional, FoundFile.at(place) == nil { continue }
                lines += Self.lines(of: place, missing: &missing, depth: depth + 1)
            } else if let setting = setting(String(line)) {
                lines.append(setting)
            }
        }
        return lines
    }

    private static func included(_ line: String) -> (path: String, isOptional: Bool)? {
        guard line.hasPrefix("#include") else { return nil }
        let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
        return parts.count >= 3 ? (String(parts[1]), parts[0].contains("?")) : nil
    }

    private static func setting(_ line: String) -> Line? {
        let text = line.range(of: "//").map { String(line[..<$0.lowerBound]) } ?? line
        // The first “=” outside of a condition's brackets.
        var depth = 0
        for index in text.indices {
            if text[index] == "[" { depth += 1 }
            if text[index] == "]" { depth -= 1 }
            guard text[index] == "=", depth == 0 else { continue }
            let name = String(text[..<index]).trimmed
            return name.isEmpty ? nil : (name, String(text[text.index(after: index)...]).trimmed)
        }
        return nil
    }
}
