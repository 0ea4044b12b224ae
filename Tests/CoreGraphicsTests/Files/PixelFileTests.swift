import Testing

@testable import CoreGraphics

/// An app's pixels, written as a PNG file.
@Suite struct PixelFileTests {
    struct Sample: Sendable {
        let bytes: [UInt8]
        var bitsPerPixel = 32
        var info = CGImageAlphaInfo.last.rawValue
        var isGray = false
        let read: [UInt8]
    }

    private static let samples = [
        Sample(bytes: [10, 20, 30, 40], read: [10, 20, 30, 40]),
        Sample(
            bytes: [50, 100, 0, 127], info: CGImageAlphaInfo.premultipliedLast.rawValue,
            read: [100, 201, 0, 127]),
        Sample(bytes: [40, 10, 20, 30], info: CGImageAlphaInfo.first.rawValue, read: [10, 20, 30, 40]),
        Sample(
            bytes: [30, 20, 10, 255],
            info: CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue,
            read: [10, 20, 30, 255]),
        Sample(
            bytes: [10, 20, 30], bitsPerPixel: 24, info: CGImageAlphaInfo.none.rawValue,
            read: [10, 20, 30, 255]),
        Sample(
            bytes: [10, 20, 30, 99], info: CGImageAlphaInfo.noneSkipLast.rawValue, read: [10, 20, 30, 255]),
        Sample(
            bytes: [70], bitsPerPixel: 8, info: CGImageAlphaInfo.none.rawValue, isGray: true,
            read: [70, 70, 70, 255]),
    ]

    @Test(arguments: samples) func `a pixel is read as red, green, blue and opacity`(sample: Sample) throws {
        let space = sample.isGray ? CGColorSpaceCreateDeviceGray() : CGColorSpaceCreateDeviceRGB()
        let format = PixelFormat(
            bitsPerComponent: 8, bitsPerPixel: sample.bitsPerPixel, bytesPerRow: sample.bytes.count,
            space: space, bitmapInfo: CGBitmapInfo(rawValue: sample.info))
        let reader = try #require(PixelReader(format, Data(sample.bytes)))
        #expect([UInt8](reader.straightPixels(width: 1, height: 1)) == sample.read)
        #expect([UInt8](reader.straightPixels(width: 1, height: 2)).suffix(4) == [0, 0, 0, 0])
    }

    @Test(arguments: [(1, 1), (3, 2), (200, 100)])
    func `a written file has a correct header`(width: Int, height: Int) throws {
        let pixels = Data((0..<width * height * 4).map { UInt8($0 % 251) })
        let bytes = PNGWriter.file(pixels, width: width, height: height)
        let file = try #require(ImageFile(png: bytes))
        #expect((file.width, file.height) == (width, height))
    }
}
