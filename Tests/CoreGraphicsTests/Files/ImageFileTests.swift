import Testing

@testable import CoreGraphics

@Suite struct ImageFileTests {
    struct Sample: Sendable {
        let bytes: Data
        let format: ImageFile.Format
        let width: Int
        let height: Int
        let bitsPerPixel: Int
        let alpha: CGImageAlphaInfo
        var orientation = 1
    }

    private static let samples = [
        Sample(bytes: SampleFiles.png, format: .png, width: 4, height: 2, bitsPerPixel: 32, alpha: .last),
        Sample(bytes: SampleFiles.grayPNG, format: .png, width: 3, height: 5, bitsPerPixel: 8, alpha: .none),
        Sample(
            bytes: SampleFiles.indexedPNG, format: .png, width: 5, height: 3, bitsPerPixel: 1, alpha: .none),
        Sample(
            bytes: SampleFiles.turnedJPEG, format: .jpeg, width: 6, height: 4, bitsPerPixel: 24, alpha: .none,
            orientation: 6),
        Sample(
            bytes: SampleFiles.grayJPEG, format: .jpeg, width: 6, height: 4, bitsPerPixel: 8, alpha: .none),
    ]

    @Test(arguments: samples) func `a header says how large the picture is`(sample: Sample) throws {
        let file = try #require(ImageFile(sample.bytes))
        #expect((file.format, file.width, file.height) == (sample.format, sample.width, sample.height))
        #expect(file.orientation == sample.orientation && file.bytes == sample.bytes)
        let image = CGImage(file: file)
        #expect((image.width, image.height) == (sample.width, sample.height))
        #expect(image.bitsPerPixel == sample.bitsPerPixel && image.alphaInfo == sample.alpha)
    }

    @Test(arguments: samples) func `a slice of larger data is read from its own start`(sample: Sample) {
        let larger = Data([1, 2, 3]) + sample.bytes
        #expect(ImageFile(larger.dropFirst(3))?.width == sample.width)
    }

    @Test func `each way of turning is written over the old one`() throws {
        let file = try #require(ImageFile(SampleFiles.turnedJPEG))
        for orientation in 1...8 {
            let turned = try #require(file.turned(to: orientation))
            #expect(ImageFile(turned.bytes)?.orientation == orientation)
        }
        #expect(file.turned(to: 9) == nil)
        #expect(ImageFile(SampleFiles.grayJPEG)?.turned(to: 3) == nil)
    }

    @Test func `Core Graphics takes each kind by its own name`() throws {
        let png = try #require(CGDataProvider(data: SampleFiles.png as CFData))
        let jpeg = try #require(CGDataProvider(data: SampleFiles.grayJPEG as CFData))
        func image(png provider: CGDataProvider) -> CGImage? {
            CGImage(
                pngDataProviderSource: provider, decode: nil, shouldInterpolate: true, intent: .defaultIntent)
        }
        func image(jpeg provider: CGDataProvider) -> CGImage? {
            CGImage(
                jpegDataProviderSource: provider, decode: nil, shouldInterpolate: false,
                intent: .defaultIntent)
        }
        #expect(image(png: png)?.utType == "public.png")
        #expect(image(jpeg: jpeg)?.utType == "public.jpeg")
        #expect(image(jpeg: jpeg)?.shouldInterpolate == false)
        #expect(image(png: jpeg) == nil && image(jpeg: png) == nil)
    }

    @Test func `a part of a file is no whole file`() throws {
        let file = try #require(ImageFile(SampleFiles.png))
        let image = CGImage(file: file)
        #expect(image.content.pngFile == SampleFiles.png)
        let part = try #require(image.cropping(to: CGRect(x: 1, y: 0, width: 2, height: 2)))
        #expect(part.width == 2 && part.content.pngFile == nil)
        #expect(part.content.source == .file(file, showing: CGRect(x: 1, y: 0, width: 2, height: 2)))
    }

    @Test(arguments: [
        (#"<svg xmlns="x" width="24" height="12.5px"/>"#, 24, 13),
        (#"<?xml version="1.0"?><svg viewBox='0 0 30 20'><path/></svg>"#, 30, 20),
        (#"<svg  width = "10pt"  viewBox="0,0,30,20">"#, 10, 20),
    ]) func `shapes have a size in points`(text: String, width: Int, height: Int) throws {
        let file = try #require(ImageFile(svg: Data(text.utf8)))
        #expect((file.width, file.height) == (width, height))
    }

    @Test(arguments: [
        "", "<svg", "<svg>", "<svgx width=\"1\" height=\"1\">", "<svg width=\"-1\" height=\"4\">",
    ])
    func `an SVG without a size is no image`(text: String) {
        #expect(ImageFile(svg: Data(text.utf8)) == nil)
    }
}
