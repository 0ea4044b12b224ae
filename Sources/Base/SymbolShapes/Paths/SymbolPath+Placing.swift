#if canImport(Glibc)
    import Glibc
#else
    import Musl
#endif

/// Moves, scales, rotates, and mirrors a path.
extension SymbolPath {
    func moved(_ dx: Double, _ dy: Double) -> Self {
        placed(scale: 1, angle: 0) { SymbolPoint($0.x + dx, $0.y + dy) }
    }

    /// Scales the path from the origin.
    func scaled(_ factor: Double) -> Self {
        placed(scale: factor, angle: 0) { SymbolPoint($0.x * factor, $0.y * factor) }
    }

    /// Rotates the path clockwise around a point, by an angle in degrees.
    func turned(_ degrees: Double, x: Double = Grid.middle, y: Double = Grid.middle) -> Self {
        let (sine, cosine) = (sin(degrees.radians), cos(degrees.radians))
        return placed(scale: 1, angle: degrees.radians) { point in
            let (dx, dy) = (point.x - x, point.y - y)
            return SymbolPoint(x + dx * cosine - dy * sine, y + dx * sine + dy * cosine)
        }
    }

    /// Mirrors the path at a vertical line.
    func mirrored(x: Double = Grid.middle) -> Self {
        let flip = { (point: SymbolPoint) in SymbolPoint(2 * x - point.x, point.y) }
        return SymbolPath(
            commands: commands.map { command in
                guard case .arc(let center, let radius, let start, let end, let clockwise) = command else {
                    return command.mapped(scale: 1, angle: 0, flip)
                }
                return .arc(
                    center: flip(center), radius: radius, startAngle: .pi - start, endAngle: .pi - end,
                    clockwise: !clockwise)
            })
    }

    private func placed(scale: Double, angle: Double, _ place: (SymbolPoint) -> SymbolPoint) -> Self {
        SymbolPath(commands: commands.map { $0.mapped(scale: scale, angle: angle, place) })
    }
}

extension SymbolPath.Command {
    fileprivate func mapped(scale: Double, angle: Double, _ place: (SymbolPoint) -> SymbolPoint) -> Self {
        switch self {
        case .move(let point): .move(to: place(point))
        case .line(let point): .line(to: place(point))
        case .curve(let point, let control1, let control2):
            .curve(to: place(point), control1: place(control1), control2: place(control2))
        case .arc(let center, let radius, let start, let end, let clockwise):
            .arc(
                center: place(center), radius: radius * scale, startAngle: start + angle,
                endAngle: end + angle, clockwise: clockwise)
        case .close: .close
        }
    }
}
