import CoreGraphics
import SeededNumbers
import Testing

@Suite struct TransformTests {
    @Test(arguments: [UInt64(1), 2])
    func whatIsUndoneIsAsBefore(seed: UInt64) {
        var numbers = SeededNumbers(seed: seed)
        for _ in 0..<100 {
            func number() -> CGFloat { .random(in: -5...5, using: &numbers) }
            let transform = CGAffineTransform(translationX: number(), y: number())
                .rotated(by: number()).scaledBy(x: 0.5 + abs(number()), y: 0.5 + abs(number()))
            let point = CGPoint(x: number(), y: number())
            #expect(isNear(point.applying(transform).applying(transform.inverted()), point, 1e-6))
            let other = CGAffineTransform(rotationAngle: number())
            #expect(
                isNear(
                    point.applying(transform.concatenating(other)), point.applying(transform).applying(other),
                    1e-6))
        }
    }

    @Test func rectanglesAreDividedFromAnyEdge() {
        let rect = CGRect(x: 0, y: 0, width: 10, height: 20)
        let parts = rect.divided(atDistance: 4, from: .maxYEdge)
        #expect(parts.slice == CGRect(x: 0, y: 16, width: 10, height: 4))
        #expect(parts.remainder == CGRect(x: 0, y: 0, width: 10, height: 16))
    }
}
