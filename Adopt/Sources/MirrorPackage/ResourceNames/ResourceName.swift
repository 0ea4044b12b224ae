/// What R.swift calls a resource in Swift: "settings-icon" is `settingsIcon`, "gradient.jpg" is `gradientJpg`.
enum ResourceName {
    /// The name of a property; `nil` where nothing of the name can stand in one.
    static func property(_ name: String) -> String? {
        let words = words(of: name)
        guard let first = words.first else { return nil }
        let rest = words.dropFirst().map(AssetSymbolName.startingLarge)
        return AssetSymbolName.escaped(AssetSymbolName.startingSmall(first) + rest.joined())
    }

    /// The name of a type: nothing that is a property is called so.
    static func type(_ name: String, _ kind: String) -> String? {
        let text = words(of: name).map(AssetSymbolName.startingLarge).joined()
        return text.isEmpty ? nil : AssetSymbolName.escaped(text) + kind
    }

    private static func words(of name: String) -> [String] {
        name.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
    }
}

extension Sequence {
    /// Each element with its property, where its name gives one that is not taken; of several with one property the first.
    func withProperties(
        _ name: (Element) -> String, besides taken: Set<String> = []
    ) -> [(property: String, item: Element)] {
        compactMap { item in ResourceName.property(name(item)).map { (property: $0, item: item) } }
            .filter { !taken.contains($0.property) }.firstOfEach(\.property)
    }
}
