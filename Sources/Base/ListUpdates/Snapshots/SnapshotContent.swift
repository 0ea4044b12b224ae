/// The sections and items of a snapshot, in order, with a lookup by identifier.
struct SnapshotContent<Section: Hashable & Sendable, Item: Hashable & Sendable>: Sendable {
    private(set) var sections: [Section] = []
    private var items: [Section: [Item]] = [:]
    private var owners: [Item: Section] = [:]

    // MARK: Queries

    var itemCount: Int { owners.count }

    func items(of section: Section) -> [Item]? { items[section] }

    func section(of item: Item) -> Section? { owners[item] }

    func contains(_ section: Section) -> Bool { items[section] != nil }

    func contains(_ item: Item) -> Bool { owners[item] != nil }

    func index(of section: Section) -> Int? { contains(section) ? sections.firstIndex(of: section) : nil }

    /// The index of an item in its section.
    func index(of item: Item) -> Int? { owners[item].flatMap { items[$0]?.firstIndex(of: item) } }

    // MARK: Items

    /// Inserts new items into a section, before an index or at the end.
    mutating func insert(_ new: [Item], at index: Int? = nil, in section: Section) {
        for item in new { owners[item] = section }
        place(new, at: index, in: section)
    }

    /// Appends items to a section if each of them is new and unique. Otherwise changes nothing and returns `false`.
    ///
    /// Most items are added by this method, so it looks up each item only once.
    mutating func appendIfNew(_ new: [Item], in section: Section) -> Bool {
        owners.reserveCapacity(owners.count + new.count)
        var count = 0
        for item in new {
            if let owner = owners.updateValue(section, forKey: item) {
                owners[item] = owner
                for item in new[..<count] { owners[item] = nil }
                return false
            }
            count += 1
        }
        place(new, at: nil, in: section)
        return true
    }

    private mutating func place(_ new: [Item], at index: Int?, in section: Section) {
        guard let index else { return items[section, default: []].append(contentsOf: new) }
        items[section, default: []].insert(contentsOf: new, at: index)
    }

    mutating func remove(_ gone: [Item]) {
        let sections = Set(gone.compactMap { owners.removeValue(forKey: $0) })
        guard gone.count > 1 else {
            for section in sections {
                items[section]?.firstIndex(of: gone[0]).map { _ = items[section]?.remove(at: $0) }
            }
            return
        }
        let gone = Set(gone)
        for section in sections { items[section]?.removeAll { gone.contains($0) } }
    }

    // MARK: Sections

    mutating func insert(_ new: [Section], at index: Int) {
        for section in new { items[section] = [] }
        sections.insert(contentsOf: new, at: index)
    }

    mutating func remove(_ gone: [Section]) {
        for section in gone {
            for item in items.removeValue(forKey: section) ?? [] { owners[item] = nil }
        }
        let gone = Set(gone)
        sections.removeAll { gone.contains($0) }
    }

    /// Moves a section with its items next to another section.
    mutating func move(_ section: Section, nextTo other: Section, offset: Int) {
        sections.removeAll { $0 == section }
        guard let index = sections.firstIndex(of: other) else { return }
        sections.insert(section, at: index + offset)
    }

    mutating func setItems(_ new: [Item], of section: Section) {
        remove(items[section] ?? [])
        insert(new, in: section)
    }
}
