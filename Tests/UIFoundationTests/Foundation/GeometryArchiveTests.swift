import Simulator
import TestTraits
import Testing

/// Geometry in archives and value objects.
@MainActor @Suite(.inTurn) struct GeometryArchiveTests {
    private func read(_ write: (NSCoder) -> Void) throws -> NSKeyedUnarchiver {
        let archiver = NSKeyedArchiver(requiringSecureCoding: false)
        write(archiver)
        archiver.finishEncoding()
        let reader = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
        reader.requiresSecureCoding = false
        return reader
    }

    @Test func `geometry is restored from an archive`() throws {
        let coder = try read {
            $0.encode(CGPoint(x: 1, y: 2.5), forKey: "point")
            $0.encode(CGSize(width: 3, height: 4), forKey: "size")
            $0.encode(CGRect(x: 1, y: 2, width: 3, height: 4), forKey: "rect")
            $0.encode(CGVector(dx: -1, dy: 0.1), forKey: "vector")
            $0.encode(CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6), forKey: "transform")
            $0.encode(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4), forKey: "insets")
            $0.encode(
                NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4), forKey: "directional")
            $0.encode(UIOffset(horizontal: 7, vertical: 8), forKey: "offset")
        }
        #expect(coder.decodeCGPoint(forKey: "point") == CGPoint(x: 1, y: 2.5))
        #expect(coder.decodeCGSize(forKey: "size") == CGSize(width: 3, height: 4))
        #expect(coder.decodeCGRect(forKey: "rect") == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(coder.decodeCGVector(forKey: "vector") == CGVector(dx: -1, dy: 0.1))
        #expect(coder.decodeCGAffineTransform(forKey: "transform").ty == 6)
        #expect(coder.decodeUIEdgeInsets(forKey: "insets").right == 4)
        #expect(coder.decodeDirectionalEdgeInsets(forKey: "directional").leading == 2)
        #expect(coder.decodeUIOffset(forKey: "offset") == UIOffset(horizontal: 7, vertical: 8))
        #expect(coder.decodeCGVector(forKey: "nothing") == .zero)
        #expect(coder.decodeCGAffineTransform(forKey: "nothing") == .identity)
    }

    @Test func `directional insets are text, and values`() {
        let insets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(NSCoder.string(for: insets) == "{1, 2, 3, 4}")
        #expect(NSCoder.nsDirectionalEdgeInsets(for: "{1, 2, 3, 4}") == insets)
        #expect(NSValue(directionalEdgeInsets: insets).directionalEdgeInsetsValue == insets)
        #expect(NSValue(CGPoint: CGPoint(x: 1, y: 2)).cgPointValue == CGPoint(x: 1, y: 2))
        #expect(NSValue(CGVector: CGVector(dx: 1, dy: 2)).cgVectorValue == CGVector(dx: 1, dy: 2))
        #expect(NSValue(UIOffset: UIOffset(horizontal: 1, vertical: 2)).uiOffsetValue.vertical == 2)
    }
}
