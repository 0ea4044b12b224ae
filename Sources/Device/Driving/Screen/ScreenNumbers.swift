/// Numbers the controls that no name identifies.
enum ScreenNumbers {
    /// The lines with numbers from 1 on. A number that is also a name on the screen, such as a key's, is skipped.
    static func numbered(_ lines: [ScreenLine]) -> [ScreenLine] {
        let names = Set(lines.map(\.name))
        let counts = lines.filter(\.isControl).reduce(into: [String: Int]()) {
            $0[$1.name, default: 0] += 1
        }
        var next = 1
        return lines.map { line in
            guard line.isControl, line.role != "keyboard", line.identifier.isEmpty,
                line.name.isEmpty || counts[line.name, default: 0] > 1
            else { return line }
            while names.contains("\(next)") { next += 1 }
            defer { next += 1 }
            var line = line
            line.number = next
            return line
        }
    }
}
