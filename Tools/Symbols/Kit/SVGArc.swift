import Foundation
import SymbolShapes

/// A circular arc, divided into pieces that SVG can represent: each less than half a turn.
struct SVGArc {
    let center: SymbolPoint
    let radius: Double
    let start: Double
    let end: Double

    /// The start and the end of each piece, and SVG's sweep flag for clockwise.
    var points: [(point: SymbolPoint, sweep: Int)] {
        let pieces = max(1, Int((abs(end - start) / 2.5).rounded(.up)))
        return (0...pieces).map { piece in
            let angle = start + (end - start) * Double(piece) / Double(pieces)
            let point = SymbolPoint(center.x + radius * cos(angle), center.y + radius * sin(angle))
            return (point, end > start ? 1 : 0)
        }
    }
}
