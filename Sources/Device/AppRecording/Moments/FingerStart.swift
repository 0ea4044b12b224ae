import CoreGraphics
import Foundation

/// The start of a touch.
package struct FingerStart {
    package let point: CGPoint
    /// A user's name for the touched element.
    package let name: String?
    /// Whether the finger has moved further than in a tap.
    package var isDragging = false

    var place: String { name.map { "“\($0)”" } ?? "\(Int(bounded: point.x)), \(Int(bounded: point.y))" }
}
