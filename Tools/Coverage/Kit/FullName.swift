extension String {
    /// The names of the enclosing types of a name, the outermost first: `UIButton`, `UIButton.Configuration`.
    var owners: [String] {
        let name = prefix { $0 != "(" }
        var end = name.startIndex
        var found: [String] = []
        while let dot = name[end...].firstIndex(of: ".") {
            // The dots of an operator such as `..<` aren't separators.
            guard dot != name.startIndex, name.index(after: dot) != name.endIndex else { break }
            found.append(String(name[..<dot]))
            end = name.index(after: dot)
        }
        return found
    }
}
