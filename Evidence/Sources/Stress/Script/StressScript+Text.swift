import Simulator

// A script as a text file: two lines with its environment, then a line for each operation. `#` begins a comment.
extension StressScript: CustomStringConvertible {
    package var description: String {
        (["world \(world.rawValue)", "root \(root)"] + operations.map(\.description)).joined(separator: "\n")
            + "\n"
    }

    /// - Throws: ``UnreadableScript`` with the invalid line.
    package init(text: String) throws {
        self.init(world: .uikit, root: 0, operations: [])
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let content = line.prefix { $0 != "#" }.trimmingCharacters(in: .whitespaces)
            guard !content.isEmpty else { continue }
            guard read(content) else { throw UnreadableScript(line: index + 1, text: String(line)) }
        }
    }

    private mutating func read(_ line: String) -> Bool {
        let words = line.split(separator: " ").map(String.init)
        switch (words[0], words.count) {
        case ("world", 2):
            guard let named = World(rawValue: words[1]) else { return false }
            world = named
        case ("root", 2):
            guard let number = UInt64(words[1]) else { return false }
            root = number
        default:
            guard let operation = Operation(line: line) else { return false }
            operations.append(operation)
        }
        return true
    }
}

/// The error for an invalid line of a script.
package struct UnreadableScript: Error, CustomStringConvertible {
    package let line: Int
    package let text: String

    package var description: String {
        "Line \(line) is no part of a script: \"\(text)\". A line is `world uikit`, `world flow`, `root N` or an "
            + "operation such as `push animated choice 17 callback 2`."
    }
}
