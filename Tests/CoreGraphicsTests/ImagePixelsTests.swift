import Foundation
import Testing

@testable import CoreGraphics

@Suite("Pixels of what was drawn")
struct ImagePixelsTests {
    private static let red = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)

    /// Four by four pixels; "R" is opaque red, "r" half transparent red, "." clear, "?" another color.
    private func picture(_ draw: (CGContext) -> Void) -> String? {
        let context = CGContext(viewBounds: CGRect(x: 0, y: 0, width: 4, height: 4), scale: 1)
        context.setFillColor(Self.red)
        draw(context)
        let image = ImageContent(
            source: .drawing(context.drawing, showing: context.bounds), width: 4, height: 4)
        guard let canvas = ImagePixels.canvas(of: image) else { return nil }
        return (0..<4).map { row in (0..<4).map { letter(canvas[$0, row]) }.joined() }.joined(separator: " ")
    }

    private func letter(_ pixel: SIMD4<Float>) -> String {
        switch (pixel * 100).rounded(.toNearestOrEven) {
        case SIMD4(100, 0, 0, 100): "R"
        case SIMD4(50, 0, 0, 50): "r"
        case .zero: "."
        default: "?"
        }
    }

    @Test func `a rectangle covers its pixels, and a half of each at a broken edge`() {
        #expect(picture { $0.fill(CGRect(x: 1, y: 0, width: 2, height: 1)) } == ".RR. .... .... ....")
        #expect(picture { $0.fill(CGRect(x: 0.5, y: 1, width: 2, height: 1.5)) } == ".... rRr. ?r?. ....")
        #expect(picture { $0.fill(.infinite) } == "RRRR RRRR RRRR RRRR")
    }

    @Test func `clips, clearing, opacity and holes`() {
        #expect(
            picture {
                $0.clip(to: CGRect(x: 0, y: 0, width: 2, height: 4))
                $0.fill(.infinite)
                $0.clear(CGRect(x: 0, y: 0, width: 4, height: 2))
            } == ".... .... RR.. RR..")
        #expect(
            picture {
                $0.setAlpha(0.5)
                $0.fill(CGRect(x: 0, y: 3, width: 4, height: 1))
            } == ".... .... .... rrrr")
        #expect(
            picture {
                $0.addRect(CGRect(x: 0, y: 0, width: 4, height: 4))
                $0.addRect(CGRect(x: 1, y: 1, width: 2, height: 2))
                $0.fillPath(using: .evenOdd)
            } == "RRRR R..R R..R RRRR")
    }

    @Test func `lines are as wide as their style says`() {
        #expect(
            picture {
                $0.setStrokeColor(Self.red)
                $0.setLineWidth(2)
                $0.move(to: CGPoint(x: 0, y: 2))
                $0.addLine(to: CGPoint(x: 4, y: 2))
                $0.strokePath()
            } == ".... RRRR RRRR ....")
    }

    @Test func `an image is upright where the context's y goes down`() throws {
        let bytes = Data([255, 0, 0, 255, 0, 0, 0, 0])
        let provider = try #require(CGDataProvider(data: bytes))
        let image = try #require(
            CGImage(
                width: 1, height: 2, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 4,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.last.rawValue),
                provider: provider,
                decode: nil, shouldInterpolate: false, intent: .defaultIntent))
        let upright = picture {
            $0.translateBy(x: 0, y: 4)
            $0.scaleBy(x: 1, y: -1)
            $0.draw(image, in: CGRect(x: 0, y: 0, width: 4, height: 4))
        }
        #expect(upright == "RRRR RRRR .... ....")
    }

    @Test func `what has no pixels here gives none at all`() {
        #expect(
            picture {
                $0.setShadow(offset: .zero, blur: 2)
                $0.fill(.infinite)
            } == nil)
        #expect(
            picture {
                $0.setBlendMode(.multiply)
                $0.fill(.infinite)
            } == nil)
    }
}
