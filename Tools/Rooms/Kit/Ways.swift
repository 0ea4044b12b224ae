/// The call chains from one function to another, including other uses of names.
///
/// A call through a stored closure isn't a use of a name, and isn't found.
package struct Ways {
    /// A symbol in a chain.
    package struct Stop: Hashable {
        package let name: String
        /// `Folder/File.swift`; `nil` for a symbol of another module.
        package let file: String?
    }

    private var stops: [String: Stop] = [:]
    private var uses: [String: Set<String>] = [:]

    package init(in index: SourceIndex) {
        for (file, occurrences) in index.files {
            for occurrence in occurrences { note(occurrence, in: file) }
        }
    }

    private mutating func note(_ occurrence: Occurrence, in file: String) {
        let symbol = occurrence.symbol
        if occurrence.roles.contains(.definition) {
            stops[symbol.identifier] = Stop(name: symbol.name, file: file)
        } else if stops[symbol.identifier] == nil {
            stops[symbol.identifier] = Stop(name: symbol.name, file: nil)
        }
        for relation in occurrence.relations where !relation.roles.isDisjoint(with: Ways.leading) {
            uses[relation.identifier, default: []].insert(symbol.identifier)
        }
    }

    /// A function leads to the declarations in it, a property to its accessors, a requirement to its implementations.
    private static let leading: Roles = [.containedBy, .calledBy, .accessorOf, .overrideOf]

    /// The shortest chain between functions with two names, such as `returnTo`; the arguments may be omitted.
    package func shortest(from start: String, to end: String) -> [Stop]? {
        let ends = Set(identifiers(of: end))
        var previous: [String: String] = [:]
        var reached = identifiers(of: start).filter { stops[$0]?.file != nil }
        var known = Set(reached)
        while !reached.isEmpty {
            if let goal = reached.first(where: ends.contains) { return way(to: goal, previous) }
            var next: [String] = []
            for symbol in reached {
                for used in (uses[symbol] ?? []).sorted() where known.insert(used).inserted {
                    previous[used] = symbol
                    next.append(used)
                }
            }
            reached = next
        }
        return nil
    }

    private func way(to goal: String, _ previous: [String: String]) -> [Stop] {
        sequence(first: goal) { previous[$0] }.compactMap { stops[$0] }.reversed()
    }

    private func identifiers(of name: String) -> [String] {
        stops.filter { $0.value.name == name || $0.value.name.hasPrefix(name + "(") }.map(\.key).sorted()
    }
}
