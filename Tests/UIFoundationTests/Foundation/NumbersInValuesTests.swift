import QuartzCore
import Testing
import UIKit

/// Numeric structures in Foundation's values and in strings.
struct NumbersInValuesTests {
    @Test func `a value gives back the structure that it holds`() {
        let transform = CATransform3DMakeTranslation(1, 2, 3)
        #expect(
            CATransform3DEqualToTransform(NSValue(caTransform3D: transform).caTransform3DValue, transform))
        let affine = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
        #expect(NSValue(cgAffineTransform: affine).cgAffineTransformValue == affine)
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
        #expect(NSValue(cgVector: CGVector(dx: 1, dy: 2)).cgVectorValue == CGVector(dx: 1, dy: 2))
        let offset = UIOffset(horizontal: 1, vertical: 2)
        #expect(NSValue(uiOffset: offset).uiOffsetValue == offset)
        #expect(NSValue(uiEdgeInsets: insets) == NSValue(uiEdgeInsets: insets))
        #expect(NSValue(uiEdgeInsets: insets) != NSValue(uiEdgeInsets: .zero))
    }

    @Test func `a value is cast to a rectangle if it holds one`() {
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        let values: [Any] = [
            NSValue(cgRect: rect), NSNumber(value: 3), NSValue(cgPoint: rect.origin),
            NSValue(cgSize: rect.size),
        ]
        #expect(values.map { $0 as? CGRect } == [rect, nil, nil, nil])
    }

    @Test func `texts say numbers as Apple writes them, and are read again`() {
        let rect = CGRect(x: 1.5, y: -2, width: 30, height: 0.25)
        #expect(NSCoder.string(for: rect) == "{{1.5, -2}, {30, 0.25}}")
        #expect(NSCoder.cgRect(for: NSCoder.string(for: rect)) == rect)
        #expect(NSCoder.string(for: CGPoint(x: 1, y: 2.5)) == "{1, 2.5}")
        #expect(NSCoder.cgPoint(for: "{1, 2.5}") == CGPoint(x: 1, y: 2.5))
        #expect(NSCoder.cgSize(for: "{20,10}") == CGSize(width: 20, height: 10))
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(NSCoder.uiEdgeInsets(for: NSCoder.string(for: insets)) == insets)
        #expect(NSCoder.string(for: CGAffineTransform.identity) == "[1, 0, 0, 1, 0, 0]")
        #expect(NSCoder.cgAffineTransform(for: "[1, 2, 3, 4, 5, 6]").ty == 6)
    }

    @Test(arguments: ["", "words", "{1}", "{1, two}"])
    func `a text that says something else is zero`(text: String) {
        #expect(NSCoder.cgPoint(for: text) == .zero && NSCoder.cgRect(for: text) == .zero)
        #expect(NSCoder.cgAffineTransform(for: text) == .identity)
    }
}
