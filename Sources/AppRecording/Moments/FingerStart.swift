import CoreGraphics
import Foundation

/// Where a finger came down.
package struct FingerStart {
    package let point: CGPoint
    /// What a person would call the thing there.
    package let name: String?
    /// Whether it has left the place where it came down, by more than a tap does.
    package var isDragging = false

    var place: String { name.map { "“\($0)”" } ?? "\(Int(bounded: point.x)), \(Int(bounded: point.y))" }
}
