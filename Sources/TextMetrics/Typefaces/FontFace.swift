/// A typeface without a size.
package struct FontFace: Hashable, Sendable {
    /// The family it belongs to.
    package var family: FontFamily
    /// How heavy it is.
    package var weight: FontWeight
    /// Whether it is slanted. Slanted letters are taken to be as wide as upright ones.
    package var isItalic: Bool

    /// Creates a typeface of a family.
    package init(_ family: FontFamily, weight: FontWeight = .regular, isItalic: Bool = false) {
        self.family = family
        self.weight = weight
        self.isItalic = isItalic
    }

    /// The system's typeface at a weight.
    package static func system(_ weight: FontWeight) -> FontFace { FontFace(.system, weight: weight) }

    /// Its heights in em.
    package var metrics: FontMetrics { FamilyFacts.facts(of: self).metrics }
}

/// A family of typefaces.
package enum FontFamily: Hashable, Sendable {
    /// San Francisco.
    case system
    /// San Francisco with digits of one width.
    case systemMonospacedDigits
    /// SF Mono, all of whose characters have one width.
    case systemMonospaced
    /// New York.
    case systemSerif
    /// SF Rounded.
    case systemRounded
    /// Any other, by the family's name, such as `Georgia`.
    case named(String)
}
