import TestTraits
import Testing

@testable import UIKitCore

@Suite(.inTurn) struct GeometryTests {
    private static let point = CGPoint(x: 2, y: 3)

    private static let moves: [(CGAffineTransform, CGPoint)] = [
        (.identity, CGPoint(x: 2, y: 3)),
        (CGAffineTransform(translationX: 10, y: 20), CGPoint(x: 12, y: 23)),
        (CGAffineTransform(scaleX: 2, y: 3), CGPoint(x: 4, y: 9)),
        (CGAffineTransform(rotationAngle: .pi / 2), CGPoint(x: -3, y: 2)),
        // The later call is applied first.
        (CGAffineTransform(scaleX: 2, y: 2).translatedBy(x: 1, y: 1), CGPoint(x: 6, y: 8)),
        (
            CGAffineTransform(scaleX: 2, y: 2).concatenating(CGAffineTransform(translationX: 1, y: 1)),
            CGPoint(x: 5, y: 7)
        ),
    ]

    @Test(arguments: moves)
    func transformsMovePoints(transform: CGAffineTransform, expected: CGPoint) {
        let moved = Self.point.applying(transform)
        #expect(abs(moved.x - expected.x) < 1e-9 && abs(moved.y - expected.y) < 1e-9)
        let back = moved.applying(transform.inverted())
        #expect(abs(back.x - Self.point.x) < 1e-9 && abs(back.y - Self.point.y) < 1e-9)
    }

    @Test func numbersOfTheirOwnKindAreCountedWith() {
        #expect(UILayoutPriority.required - 1 == UILayoutPriority(999))
        #expect(UILayoutPriority.defaultLow + 2.5 == UILayoutPriority(252.5))
        #expect(UILayoutPriority.required - .defaultHigh == 250)
        #expect(UILayoutPriority.defaultLow < .defaultHigh && UIFont.Weight.light < .bold)
        var level = UIWindow.Level.alert
        level += 1
        #expect(level == UIWindow.Level(2001) && level > .alert)
        level -= 2001
        #expect(level == .normal)
        #expect(CGVector(dx: 1, dy: 2) == CGVector(dx: CGFloat(1), dy: CGFloat(2)))
    }

    @Test func emptyAndIdentityDiffer() {
        #expect(CGAffineTransform.identity.isIdentity)
        #expect(!CGAffineTransform().isIdentity)
        #expect(CGAffineTransform(scaleX: 0, y: 1).inverted() == CGAffineTransform(scaleX: 0, y: 1))
    }

    @Test func rectanglesStayUpright() {
        let turned = CGRect(x: 0, y: 0, width: 4, height: 2).applying(
            CGAffineTransform(rotationAngle: .pi / 2))
        #expect(abs(turned.minX + 2) < 1e-9 && abs(turned.width - 2) < 1e-9 && abs(turned.height - 4) < 1e-9)
    }

    @Test func insetsMoveTheSides() {
        let inset = CGRect(x: 0, y: 0, width: 100, height: 50)
            .inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        #expect(inset == CGRect(x: 2, y: 1, width: 94, height: 46))
        #expect(UIEdgeInsets() == .zero)
    }

    @Test func transformsSurviveCoding() throws {
        let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
        let data = try JSONEncoder().encode(transform)
        #expect(try JSONDecoder().decode(CGAffineTransform.self, from: data) == transform)
    }
}
