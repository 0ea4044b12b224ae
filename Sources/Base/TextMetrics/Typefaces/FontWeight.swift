/// The weight of a typeface. The system font has nine weights.
package enum FontWeight: Int, CaseIterable, Hashable, Comparable, Sendable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

    /// Returns whether the left weight is lighter.
    package static func < (left: FontWeight, right: FontWeight) -> Bool { left.rawValue < right.rawValue }
}
