extension Sequence where Element: Hashable {
    /// The elements and those that they need, directly or through others, each once.
    package func withNeeded(_ needs: (Element) -> some Sequence<Element>) -> [Element] {
        var (found, waiting, seen): ([Element], [Element], Set<Element>) = ([], Array(self), [])
        while !waiting.isEmpty {
            let new = waiting.filter { seen.insert($0).inserted }
            found += new
            waiting = new.flatMap(needs)
        }
        return found
    }
}
