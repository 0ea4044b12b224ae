/// The active compilation conditions of a target.
struct Conditions {
    let settings: BuildSettings

    var names: [String] {
        let listed = settings["SWIFT_ACTIVE_COMPILATION_CONDITIONS"].split(separator: " ").map(String.init)
        return (listed + Self.flags(settings["OTHER_SWIFT_FLAGS"])).reduce(into: []) {
            if !$0.contains($1) { $0.append($1) }
        }
    }

    /// The names after `-D`, with or without a space.
    static func flags(_ text: String) -> [String] {
        let words = text.split(whereSeparator: { " \"".contains($0) }).map(String.init)
        return words.indices.compactMap { index in
            if words[index] == "-D" { return words.indices.contains(index + 1) ? words[index + 1] : nil }
            return words[index].hasPrefix("-D") ? String(words[index].dropFirst(2)) : nil
        }
    }
}
