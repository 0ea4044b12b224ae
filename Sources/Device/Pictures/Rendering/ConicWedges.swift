import CoreGraphics

/// A conic gradient as wedges of one color each: SVG has no such gradient.
struct ConicWedges {
    private static let count = 180

    private let stops: [PictureGradient.Stop]
    private let center: CGPoint
    private let start: CGFloat

    init(_ stops: [PictureGradient.Stop], center: CGPoint, from angle: CGFloat) {
        self.stops = stops
        self.center = center
        start = angle
    }

    func shapes(covering area: CGRect) -> [PictureShape] {
        let corners = [area.minX, area.maxX].flatMap { x in
            [area.minY, area.maxY].map { CGPoint(x: x, y: $0) }
        }
        let radius = corners.map { hypot($0.x - center.x, $0.y - center.y) }.max() ?? 0
        return (0..<Self.count).map { index in
            let part = (Double(index) + 0.5) / Double(Self.count)
            // Slightly more than its share: between two antialiased wedges a line would be visible.
            let path: [PicturePathElement] = [
                .move(center), .line(point(CGFloat(index), radius)),
                .line(point(CGFloat(index) + 1.2, radius)),
                .close,
            ]
            return PictureShape(.path(path), fill: .color(color(at: part)))
        }
    }

    private func point(_ index: CGFloat, _ radius: CGFloat) -> CGPoint {
        let angle = start + index / CGFloat(Self.count) * 2 * .pi
        return CGPoint(x: center.x + cos(angle) * radius, y: center.y + sin(angle) * radius)
    }

    private func color(at part: Double) -> PictureColor {
        guard let first = stops.first, let last = stops.last else {
            return PictureColor(red: 0, green: 0, blue: 0, alpha: 0)
        }
        guard let next = stops.first(where: { $0.location >= part }) else { return last.color }
        guard let previous = stops.last(where: { $0.location < part }) else { return first.color }
        let share = (part - previous.location) / max(next.location - previous.location, 1e-9)
        return previous.color.mixed(with: next.color, share)
    }
}

extension PictureColor {
    fileprivate func mixed(with other: PictureColor, _ share: Double) -> PictureColor {
        func mix(_ one: Double, _ two: Double) -> Double { one + (two - one) * share }
        return PictureColor(
            red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
            alpha: mix(alpha, other.alpha))
    }
}
