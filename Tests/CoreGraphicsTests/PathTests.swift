import CoreGraphics
import Testing

@Suite struct PathTests {
    private static let square = CGRect(x: 0, y: 0, width: 100, height: 100)

    /// Each path with its bounding boxes, with and without control points.
    private static var boxes: [(String, CGPath, CGRect, CGRect)] {
        [
            ("nothing", CGMutablePath(), .null, .null),
            ("rectangle", CGPath(rect: square, transform: nil), square, square),
            ("ellipse", CGPath(ellipseIn: square, transform: nil), square, square),
            (
                "rounded rectangle",
                CGPath(roundedRect: square, cornerWidth: 10, cornerHeight: 20, transform: nil), square, square
            ),
            (
                "arch",
                .built {
                    $0.move(to: .zero)
                    $0.addCurve(
                        to: CGPoint(x: 100, y: 0), control1: CGPoint(x: 0, y: 100),
                        control2: CGPoint(x: 100, y: 100))
                }, square, CGRect(x: 0, y: 0, width: 100, height: 75)
            ),
            (
                "quadratic arch",
                .built {
                    $0.move(to: .zero)
                    $0.addQuadCurve(to: CGPoint(x: 100, y: 0), control: CGPoint(x: 50, y: 100))
                }, square, CGRect(x: 0, y: 0, width: 100, height: 50)
            ),
            (
                "half circle",
                .built {
                    $0.addArc(
                        center: CGPoint(x: 50, y: 50), radius: 50, startAngle: 0, endAngle: .pi,
                        clockwise: false)
                }, CGRect(x: 0, y: 50, width: 100, height: 50), CGRect(x: 0, y: 50, width: 100, height: 50)
            ),
        ]
    }

    @Test func boxesAreThoseOfTheShapes() {
        for (name, path, box, boxOfPath) in Self.boxes {
            #expect(isNear(path.boundingBox, box), "\(name)")
            #expect(isNear(path.boundingBoxOfPath, boxOfPath, 1e-6), "\(name)")
        }
    }

    @Test func anEllipseHasTheKnownPoints() {
        var points: [CGPoint] = []
        CGPath(ellipseIn: Self.square, transform: nil).applyWithBlock { element in
            if element.pointee.type == .addCurveToPoint { points.append(element.pointee.points[0]) }
        }
        let expected = [
            CGPoint(x: 100, y: 77.6142), CGPoint(x: 22.3858, y: 100), CGPoint(x: 0, y: 22.3858),
            CGPoint(x: 77.6142, y: 0),
        ]
        #expect(points.count == expected.count)
        for (point, other) in zip(points, expected) { #expect(isNear(point, other, 1e-4)) }
    }

    @Test func aBlockSeesEveryElement() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 1, y: 2))
        path.addLine(to: CGPoint(x: 3, y: 4))
        path.addQuadCurve(to: CGPoint(x: 7, y: 8), control: CGPoint(x: 5, y: 6))
        path.addCurve(
            to: CGPoint(x: 13, y: 14), control1: CGPoint(x: 9, y: 10), control2: CGPoint(x: 11, y: 12))
        path.closeSubpath()
        let counts: [CGPathElementType: Int] = [
            .moveToPoint: 1, .addLineToPoint: 1, .addQuadCurveToPoint: 2, .addCurveToPoint: 3,
            .closeSubpath: 0,
        ]
        var types: [CGPathElementType] = []
        var numbers: [CGFloat] = []
        path.applyWithBlock { element in
            types.append(element.pointee.type)
            for index in 0..<(counts[element.pointee.type] ?? 0) {
                numbers += [element.pointee.points[index].x, element.pointee.points[index].y]
            }
        }
        #expect(
            types == [
                .moveToPoint, .addLineToPoint, .addQuadCurveToPoint, .addCurveToPoint, .closeSubpath,
            ])
        let expected: [CGFloat] = (1...14).map { CGFloat($0) }
        #expect(numbers == expected)
        #expect(path.currentPoint == CGPoint(x: 1, y: 2))
    }

    private static let quarter = CGFloat.pi / 2
    private static let arcs: [(CGFloat, CGFloat, Bool, CGFloat)] = [
        (0, quarter, false, quarter), (0, quarter, true, -3 * quarter), (quarter, 0, true, -quarter),
        (quarter, 0, false, 3 * quarter), (0, 4 * quarter, false, 4 * quarter),
        (0, -2 * quarter, false, 2 * quarter), (1, 1, true, 0),
    ]

    @Test(arguments: arcs)
    func arcsTurnTheWayAsked(start: CGFloat, end: CGFloat, clockwise: Bool, turn: CGFloat) {
        let arc = CGPath.built {
            $0.addArc(center: .zero, radius: 2, startAngle: start, endAngle: end, clockwise: clockwise)
        }
        let relative = CGPath.built {
            $0.addRelativeArc(center: .zero, radius: 2, startAngle: start, delta: turn)
        }
        #expect(isNear(arc.boundingBoxOfPath, relative.boundingBoxOfPath))
        #expect(isNear(arc.currentPoint, relative.currentPoint))
        #expect(isNear(arc.currentPoint, CGPoint(x: 2 * cos(end), y: 2 * sin(end))))
    }

    @Test(arguments: [CGFloat(10), -10])
    func anArcRoundsACorner(y: CGFloat) {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addArc(
            tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: y), radius: 4)
        #expect(isNear(path.currentPoint, CGPoint(x: 10, y: y > 0 ? 4 : -4)))
        let box = CGRect(x: 0, y: min(0, y > 0 ? 0 : -4), width: 10, height: 4)
        #expect(isNear(path.boundingBoxOfPath, box))
    }

    @Test func anArcWithoutACornerIsALine() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 20, y: 0), radius: 4)
        let line = CGMutablePath()
        line.move(to: .zero)
        line.addLine(to: CGPoint(x: 10, y: 0))
        #expect(path == line)
        #expect(path.hashValue == line.hashValue)
    }

    @Test func aPathWithoutAPointTakesNoLines() {
        let path = CGMutablePath()
        path.addLine(to: CGPoint(x: 1, y: 1))
        path.closeSubpath()
        #expect(path.isEmpty)
    }

    @Test func transformsMoveWhatIsAdded() {
        let move = CGAffineTransform(translationX: 5, y: 6)
        let added = CGPath.built { $0.addRect(Self.square, transform: move) }
        let copied = CGPath(rect: Self.square, transform: nil).copied(move)
        #expect(added == copied)
        var rect = CGRect.zero
        #expect(added.isRect(&rect))
        #expect(rect == Self.square.offsetBy(dx: 5, dy: 6))
        let turned = CGPath(rect: Self.square, transform: nil).copied(CGAffineTransform(rotationAngle: 1))
        #expect(turned?.isRect(nil) == false)
    }

    @Test func copiesDoNotChangeWithTheOriginal() {
        let path = CGMutablePath()
        path.addRect(Self.square)
        let copy = path.copy()
        path.addRect(Self.square)
        #expect(copy == CGPath(rect: Self.square, transform: nil))
        #expect(copy != path)
    }
}

extension CGPath {
    fileprivate func copied(_ transform: CGAffineTransform) -> CGPath? {
        var transform = transform
        return copy(using: &transform)
    }
}
