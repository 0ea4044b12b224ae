import InterfaceFiles

/// The traits for which a variation in a file applies: `heightClass=compact-widthClass=regular`, or always:
/// `default`.
struct VariationConditions {
    private let parts: [Substring]

    init(_ key: String?) {
        parts = key == nil || key == "default" ? [] : key?.split(separator: "-") ?? []
    }

    /// The number of conditions. Of several matching variations, the most specific one applies.
    var count: Int { parts.count }

    func hold(in traits: UITraitCollection) -> Bool {
        parts.allSatisfy { Self.words(of: traits).contains(String($0)) }
    }

    /// Returns the terms of a variation's key that match these traits. A trait that is not specified has no term.
    private static func words(of traits: UITraitCollection) -> Set<String> {
        var words: Set<String> = []
        if let width = word(of: traits.horizontalSizeClass) { words.insert("widthClass=\(width)") }
        if let height = word(of: traits.verticalSizeClass) { words.insert("heightClass=\(height)") }
        switch traits.userInterfaceIdiom {
        case .phone: words.insert("userInterfaceIdiom=phone")
        case .pad: words.insert("userInterfaceIdiom=pad")
        default: break
        }
        if traits.displayGamut == .P3 { words.insert("displayGamut=P3") }
        if traits.displayGamut == .SRGB { words.insert("displayGamut=sRGB") }
        return words
    }

    private static func word(of sizeClass: UIUserInterfaceSizeClass) -> String? {
        switch sizeClass {
        case .compact: "compact"
        case .regular: "regular"
        default: nil
        }
    }
}

/// A value in a file with variations.
struct VariedValue<Value> {
    private let base: Value
    private let variants: [(conditions: VariationConditions, value: Value)]

    init(_ base: Value, _ variants: [(conditions: VariationConditions, value: Value)]) {
        self.base = base
        self.variants = variants.sorted { $0.conditions.count < $1.conditions.count }
    }

    /// Returns the base value, or the value of the most specific matching variation.
    func value(in traits: UITraitCollection) -> Value {
        variants.last { $0.conditions.hold(in: traits) }?.value ?? base
    }
}

extension InterfaceElement {
    /// The variations by size class, with their conditions.
    var variations: [(conditions: VariationConditions, element: InterfaceElement)] {
        children("variation").map { (VariationConditions($0.key), $0) }
    }
}
