/// A point of a path.
package struct SymbolPoint: Equatable, Sendable {
    package var x: Double
    package var y: Double

    package init(_ x: Double, _ y: Double) {
        self.x = x
        self.y = y
    }
}

/// A path of lines and curves, as plain numbers.
package struct SymbolPath: Equatable, Sendable {
    /// A path command.
    package enum Command: Equatable, Sendable {
        /// Begins a subpath at the point.
        case move(to: SymbolPoint)
        /// A straight line to the point.
        case line(to: SymbolPoint)
        /// A cubic Bézier curve.
        case curve(to: SymbolPoint, control1: SymbolPoint, control2: SymbolPoint)
        /// An arc, connected to the previous point with a straight line. Angles are in radians; 0 points right, and they grow
        /// clockwise, because y grows downward.
        case arc(center: SymbolPoint, radius: Double, startAngle: Double, endAngle: Double, clockwise: Bool)
        /// A straight line back to the start of the subpath.
        case close
    }

    /// The commands, in order.
    package var commands: [Command] = []
}

/// Builds a path command by command, in grid units.
extension SymbolPath {
    func move(_ x: Double, _ y: Double) -> Self { adding(.move(to: SymbolPoint(x, y))) }

    func line(_ x: Double, _ y: Double) -> Self { adding(.line(to: SymbolPoint(x, y))) }

    func curve(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, to x: Double, _ y: Double) -> Self {
        adding(
            .curve(to: SymbolPoint(x, y), control1: SymbolPoint(x1, y1), control2: SymbolPoint(x2, y2)))
    }

    /// Adds an arc between two angles in degrees: clockwise if the second is larger.
    func arc(_ x: Double, _ y: Double, _ radius: Double, from start: Double, to end: Double) -> Self {
        adding(
            .arc(
                center: SymbolPoint(x, y), radius: radius, startAngle: start.radians,
                endAngle: end.radians, clockwise: end > start))
    }

    func close() -> Self { adding(.close) }

    func and(_ other: SymbolPath) -> Self { SymbolPath(commands: commands + other.commands) }

    private func adding(_ command: Command) -> Self { SymbolPath(commands: commands + [command]) }
}

extension Double {
    var radians: Double { self * .pi / 180 }
}
