import InterfaceFiles

/// The installed subviews or constraints of a view, by size class.
struct InstallationMask {
    /// The identifiers of all members, in the file's order.
    let members: [String]
    private let variants: [(conditions: VariationConditions, mask: InterfaceElement)]

    /// Reads the masks of a list such as `subviews`; `nil` if the element has none.
    init?(_ element: InterfaceElement, _ list: String) {
        variants = element.variations.compactMap { conditions, variation in
            variation.child("mask", key: list).map { (conditions, $0) }
        }.sorted { $0.conditions.count < $1.conditions.count }
        if variants.isEmpty { return nil }
        members = element.list(list).compactMap(\.id)
        for variant in variants { variant.mask.markAllAsRead() }
    }

    /// Returns the installed members. Variations remove and add members, the most specific variation last.
    func installed(in traits: UITraitCollection) -> Set<String> {
        var installed = Set(members)
        for (conditions, mask) in variants where conditions.hold(in: traits) {
            for entry in mask.children {
                guard let id = entry.peek("reference") else { continue }
                if entry.name == "exclude" { installed.remove(id) } else { installed.insert(id) }
            }
        }
        return installed
    }
}
