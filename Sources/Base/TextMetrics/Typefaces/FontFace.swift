/// A typeface without a size.
package struct FontFace: Hashable, Sendable {
    package var family: FontFamily
    package var weight: FontWeight
    /// Whether it is italic. Italic letters are assumed to be as wide as upright ones.
    package var isItalic: Bool

    /// Creates a typeface of a family.
    package init(_ family: FontFamily, weight: FontWeight = .regular, isItalic: Bool = false) {
        self.family = family
        self.weight = weight
        self.isItalic = isItalic
    }

    /// Returns the system font's typeface at a weight.
    package static func system(_ weight: FontWeight) -> FontFace { FontFace(.system, weight: weight) }

    /// The metrics in ems.
    package var metrics: FontMetrics { FamilyFacts.facts(of: self).metrics }
}

/// A family of typefaces.
package enum FontFamily: Hashable, Sendable {
    /// San Francisco.
    case system
    /// San Francisco with monospaced digits.
    case systemMonospacedDigits
    /// SF Mono, a monospaced typeface.
    case systemMonospaced
    /// New York.
    case systemSerif
    /// SF Rounded.
    case systemRounded
    /// Another family, by name, such as `Georgia`.
    case named(String)
}
