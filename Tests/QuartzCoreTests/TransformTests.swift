import SeededNumbers
import Testing

@testable import QuartzCore

@Suite struct TransformTests {
    private func random(_ numbers: inout SeededNumbers) -> CATransform3D {
        func number(_ range: ClosedRange<CGFloat>) -> CGFloat { .random(in: range, using: &numbers) }
        var made = CATransform3DMakeScale(number(0.5...2), number(0.5...2), number(0.5...2))
        made = CATransform3DConcat(
            made, CATransform3DMakeRotation(number(-3...3), number(-1...1), number(-1...1), number(-1...1)))
        return CATransform3DConcat(
            made, CATransform3DMakeTranslation(number(-9...9), number(-9...9), number(-9...9)))
    }

    @Test(arguments: [UInt64(1), 2])
    func whatIsUndoneIsTheIdentity(seed: UInt64) {
        var numbers = SeededNumbers(seed: seed)
        for _ in 0..<100 {
            let transform = random(&numbers)
            #expect(
                isNear(
                    CATransform3DConcat(transform, CATransform3DInvert(transform)), CATransform3DIdentity,
                    1e-9))
        }
        #expect(CATransform3DEqualToTransform(CATransform3DInvert(CATransform3D()), CATransform3D()))
    }

    @Test(arguments: [UInt64(3), 4])
    func partsMakeTheTransformAgain(seed: UInt64) throws {
        var numbers = SeededNumbers(seed: seed)
        for _ in 0..<100 {
            let transform = random(&numbers)
            let parts = try #require(TransformParts(transform))
            #expect(isNear(parts.transform, transform, 1e-9))
            let other = random(&numbers)
            #expect(isNear(TransformBlend.blend(transform, other, at: 1e-12), transform, 1e-6))
            #expect(isNear(TransformBlend.blend(transform, other, at: 1 - 1e-12), other, 1e-6))
        }
    }

    @Test func aTurnIsHalfTheTurnHalfway() {
        let turned = CATransform3DMakeRotation(2, 0, 0, 1)
        let half = TransformBlend.blend(CATransform3DIdentity, turned, at: 0.5)
        #expect(isNear(half, CATransform3DMakeRotation(1, 0, 0, 1)))
        let affine = CGAffineTransform(rotationAngle: 2)
        #expect(isNear(CATransform3DMakeAffineTransform(affine), turned))
        #expect(CATransform3DIsAffine(turned))
        #expect(!CATransform3DIsAffine(CATransform3DMakeRotation(1, 1, 0, 0)))
        #expect(CATransform3DGetAffineTransform(turned) == affine)
    }

    @Test func perspectiveGoesEvenly() {
        var far = CATransform3DIdentity
        far.m34 = -1 / 500
        let half = TransformBlend.blend(CATransform3DIdentity, far, at: 0.5)
        #expect(isNear(half.m34, -1 / 1000))
    }
}
