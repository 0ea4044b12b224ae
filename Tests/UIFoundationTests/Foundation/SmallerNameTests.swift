import TestTraits
import Testing

@testable import UIKitCore

@MainActor @Suite(.inTurn) struct SmallerNameTests {
    @Test func `values hold points and sizes, which are compared`() {
        let (point, size) = (CGPoint(x: 1, y: 2), CGSize(width: 3, height: 4))
        #expect(NSValue(cgPoint: point).cgPointValue.equalTo(point))
        #expect(NSValue(cgSize: size).cgSizeValue.equalTo(size) && !size.equalTo(.zero))
        #expect(CGRect(origin: point, size: size).equalTo(CGRect(x: 1, y: 2, width: 3, height: 4)))
    }
}
