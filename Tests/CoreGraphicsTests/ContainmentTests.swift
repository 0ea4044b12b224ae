import CoreGraphics
import SeededNumbers
import Testing

@Suite struct ContainmentTests {
    private let frame = CGPath.built {
        $0.addRect(CGRect(x: 0, y: 0, width: 100, height: 100))
        $0.addRect(CGRect(x: 25, y: 25, width: 50, height: 50))
    }

    @Test(arguments: [
        (CGPoint(x: 50, y: 50), true, false), (CGPoint(x: 10, y: 10), true, true),
        (CGPoint(x: -1, y: 50), false, false), (CGPoint(x: 101, y: 50), false, false),
    ])
    func theRulesDifferInTheMiddle(point: CGPoint, winding: Bool, evenOdd: Bool) {
        #expect(frame.contains(point) == winding)
        #expect(frame.contains(point, using: .evenOdd) == evenOdd)
    }

    @Test func aHoleThatGoesTheOtherWayIsNotInside() {
        let path = CGMutablePath()
        path.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: 2 * .pi, clockwise: false)
        path.closeSubpath()
        path.move(to: CGPoint(x: 5, y: 0))
        path.addRelativeArc(center: .zero, radius: 5, startAngle: 0, delta: -2 * .pi)
        path.closeSubpath()
        #expect(!path.contains(.zero))
        #expect(path.contains(CGPoint(x: 7, y: 0)))
    }

    @Test func openSubpathsCountAsClosed() {
        let path = CGMutablePath()
        path.addLines(between: [.zero, CGPoint(x: 10, y: 0), CGPoint(x: 0, y: 10)])
        #expect(path.contains(CGPoint(x: 2, y: 2)))
        #expect(!path.contains(CGPoint(x: 8, y: 8)))
        #expect(
            path.contains(CGPoint(x: 12, y: 12), transform: CGAffineTransform(translationX: -10, y: -10)))
    }

    /// An ellipse contains a point if the equation of the ellipse says so.
    @Test(arguments: [UInt64(1), 2, 3])
    func ellipsesHoldWhatTheirEquationSays(seed: UInt64) {
        var numbers = SeededNumbers(seed: seed)
        for _ in 0..<200 {
            let rect = CGRect(
                x: .random(in: -50...50, using: &numbers), y: .random(in: -50...50, using: &numbers),
                width: .random(in: 1...100, using: &numbers), height: .random(in: 1...100, using: &numbers))
            let point = CGPoint(
                x: .random(in: rect.minX...rect.maxX, using: &numbers),
                y: .random(in: rect.minY...rect.maxY, using: &numbers))
            let (x, y) = (
                (point.x - rect.midX) / rect.width * 2, (point.y - rect.midY) / rect.height * 2
            )
            let distance = x * x + y * y
            // Four curves differ from an ellipse by less than a thousandth of its size.
            guard abs(distance - 1) > 0.003 else { continue }
            #expect(CGPath(ellipseIn: rect, transform: nil).contains(point) == (distance < 1))
        }
    }

    /// A stroked line contains the points that are near enough to it.
    @Test(arguments: [UInt64(4), 5])
    func strokesHoldWhatLiesNear(seed: UInt64) {
        var numbers = SeededNumbers(seed: seed)
        for _ in 0..<60 {
            let points = (0..<4).map { _ in
                CGPoint(x: .random(in: 0...50, using: &numbers), y: .random(in: 0...50, using: &numbers))
            }
            let line = CGPath.built { $0.addLines(between: points) }
            let stroke = line.copy(
                strokingWithWidth: 6, lineCap: .round, lineJoin: .round, miterLimit: 10)
            for _ in 0..<20 {
                let point = CGPoint(
                    x: .random(in: -5...55, using: &numbers), y: .random(in: -5...55, using: &numbers))
                let distance = zip(points, points.dropFirst()).map { point.distance($0.0, $0.1) }.min() ?? 0
                guard abs(distance - 3) > 0.01 else { continue }
                #expect(stroke.contains(point) == (distance < 3))
            }
        }
    }
}

extension CGPoint {
    /// The distance of the point from the line between two others.
    fileprivate func distance(_ from: CGPoint, _ to: CGPoint) -> CGFloat {
        let (dx, dy) = (to.x - from.x, to.y - from.y)
        let along = ((x - from.x) * dx + (y - from.y) * dy) / (dx * dx + dy * dy)
        let share = min(max(along, 0), 1)
        return hypot(x - from.x - share * dx, y - from.y - share * dy)
    }
}
