import CoreGraphics
import Testing

@testable import QuartzCore

/// The stretching of a layer's contents.
@MainActor @Suite struct ContentsTests {
    /// A layer of 100 by 60 points with an image of 20 by 10 pixels.
    private func layer() throws -> CALayer {
        let context = CGContext(viewBounds: CGRect(x: 0, y: 0, width: 20, height: 10), scale: 1)
        context.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
        let layer = CALayer()
        layer.bounds = CGRect(x: 0, y: 0, width: 100, height: 60)
        let image: CGImage = try #require(context.makeImage())
        layer.contents = image
        layer.contentsScale = 1
        return layer
    }

    /// The rectangles in which images are drawn, from left to right and top to bottom.
    private func places(_ layer: CALayer) -> [CGRect] {
        let context = CGContext(viewBounds: layer.bounds, scale: 1)
        LayerRenderer.drawContents(of: layer, in: context)
        return context.drawing.commands.compactMap { command in
            guard case .image(_, let rect, _) = command.content else { return nil }
            return rect.applying(command.transform)
        }
    }

    @Test func `contents are stretched as a whole`() throws {
        #expect(places(try layer()) == [CGRect(x: 0, y: 0, width: 100, height: 60)])
    }

    @Test func `around a center the corners keep their size`() throws {
        let layer = try layer()
        layer.contentsCenter = CGRect(x: 0.25, y: 0.4, width: 0.5, height: 0.2)
        let (xs, widths) = ([0.0, 5, 95], [5.0, 90, 5])
        let (ys, heights) = ([0.0, 4, 56], [4.0, 52, 4])
        let expected = (0..<9).map {
            CGRect(x: xs[$0 % 3], y: ys[$0 / 3], width: widths[$0 % 3], height: heights[$0 / 3])
        }
        let found = places(layer)
        #expect(found.count == 9)
        for (one, other) in zip(found, expected) {
            #expect(abs(one.minX - other.minX) < 1e-9 && abs(one.minY - other.minY) < 1e-9)
            #expect(abs(one.width - other.width) < 1e-9 && abs(one.height - other.height) < 1e-9)
        }
    }

    @Test func `a center from edge to edge leaves one way out`() throws {
        let layer = try layer()
        layer.contentsCenter = CGRect(x: 0.5, y: 0, width: 0.1, height: 1)
        #expect(places(layer).count == 3)
    }

    @Test func `corners without room become smaller together`() throws {
        let layer = try layer()
        layer.bounds.size.width = 8
        layer.contentsCenter = CGRect(x: 0.4, y: 0, width: 0.2, height: 1)
        #expect(places(layer).map { $0.width.rounded() } == [4, 4])
    }

    @Test func `a gravity that does not resize stretches nothing`() throws {
        let layer = try layer()
        layer.contentsCenter = CGRect(x: 0.25, y: 0.4, width: 0.5, height: 0.2)
        layer.contentsGravity = .center
        #expect(places(layer) == [CGRect(x: 40, y: 25, width: 20, height: 10)])
    }
}
