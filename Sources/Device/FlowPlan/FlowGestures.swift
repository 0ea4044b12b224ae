/// Touches of an element or of a point.
package struct FlowTap: Codable, Equatable, Sendable {
    package enum Touch: String, Codable, Sendable { case tap, doubleTap, longPress }

    package var touch = Touch.tap
    /// The element; `nil` if ``point`` is a point of the screen.
    package var element: ElementSelector?
    /// A point of the element, or of the screen if there is no element.
    package var point: FlowPoint?
    /// The number of taps.
    package var count = 1
    /// Seconds between two taps.
    package var delay = 0.1
    /// Whether the tap is repeated once if it hasn't changed the screen.
    package var retriesWithoutChange = false
    /// The maximum number of seconds for which the screen may move afterwards; `nil` for the usual one.
    package var settleLimit: Double?

    package init(_ element: ElementSelector? = nil, point: FlowPoint? = nil) {
        (self.element, self.point) = (element, point)
    }
}

/// A point of the screen or of an element.
package struct FlowPoint: Codable, Equatable, Sendable, CustomStringConvertible {
    package enum Unit: String, Codable, Sendable {
        /// Percent of the width and of the height.
        case percent
        /// Points from the upper left corner.
        case points
    }

    package var x: Double
    package var y: Double
    package var unit: Unit

    package init(_ x: Double, _ y: Double, _ unit: Unit = .percent) {
        (self.x, self.y, self.unit) = (x, y, unit)
    }

    package var description: String {
        let mark = unit == .percent ? "%" : ""
        return "(\(Self.text(x))\(mark), \(Self.text(y))\(mark))"
    }

    private static func text(_ number: Double) -> String {
        number == number.rounded() ? "\(Int(number))" : "\(number)"
    }
}

/// The direction in which a finger moves, or in which content is revealed.
package enum FlowDirection: String, CaseIterable, Codable, Sendable {
    case up = "UP"
    case down = "DOWN"
    case left = "LEFT"
    case right = "RIGHT"
}

/// A swipe.
package struct FlowSwipe: Codable, Equatable, Sendable {
    package enum Path: Codable, Equatable, Sendable {
        /// Across the screen.
        case screen(FlowDirection)
        /// From an element to the edge of the screen.
        case element(ElementSelector, FlowDirection)
        case points(FlowPoint, FlowPoint)
    }

    package var path: Path
    /// Seconds.
    package var duration = 0.4
    /// The maximum number of seconds for which the screen may move afterwards; `nil` for the usual one.
    package var settleLimit: Double?

    package init(_ path: Path) { self.path = path }
}

/// Scrolling until an element is visible.
package struct FlowScroll: Codable, Equatable, Sendable {
    package var element: ElementSelector
    /// The direction in which the content is revealed.
    package var direction = FlowDirection.down
    /// Seconds.
    package var timeout = 20.0
    /// From 0, slow, to 100, fast.
    package var speed = 40.0
    /// The part of the element that must be visible, from 0 to 1.
    package var visiblePart = 1.0
    /// Whether scrolling continues until the element is away from the edge of the screen.
    package var centersElement = false

    package init(_ element: ElementSelector) { self.element = element }
}
