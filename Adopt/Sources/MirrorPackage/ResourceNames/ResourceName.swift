/// The Swift names that R.swift generates for a resource: "settings-icon" is `settingsIcon`, "gradient.jpg" is `gradientJpg`.
enum ResourceName {
    /// The name of a property; `nil` if the name contains no character that is valid in Swift.
    static func property(_ name: String) -> String? {
        let words = words(of: name)
        guard let first = words.first else { return nil }
        let rest = words.dropFirst().map(AssetSymbolName.startingLarge)
        return AssetSymbolName.escaped(AssetSymbolName.startingSmall(first) + rest.joined())
    }

    /// The name of a type. It differs from every property's name.
    static func type(_ name: String, _ kind: String) -> String? {
        let text = words(of: name).map(AssetSymbolName.startingLarge).joined()
        return text.isEmpty ? nil : AssetSymbolName.escaped(text) + kind
    }

    private static func words(of name: String) -> [String] {
        name.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
    }
}

extension Sequence {
    /// The elements that have a valid and available property name, with that name. If several have the same, the first one gets
    /// it.
    func withProperties(
        _ name: (Element) -> String, besides taken: Set<String> = []
    ) -> [(property: String, item: Element)] {
        compactMap { item in ResourceName.property(name(item)).map { (property: $0, item: item) } }
            .filter { !taken.contains($0.property) }.firstOfEach(\.property)
    }
}
