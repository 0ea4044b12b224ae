/// A symbol at one weight and scale: a list of elements in a box.
///
/// All numbers are in ems: multiply them by the point size. The origin is the box's upper-left corner, and y
/// grows downward.
package struct SymbolShape: Equatable, Sendable {
    /// The elements, in drawing order. An erasing element affects only the elements before it.
    package var elements: [SymbolElement]
    /// The box's width in ems.
    package var width: Double
    /// The box's height in ems. The middle of capital letters is at half of it.
    package var height: Double
    /// The distance from the box's top to the baseline of text next to the symbol, in ems.
    package var baseline: Double
    /// Whether the symbol is mirrored in a right-to-left layout.
    package var mirrorsInRightToLeft: Bool

    /// The height of the capital letters with which symbols are balanced, in ems.
    package static let capHeight = Grid.capHeight / Grid.size
}

/// A painted path of a symbol.
package struct SymbolElement: Equatable, Sendable {
    /// The painting of a path.
    package enum Paint: Equatable, Sendable {
        /// Fills the path, by the nonzero winding rule or by the even-odd rule.
        case fill(evenOdd: Bool)
        /// Strokes the path with a width in ems, with round caps and joins.
        case stroke(width: Double)
    }

    /// The path, in ems.
    package var path: SymbolPath
    package var paint: Paint
    /// Whether the paint erases the symbol's earlier elements and reveals the content behind the symbol.
    package var erases: Bool
}
