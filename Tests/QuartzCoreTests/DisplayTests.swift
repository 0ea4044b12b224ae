import Testing

@testable import QuartzCore

extension OnTheHeldClock {
    @MainActor
    @Suite struct DisplayTests {
        private final class Painter: NSObject, CALayerDelegate {
            var heard: [String] = []

            func draw(_ layer: CALayer, in ctx: CGContext) {
                heard.append("draw")
                ctx.fill(layer.bounds)
            }
            func layerWillDraw(_ layer: CALayer) { heard.append("will draw") }
            func layoutSublayers(of layer: CALayer) { heard.append("layout") }
        }

        @Test func theEndOfATurnLaysOutAndDraws() throws {
            try HeldClock.hold { clock in
                let (layer, painter) = (CALayer.shown(CGSize(width: 20, height: 10)), Painter())
                layer.delegate = painter
                layer.setNeedsDisplay()
                layer.setNeedsLayout()
                #expect(painter.heard.isEmpty && layer.needsDisplay() && layer.needsLayout())
                clock.turn()
                #expect(painter.heard == ["layout", "will draw", "draw"])
                #expect(!layer.needsDisplay() && !layer.needsLayout())
                let image = try #require(layer.contents as? CGImage)
                #expect((image.width, image.height) == (20, 10))
                clock.turn()
                #expect(painter.heard.count == 3)
            }
        }

        @Test func aLayerOutOfSightWaits() {
            HeldClock.hold { clock in
                let (root, layer, painter) = (CALayer.shown(), CALayer(), Painter())
                layer.delegate = painter
                layer.setNeedsDisplay()
                clock.turn()
                #expect(painter.heard.isEmpty)
                root.addSublayer(layer)
                clock.turn()
                #expect(painter.heard.contains("will draw"))
            }
        }

        @Test func layoutBeginsOutside() {
            final class Outer: CALayer {
                var laidOut: [String] = []
                override func layoutSublayers() {
                    laidOut.append("outer")
                    sublayers?.first?.bounds.size = bounds.size
                }
            }
            HeldClock.hold { _ in
                let (outer, inner) = (Outer(), CALayer())
                outer.addSublayer(inner)
                outer.bounds.size = CGSize(width: 7, height: 7)
                inner.layoutIfNeeded()
                #expect(outer.laidOut == ["outer"])
                #expect(inner.bounds.size == outer.bounds.size)
            }
        }

        @Test func aTreeIsDrawnFromBehind() {
            let (root, shape) = (CALayer(), CAShapeLayer())
            root.bounds.size = CGSize(width: 100, height: 100)
            root.backgroundColor = .white
            root.borderWidth = 2
            shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
            shape.fillColor = .black
            shape.position = CGPoint(x: 30, y: 40)
            root.addSublayer(shape)
            let drawing = LayerRenderer.drawing(of: root)
            #expect(drawing.commands.count == 3)
            guard case .fill(let path, _, let color) = drawing.commands[1].content else {
                Issue.record("no shape")
                return
            }
            #expect(path == shape.path?.elements && color == .black)
            #expect(drawing.commands[1].transform == CGAffineTransform(translationX: 30, y: 40))
            root.opacity = 0.5
            let faded = LayerRenderer.drawing(of: root)
            #expect(faded.commands.count == 1 && faded.commands[0].alpha == 0.5)
            root.isHidden = true
            #expect(LayerRenderer.drawing(of: root).isEmpty)
        }

        @Test func aPartOfALineIsStroked() {
            let shape = CAShapeLayer()
            let path = CGMutablePath()
            path.addLines(between: [.zero, CGPoint(x: 100, y: 0)])
            shape.path = path
            shape.fillColor = nil
            shape.strokeColor = .black
            shape.strokeStart = 0.25
            shape.strokeEnd = 0.75
            let context = CGContext(viewBounds: CGRect(x: 0, y: 0, width: 100, height: 10), scale: 1)
            shape.render(in: context)
            guard case .stroke(let line, _, _) = context.drawing.commands.first?.content else {
                Issue.record("no line")
                return
            }
            #expect(line.boundingBox == CGRect(x: 25, y: 0, width: 50, height: 0))
        }
    }
}
