/// Finds the name that a misspelled one probably means.
enum NearestName {
    /// The name with the fewest differing characters, ignoring case; `nil` if none is similar.
    static func of(_ name: String, in names: [String]) -> String? {
        let wanted = Array(name.lowercased())
        let ranked = names.map { (name: $0, distance: distance(wanted, Array($0.lowercased()))) }
        guard let best = ranked.min(by: { $0.distance < $1.distance }) else { return nil }
        if best.distance <= max(1, wanted.count / 3) { return best.name }
        // A part of a longer name is similar too.
        return wanted.count < 3 ? nil : names.first { $0.lowercased().contains(name.lowercased()) }
    }

    /// The number of characters to insert, delete or replace.
    private static func distance(_ one: [Character], _ other: [Character]) -> Int {
        var row = Array(0...other.count)
        for (index, character) in one.enumerated() {
            var diagonal = row[0]
            row[0] = index + 1
            for (column, candidate) in other.enumerated() {
                let replaced = diagonal + (character == candidate ? 0 : 1)
                diagonal = row[column + 1]
                row[column + 1] = min(replaced, diagonal + 1, row[column] + 1)
            }
        }
        return row[other.count]
    }
}
