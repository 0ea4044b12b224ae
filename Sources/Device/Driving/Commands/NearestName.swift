/// Finds the name that a misspelled one probably means.
enum NearestName {
    /// ` Did you mean "tap"?`, or nothing if no name is similar.
    static func hint(for name: String, in names: [String]) -> String {
        of(name, in: names).map { " Did you mean \"\($0)\"?" } ?? ""
    }

    /// The name with the fewest differing characters, or a longer one that contains it, ignoring case; `nil` if none is similar.
    static func of(_ name: String, in names: [String]) -> String? {
        if let similar = spelled(name, in: names) { return similar }
        return name.count < 3 ? nil : names.first { $0.lowercased().contains(name.lowercased()) }
    }

    /// The name with the fewest differing characters, ignoring case; `nil` if none is similar.
    static func spelled(_ name: String, in names: [String]) -> String? {
        let wanted = Array(name.lowercased())
        let ranked = names.map { (name: $0, distance: distance(wanted, Array($0.lowercased()))) }
        guard let best = ranked.min(by: { $0.distance < $1.distance }) else { return nil }
        return best.distance <= max(1, wanted.count / 3) ? best.name : nil
    }

    /// The number of characters to insert, delete, replace, or exchange with the next one.
    private static func distance(_ one: [Character], _ other: [Character]) -> Int {
        var rows = [Array(0...other.count)]
        for (line, character) in one.enumerated() {
            var row = [line + 1]
            for (column, candidate) in other.enumerated() {
                let replaced = rows[line][column] + (character == candidate ? 0 : 1)
                var least = min(replaced, rows[line][column + 1] + 1, row[column] + 1)
                if line > 0, column > 0, character == other[column - 1], one[line - 1] == candidate {
                    least = min(least, rows[line - 1][column - 1] + 1)
                }
                row.append(least)
            }
            rows.append(row)
        }
        return rows[one.count][other.count]
    }
}
