/// How heavy a typeface is. The system's typeface has nine weights.
package enum FontWeight: Int, CaseIterable, Hashable, Comparable, Sendable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

    /// Whether the left weight is lighter.
    package static func < (left: FontWeight, right: FontWeight) -> Bool { left.rawValue < right.rawValue }
}
