import CoreGraphics
import Testing

@Suite struct ImageTests {
    private static func image(width: Int, height: Int) -> CGImage? {
        let bytes = Data((0..<(width * height * 4)).map { UInt8($0 / 4) })
        guard let provider = CGDataProvider(data: bytes as CFData) else { return nil }
        return CGImage(
            width: width, height: height, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: width * 4,
            space: CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue),
            provider: provider, decode: nil, shouldInterpolate: true, intent: .defaultIntent)
    }

    @Test func anImageKnowsItsFormat() throws {
        let image = try #require(Self.image(width: 4, height: 3))
        #expect((image.width, image.height, image.bytesPerRow, image.bitsPerPixel) == (4, 3, 16, 32))
        #expect(image.alphaInfo == .premultipliedLast)
        #expect(image.dataProvider?.data?.count == 48)
    }

    @Test func aPartHoldsItsPixels() throws {
        let image = try #require(Self.image(width: 4, height: 3))
        let part = try #require(image.cropping(to: CGRect(x: 1, y: 1, width: 2, height: 5)))
        #expect((part.width, part.height, part.bytesPerRow) == (2, 2, 8))
        let pixels = try #require(part.dataProvider?.data)
        let first: [UInt8] = [pixels[0], pixels[4], pixels[8], pixels[12]]
        #expect(first == [5, 6, 9, 10])
        #expect(image.cropping(to: CGRect(x: 9, y: 9, width: 2, height: 2)) == nil)
    }

    @Test func aContextMakesAnImageOfItsDrawing() throws {
        let made = CGContext(
            data: nil, width: 20, height: 10, bitsPerComponent: 8, bytesPerRow: 0,
            space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        let context = try #require(made)
        context.fill(CGRect(x: 0, y: 0, width: 20, height: 4))
        let image = try #require(context.makeImage())
        #expect((image.width, image.height) == (20, 10))
        #expect(image.dataProvider == nil)
        // The y axis points up in the context and down in the drawing.
        let command = try #require(context.drawing.commands.first)
        #expect(CGPoint.zero.applying(command.transform) == CGPoint(x: 0, y: 10))
        let part = try #require(image.cropping(to: CGRect(x: 5, y: 5, width: 5, height: 5)))
        #expect(
            part.content.source
                == .drawing(context.drawing, showing: CGRect(x: 5, y: 5, width: 5, height: 5)))
    }

    @Test func aContextWithMemoryIsNone() {
        var bytes = [UInt8](repeating: 0, count: 400)
        let context = bytes.withUnsafeMutableBytes {
            CGContext(
                data: $0.baseAddress, width: 10, height: 10, bitsPerComponent: 8, bytesPerRow: 40,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        }
        #expect(context == nil)
    }
}
