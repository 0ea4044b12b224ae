import Testing

@testable import QuartzCore

/// Layers in archives.
@Suite struct CodingTests {
    private func copy<Layer: CALayer>(of layer: Layer) throws -> Layer {
        let data = try NSKeyedArchiver.archivedData(withRootObject: layer, requiringSecureCoding: true)
        let copy = try NSKeyedUnarchiver.unarchivedObject(ofClass: Layer.self, from: data)
        return try #require(copy)
    }

    @Test func anArchiveHasTheValuesOfALayer() throws {
        let layer = CALayer()
        layer.frame = CGRect(x: 1, y: 2, width: 30, height: 40)
        layer.transform = CATransform3DMakeScale(2, 3, 1)
        layer.backgroundColor = CGColor(red: 1, green: 0.5, blue: 0, alpha: 0.25)
        layer.borderColor = nil
        (layer.name, layer.isHidden, layer.opacity, layer.cornerRadius) = ("Lamp", true, 0.5, 6)
        layer.shadowOffset = CGSize(width: 7, height: 8)
        (layer.contentsGravity, layer.maskedCorners) = (.topLeft, [.layerMinXMinYCorner])
        let copy = try copy(of: layer)
        #expect(copy.bounds == layer.bounds && copy.position == layer.position && copy.frame == layer.frame)
        #expect(CATransform3DEqualToTransform(copy.transform, layer.transform))
        #expect(copy.backgroundColor?.components == [1, 0.5, 0, 0.25] && copy.borderColor == nil)
        #expect(copy.name == "Lamp" && copy.isHidden && copy.opacity == 0.5 && copy.cornerRadius == 6)
        #expect(copy.shadowOffset == layer.shadowOffset && copy.isDoubleSided)
        #expect(copy.contentsGravity == .topLeft && copy.maskedCorners == [.layerMinXMinYCorner])
    }

    @Test func anArchiveHasTheValuesOfASubclass() throws {
        let layer = CAGradientLayer()
        layer.colors = [CGColor(gray: 0, alpha: 1), CGColor(gray: 1, alpha: 0)]
        (layer.locations, layer.endPoint, layer.type) = ([0.25, 1], CGPoint(x: 1, y: 0), .radial)
        let copy = try copy(of: layer)
        #expect((copy.colors as? [CGColor])?.map(\.alpha) == [1, 0])
        #expect(copy.locations == [0.25, 1] && copy.endPoint == layer.endPoint && copy.type == .radial)
    }

    @Test func anArchiveHasTheTree() throws {
        let (root, mask) = (CALayer(), CATextLayer())
        root.sublayers = [CALayer(), Ring()]
        root.mask = mask
        mask.string = "Hello"
        let copy = try copy(of: root)
        #expect(copy.sublayers?.map { type(of: $0) == Ring.self } == [false, true])
        #expect((copy.sublayers?.last as? Ring)?.turns == 3)
        #expect((copy.mask as? CATextLayer)?.string as? String == "Hello")
    }

    /// A damaged value is ignored, and the others are read.
    @Test(arguments: ["rect", "color", "transform", "lamp"])
    func aDamagedValueIsIgnored(kind: String) throws {
        let archiver = NSKeyedArchiver(requiringSecureCoding: true)
        archiver.encode(["kind": kind, "numbers": [NSNumber(value: 1)]] as NSDictionary, forKey: "bounds")
        archiver.encode(NSNumber(value: 5), forKey: "zPosition")
        archiver.finishEncoding()
        let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
        let layer = try #require(CALayer(coder: unarchiver))
        #expect(layer.bounds == .zero && layer.zPosition == 5)
    }
}

/// A layer with a property of its own, in the form that Xcode suggests.
final class Ring: CALayer {
    var turns = 3

    override init() { super.init() }

    required init?(coder: NSCoder) { super.init(coder: coder) }
}
