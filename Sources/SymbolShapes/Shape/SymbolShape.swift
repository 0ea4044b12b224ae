/// What a symbol looks like at one weight and scale: a list of elements in a box.
///
/// All numbers are in ems: multiply by the point size. The origin is the box's upper-left corner, and y grows downward.
package struct SymbolShape: Equatable, Sendable {
    /// What to draw, in this order. An element that erases takes away from the elements before it alone.
    package var elements: [SymbolElement]
    /// The box's width in ems.
    package var width: Double
    /// The box's height in ems. The middle of capital letters lies at half of it.
    package var height: Double
    /// The distance from the box's top to the baseline of text beside the symbol, in ems.
    package var baseline: Double
    /// Whether a right-to-left layout shows the symbol mirrored.
    package var mirrorsInRightToLeft: Bool

    /// The height of the capital letters that symbols are balanced with, in ems.
    package static let capHeight = Grid.capHeight / Grid.size
}

/// One path of a symbol, and how it is painted.
package struct SymbolElement: Equatable, Sendable {
    /// How a path becomes ink.
    package enum Paint: Equatable, Sendable {
        /// The path's inside, by the nonzero winding rule or by the even-odd rule.
        case fill(evenOdd: Bool)
        /// A line along the path, so many ems wide, with round caps and joins.
        case stroke(width: Double)
    }

    /// The path, in ems.
    package var path: SymbolPath
    /// How the path is painted.
    package var paint: Paint
    /// Whether the paint takes away what the symbol's earlier elements have drawn. What lies behind the symbol shows there.
    package var erases: Bool
}
