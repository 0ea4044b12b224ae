import CoreGraphics
import Testing

@Suite struct ContextTests {
    private let context = CGContext(viewBounds: CGRect(x: 0, y: 0, width: 100, height: 50), scale: 2)
    private let rect = CGRect(x: 1, y: 2, width: 3, height: 4)

    private var last: DrawingCommand? { context.drawing.commands.last }

    @Test func aFillHoldsItsPathColorAndTransform() throws {
        let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        context.translateBy(x: 10, y: 20)
        context.scaleBy(x: 2, y: 2)
        context.setFillColor(red)
        context.fill(rect)
        let command = try #require(last)
        #expect(command.content == .fill(CGPath(rect: rect, transform: nil).elements, .winding, red))
        #expect(command.transform == CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 10, ty: 20))
        #expect(context.isPathEmpty)
    }

    @Test(arguments: [1e300, .infinity, -1e300, -1, 0, .nan] as [CGFloat])
    func `a context of any size is made, and has an image if it has pixels`(side: CGFloat) {
        let huge = CGContext(viewBounds: CGRect(x: 0, y: 0, width: side, height: side), scale: 3)
        huge.fill(CGRect(x: 0, y: 0, width: side, height: side))
        huge.addArc(center: .zero, radius: side, startAngle: 0, endAngle: side, clockwise: false)
        huge.strokePath()
        let image = huge.makeImage()
        #expect((image == nil) == (huge.width == 0 || huge.height == 0))
        #expect(image.map { $0.width > 0 && $0.bytesPerRow >= $0.width } ?? true)
    }

    @Test(arguments: [Int.max, Int.max / 2, 1 << 40, 0, -1])
    func `an image of pixels beyond memory is refused`(side: Int) {
        let space = CGColorSpaceCreateDeviceRGB()
        let bitmap = CGContext(
            data: nil, width: side, height: side, bitsPerComponent: 8, bytesPerRow: 0, space: space,
            bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        #expect(bitmap == nil)
    }

    @Test func userSpaceIsTheViewsAndDeviceSpaceThePixels() {
        #expect(context.convertToDeviceSpace(CGPoint(x: 0, y: 0)) == CGPoint(x: 0, y: 100))
        #expect(context.convertToUserSpace(CGPoint(x: 200, y: 0)) == CGPoint(x: 100, y: 50))
        #expect((context.width, context.height) == (200, 100))
    }

    @Test func pointsStayWhereTheyWereWhenUserSpaceMoves() {
        context.move(to: CGPoint(x: 10, y: 10))
        context.scaleBy(x: 2, y: 2)
        context.addLine(to: CGPoint(x: 10, y: 10))
        let path = CGPath.built {
            $0.move(to: CGPoint(x: 5, y: 5))
            $0.addLine(to: CGPoint(x: 10, y: 10))
        }
        #expect(context.path == path)
        #expect(context.boundingBoxOfPath == CGRect(x: 5, y: 5, width: 5, height: 5))
    }

    @Test func aRestoredStateIsTheOneSaved() {
        context.fill(rect)
        let plain = last
        context.saveGState()
        context.setAlpha(0.5)
        context.setBlendMode(.multiply)
        context.setShadow(offset: CGSize(width: 1, height: 2), blur: 3)
        context.clip(to: rect)
        context.rotate(by: 1)
        context.setFillColor(gray: 0.5, alpha: 1)
        context.fill(rect)
        #expect(last?.alpha == 0.5 && last?.blendMode == .multiply && last?.clips.count == 1)
        #expect(last?.shadow?.offset == CGSize(width: 1, height: 2))
        context.restoreGState()
        context.fill(rect)
        #expect(last == plain)
        context.restoreGState()
        context.fill(rect)
        #expect(last == plain)
    }

    @Test func clipsNarrowTheBox() {
        context.clip(to: CGRect(x: 10, y: 10, width: 50, height: 100))
        #expect(context.boundingBoxOfClipPath == CGRect(x: 10, y: 10, width: 50, height: 40))
        context.translateBy(x: 10, y: 0)
        context.addEllipse(in: CGRect(x: 0, y: 20, width: 10, height: 10))
        context.clip()
        #expect(isNear(context.boundingBoxOfClipPath, CGRect(x: 0, y: 20, width: 10, height: 10)))
        context.resetClip()
        #expect(context.boundingBoxOfClipPath == CGRect(x: -10, y: 0, width: 100, height: 50))
    }

    @Test func aLayerIsDrawnAsOne() throws {
        context.setAlpha(0.5)
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        context.saveGState()
        context.fill(rect)
        context.stroke(rect)
        context.endTransparencyLayer()
        #expect(context.drawing.commands.count == 1)
        let command = try #require(last)
        guard case .layer(let layer) = command.content else {
            Issue.record("not a layer")
            return
        }
        #expect(command.alpha == 0.5 && layer.commands.count == 2)
        #expect(layer.commands.allSatisfy { $0.alpha == 1 })
        context.fill(rect)
        #expect(last?.alpha == 0.5)
    }

    @Test(arguments: [
        (CGPathDrawingMode.fill, 1), (.eoFill, 1), (.stroke, 1), (.fillStroke, 2), (.eoFillStroke, 2),
    ])
    func aModeSaysWhatIsDrawn(mode: CGPathDrawingMode, count: Int) {
        context.addRect(rect)
        context.drawPath(using: mode)
        #expect(context.drawing.commands.count == count)
        context.drawPath(using: mode)
        #expect(context.drawing.commands.count == count)
    }

    @Test func modesContainTheirParts() {
        context.setLineWidth(4)
        context.addRect(CGRect(x: 10, y: 10, width: 20, height: 20))
        let (inside, onLine) = (CGPoint(x: 20, y: 20), CGPoint(x: 9, y: 15))
        #expect(context.pathContains(inside, mode: .fill) && !context.pathContains(onLine, mode: .fill))
        #expect(!context.pathContains(inside, mode: .stroke) && context.pathContains(onLine, mode: .stroke))
        #expect(context.pathContains(inside, mode: .eoFillStroke))
    }

    @Test func equalDrawingsAreEqualValues() {
        let other = CGContext(viewBounds: CGRect(x: 0, y: 0, width: 100, height: 50), scale: 2)
        for context in [context, other] {
            context.setFillColor(gray: 0.25, alpha: 1)
            context.fillEllipse(in: rect)
            context.draw(
                TextRun(
                    string: "Title", fontName: "Inter", fontSize: 17, weight: 600, color: .black,
                    position: CGPoint(x: 4, y: 20), width: 40))
        }
        #expect(context.drawing == other.drawing)
        #expect(context.drawing.hashValue == other.drawing.hashValue)
        other.strokeEllipse(in: rect)
        #expect(context.drawing != other.drawing)
    }

    @Test func gradientsAreWrittenDown() throws {
        let gradient = try #require(
            CGGradient(colorsSpace: nil, colors: [CGColor.black, CGColor.white] as CFArray, locations: nil))
        context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 0, y: 50), options: [])
        #expect(last?.content == .linearGradient(gradient, start: .zero, end: CGPoint(x: 0, y: 50), []))
        context.drawRadialGradient(
            gradient, startCenter: .zero, startRadius: 0, endCenter: .zero, endRadius: 9,
            options: .drawsAfterEndLocation)
        let circles = [0, 9].map { DrawingCircle(center: .zero, radius: $0) }
        #expect(
            last?.content
                == .radialGradient(gradient, start: circles[0], end: circles[1], .drawsAfterEndLocation))
    }

    @Test func aDrawingIsDrawnWhereUserSpaceIs() {
        let other = CGContext(viewBounds: CGRect(x: 0, y: 0, width: 10, height: 10), scale: 1)
        other.translateBy(x: 1, y: 1)
        other.fill(rect)
        context.setAlpha(0.5)
        context.scaleBy(x: 2, y: 2)
        context.draw(other.drawing)
        #expect(last?.transform == CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 2, ty: 2))
        #expect(last?.alpha == 0.5)
    }
}
