import CoreGraphics
import Testing

@Suite struct StrokeTests {
    private let line = CGPath.built {
        $0.addLines(between: [CGPoint(x: 10, y: 10), CGPoint(x: 90, y: 10)])
    }
    private let corner = CGPath.built {
        $0.addLines(between: [.zero, CGPoint(x: 50, y: 0), CGPoint(x: 50, y: 50)])
    }

    @Test(arguments: [
        (CGLineCap.butt, CGRect(x: 10, y: 5, width: 80, height: 10)),
        (.round, CGRect(x: 5, y: 5, width: 90, height: 10)),
        (.square, CGRect(x: 5, y: 5, width: 90, height: 10)),
    ])
    func capsReachBeyondTheEnds(cap: CGLineCap, box: CGRect) {
        let stroke = line.copy(strokingWithWidth: 10, lineCap: cap, lineJoin: .miter, miterLimit: 10)
        #expect(isNear(stroke.boundingBoxOfPath, box))
        #expect(stroke.contains(CGPoint(x: 5.2, y: 5.2)) == (cap == .square))
    }

    /// The outer corner is at (55, -5): each join contains another part of it.
    @Test(arguments: [
        (CGLineJoin.miter, CGFloat(10), true, true), (.miter, 1, false, false), (.bevel, 10, false, false),
        (.round, 10, false, true),
    ])
    func joinsFillTheCorner(join: CGLineJoin, limit: CGFloat, holdsTip: Bool, holdsArc: Bool) {
        let stroke = corner.copy(
            strokingWithWidth: 10, lineCap: .butt, lineJoin: join, miterLimit: limit)
        #expect(stroke.contains(CGPoint(x: 54.9, y: -4.9)) == holdsTip)
        #expect(stroke.contains(CGPoint(x: 53.4, y: -3.4)) == holdsArc)
        #expect(stroke.contains(CGPoint(x: 51, y: -1)))
    }

    @Test func aClosedPathHasNoEnds() {
        let rect = CGRect(x: 0, y: 0, width: 20, height: 20)
        let stroke = CGPath(rect: rect, transform: nil)
            .copy(strokingWithWidth: 4, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
        #expect(isNear(stroke.boundingBoxOfPath, rect.insetBy(dx: -2, dy: -2)))
        #expect(stroke.contains(CGPoint(x: -1.9, y: -1.9)))
        #expect(!stroke.contains(CGPoint(x: 10, y: 10)))
    }

    private static let patterns: [(CGFloat, [CGFloat], [CGFloat])] = [
        (0, [20, 10], [10, 30, 40, 60, 70, 90]),
        (5, [20, 10], [10, 25, 35, 55, 65, 85]),
        (25, [20, 10], [15, 35, 45, 65, 75, 90]),
        (-10, [20, 10], [20, 40, 50, 70, 80, 90]),
        (0, [30], [10, 40, 70, 90]),
    ]

    @Test(arguments: patterns)
    func dashesBeginAndEndWhereThePatternSays(phase: CGFloat, lengths: [CGFloat], expected: [CGFloat]) {
        var ends: [CGFloat] = []
        line.copy(dashingWithPhase: phase, lengths: lengths).applyWithBlock {
            ends.append($0.pointee.points[0].x)
        }
        #expect(ends.count == expected.count)
        for (end, other) in zip(ends, expected) { #expect(isNear(end, other)) }
    }
}
