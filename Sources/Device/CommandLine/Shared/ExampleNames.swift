import ArgumentParser

extension Collection {
    /// The example with this name.
    ///
    /// - Throws: An error that lists the names, if none matches.
    func example(named name: String, _ names: KeyPath<Element, String>) throws -> Element {
        guard let found = first(where: { $0[keyPath: names] == name }) else {
            let all = map { $0[keyPath: names] }.joined(separator: ", ")
            throw ValidationError("There is no example '\(name)'. The examples: \(all)")
        }
        return found
    }
}
