import SeededNumbers
import Testing

@testable import QuartzCore

@Suite struct TreeTests {
    private let root = CALayer()
    private let layers = (0..<4).map { _ in CALayer() }

    private var order: [Int] {
        (root.sublayers ?? []).compactMap { layer in layers.firstIndex { $0 === layer } }
    }

    @Test func layersAreInsertedWhereAsked() {
        #expect(root.sublayers == nil)
        root.addSublayer(layers[0])
        root.addSublayer(layers[1])
        root.insertSublayer(layers[2], at: 0)
        #expect(order == [2, 0, 1])
        root.insertSublayer(layers[3], above: layers[2])
        #expect(order == [2, 3, 0, 1])
        root.insertSublayer(layers[1], below: layers[3])
        #expect(order == [2, 1, 3, 0])
        layers[1].removeFromSuperlayer()
        #expect(order == [2, 3, 0])
        root.replaceSublayer(layers[3], with: layers[1])
        #expect(order == [2, 1, 0])
        #expect(layers[3].superlayer == nil && layers[1].superlayer === root)
        root.sublayers = [layers[0], layers[3]]
        #expect(order == [0, 3])
        #expect(layers[2].superlayer == nil)
    }

    @Test func aMaskHasItsPlaceOnce() {
        root.addSublayer(layers[0])
        layers[1].mask = layers[0]
        #expect(root.sublayers == nil)
        #expect(layers[0].superlayer === layers[1])
        layers[0].removeFromSuperlayer()
        #expect(layers[1].mask == nil)
    }

    private static let frames: [(CATransform3D, CGRect)] = [
        (CATransform3DIdentity, CGRect(x: 80, y: 90, width: 40, height: 20)),
        (CATransform3DMakeScale(2, 2, 1), CGRect(x: 60, y: 80, width: 80, height: 40)),
        (CATransform3DMakeRotation(.pi / 2, 0, 0, 1), CGRect(x: 90, y: 80, width: 20, height: 40)),
        (CATransform3DMakeTranslation(5, 6, 0), CGRect(x: 85, y: 96, width: 40, height: 20)),
    ]

    @Test(arguments: frames.indices)
    func aFrameIsTheBoxAroundTheLayer(index: Int) {
        let (transform, frame) = Self.frames[index]
        let layer = CALayer()
        layer.bounds = CGRect(x: 3, y: 4, width: 40, height: 20)
        layer.position = CGPoint(x: 100, y: 100)
        layer.transform = transform
        #expect(isNear(layer.frame.origin, frame.origin))
        #expect(isNear(layer.frame.width, frame.width) && isNear(layer.frame.height, frame.height))
        layer.frame = CGRect(x: 1, y: 2, width: 60, height: 30)
        #expect(isNear(layer.frame.origin, CGPoint(x: 1, y: 2)))
        #expect(isNear(layer.frame.width, 60) && isNear(layer.frame.height, 30))
    }

    @Test(arguments: [UInt64(1), 2])
    func whatIsConvertedBackIsAsBefore(seed: UInt64) {
        var numbers = SeededNumbers(seed: seed)
        func number(_ range: ClosedRange<CGFloat>) -> CGFloat { .random(in: range, using: &numbers) }
        for _ in 0..<60 {
            for layer in layers {
                layer.removeFromSuperlayer()
                layer.bounds = CGRect(
                    x: number(-9...9), y: number(-9...9), width: number(1...99), height: number(1...99))
                layer.position = CGPoint(x: number(-99...99), y: number(-99...99))
                layer.anchorPoint = CGPoint(x: number(0...1), y: number(0...1))
                layer.transform = CATransform3DMakeRotation(number(-1...1), number(-1...1), 0, 1)
                layer.sublayerTransform.m34 = -1 / 900
            }
            root.addSublayer(layers[0])
            root.addSublayer(layers[1])
            layers[0].addSublayer(layers[2])
            layers[1].addSublayer(layers[3])
            let point = CGPoint(x: number(-20...20), y: number(-20...20))
            let there = layers[2].convert(point, to: layers[3])
            #expect(isNear(layers[2].convert(there, from: layers[3]), point, 1e-6))
            let byRoot = layers[3].convert(layers[2].convert(point, to: root), from: root)
            #expect(isNear(byRoot, there, 1e-6))
        }
    }

    @Test func theForemostLayerIsHit() {
        root.bounds.size = CGSize(width: 200, height: 200)
        root.anchorPoint = .zero
        for (index, layer) in layers.prefix(2).enumerated() {
            layer.frame = CGRect(x: 10 * index, y: 0, width: 50, height: 50)
            root.addSublayer(layer)
        }
        let point = CGPoint(x: 20, y: 20)
        #expect(root.hitTest(point) === layers[1])
        layers[0].zPosition = 1
        #expect(root.hitTest(point) === layers[0])
        layers[0].isHidden = true
        #expect(root.hitTest(point) === layers[1])
        #expect(root.hitTest(CGPoint(x: 150, y: 150)) === root)
        #expect(root.hitTest(CGPoint(x: 250, y: 150)) == nil)
    }

    @Test func transformsMasksAndBoundsDecideWhatIsHit() {
        root.bounds.size = CGSize(width: 200, height: 200)
        root.anchorPoint = .zero
        let (turned, inner, mask) = (layers[0], layers[1], layers[2])
        turned.bounds.size = CGSize(width: 100, height: 20)
        turned.position = CGPoint(x: 100, y: 100)
        turned.transform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
        root.addSublayer(turned)
        #expect(root.hitTest(CGPoint(x: 100, y: 140)) === turned)
        #expect(root.hitTest(CGPoint(x: 140, y: 100)) === root)
        inner.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
        turned.addSublayer(inner)
        let beyond = root.convert(CGPoint(x: 50, y: 50), from: turned)
        #expect(root.hitTest(beyond) === inner)
        turned.masksToBounds = true
        #expect(root.hitTest(beyond) === root)
        mask.frame = CGRect(x: 0, y: 0, width: 10, height: 20)
        turned.mask = mask
        #expect(root.hitTest(root.convert(CGPoint(x: 5, y: 5), from: turned)) === inner)
        #expect(root.hitTest(root.convert(CGPoint(x: 15, y: 5), from: turned)) === root)
    }

    @Test func scrollLayersShowAPart() {
        let scroll = CAScrollLayer()
        scroll.bounds.size = CGSize(width: 50, height: 50)
        layers[0].frame = CGRect(x: 0, y: 0, width: 300, height: 300)
        scroll.addSublayer(layers[0])
        layers[0].scrollRectToVisible(CGRect(x: 100, y: 10, width: 20, height: 20))
        #expect(scroll.bounds.origin == CGPoint(x: 70, y: 0))
        #expect(layers[0].visibleRect == CGRect(x: 70, y: 0, width: 50, height: 50))
        scroll.scrollMode = .vertically
        layers[0].scroll(CGPoint(x: 5, y: 40))
        #expect(scroll.bounds.origin == CGPoint(x: 70, y: 40))
    }
}
