import TestTraits
import Testing

@testable import UIFoundation
@testable import UIKitCore

@Suite(.inTurn) struct ImageFileTests {
    /// 6 by 4 pixels with a rotation to the right.
    private static let jpeg = Data(
        base64Encoded: """
            /9j/4QAiRXhpZgAATU0AKgAAAAgAAQESAAMAAAABAAYAAAAAAAD/wAARCAAEAAYDASIAAhEBAxEB/9oADAMBAAIRAxEAPwCCnM9AG+jKUc0f/9k=
            """)
    /// 2 by 1 pixels.
    private static let png = Data(
        base64Encoded: """
            iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAYAAAD0In+KAAAAEUlEQVR4nGP4z8Dwn4Hh/38AD/kD/Wj/froAAAAASUVORK5CYII=
            """)

    @Test func `a photograph's size accounts for its orientation`() throws {
        let data = try #require(Self.jpeg)
        let image = try #require(UIImage(data: data, scale: 2))
        #expect(image.imageOrientation == .right && image.scale == 2)
        #expect(image.size == CGSize(width: 2, height: 3))
        #expect(image.cgImage?.width == 6)
    }

    @Test func `a file gives its own bytes back, and no other kind`() throws {
        let (jpeg, png) = (try #require(Self.jpeg), try #require(Self.png))
        let photograph = try #require(UIImage(data: jpeg))
        #expect(photograph.jpegData(compressionQuality: 0.5) == jpeg && photograph.pngData() == nil)
        let picture = try #require(UIImage(data: png))
        #expect(picture.pngData() == png && picture.jpegData(compressionQuality: 1) == nil)
    }

    @Test func `a photograph turned another way says so in its file`() throws {
        let photograph = try #require(Self.jpeg.flatMap { UIImage(data: $0) })
        let image = try #require(photograph.cgImage)
        for orientation in [UIImage.Orientation.up, .left, .downMirrored, .leftMirrored] {
            let turned = UIImage(cgImage: image, scale: 1, orientation: orientation)
            let data = try #require(turned.jpegData(compressionQuality: 1))
            #expect(UIImage(data: data)?.imageOrientation == orientation)
        }
    }

    @Test func `shapes that were drawn have a file of their pixels, each color another one`() throws {
        func square(_ color: UIColor) -> UIImage {
            UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image {
                color.setFill()
                $0.fill(.infinite)
            }
        }
        let red = try #require(square(.red).pngData())
        #expect(red == square(.red).pngData() && red != square(.blue).pngData())
        #expect(UIImage(data: red)?.pngData() == red)
        #expect(UIImage(data: red)?.cgImage?.width == square(.red).cgImage?.width)
    }

    @Test func `what was drawn has a JPEG file, larger with more quality and turned as the image is`() throws
    {
        let drawn = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 11)).image { context in
            UIColor.blue.setFill()
            context.fill(CGRect(x: 2, y: 3, width: 9, height: 5))
        }
        let image = try #require(drawn.cgImage)
        let turned = UIImage(cgImage: image, scale: 1, orientation: .leftMirrored)
        let (good, bad) = (turned.jpegData(compressionQuality: 1), turned.jpegData(compressionQuality: 0))
        let read = try #require(good.flatMap { UIImage(data: $0) })
        #expect(read.cgImage?.width == image.width && read.cgImage?.height == image.height)
        #expect(read.imageOrientation == .leftMirrored)
        #expect(read.jpegData(compressionQuality: 0) == good)
        #expect(try #require(bad).count < #require(good).count)
    }

    @Test func `letters that were drawn have no file, nor has nothing`() {
        let drawn = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { _ in
            NSString("Hello").draw(at: .zero, withAttributes: nil)
        }
        #expect(drawn.pngData() == nil && drawn.jpegData(compressionQuality: 1) == nil)
        #expect(UIImage().pngData() == nil)
        #expect(UIImage(data: Data("no image".utf8)) == nil)
    }

    @Test(
        arguments: [
            ("/a/photo.png", "photo", nil, nil, "png"), ("photo@2x.png", "photo", 2, nil, "png"),
            ("photo@3x~ipad.jpg", "photo", 3, .pad, "jpg"), ("photo~iphone.png", "photo", nil, .phone, "png"),
            ("me@home.png", "me@home", nil, nil, "png"), ("a~b@2x", "a~b", 2, nil, ""),
            ("@2x.png", "@2x", nil, nil, "png"),
        ] as [(String, String, CGFloat?, UIUserInterfaceIdiom?, String)])
    func `a file's name says what it is for`(
        path: String, name: String, scale: CGFloat?, idiom: UIUserInterfaceIdiom?, fileExtension: String
    ) {
        let read = ImageFileName(path)
        #expect(read.name == name && read.scale == scale)
        #expect(read.idiom == idiom && read.fileExtension == fileExtension)
    }

    @Test func `a file is read with the scale of its name`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = folder.appendingPathComponent("dot@2x.png").path
        try #require(Self.png).write(to: URL(fileURLWithPath: path))
        #expect(UIImage(contentsOfFile: path)?.size == CGSize(width: 1, height: 0.5))
        #expect(UIImage(contentsOfFile: path + "x") == nil)
    }

    struct Resizing: Sendable {
        let caps: (CGFloat, CGFloat)
        let room: CGFloat
        let mode: UIImage.ResizingMode
        let spans: [ImageSpan]
    }

    private static let resizings = [
        Resizing(
            caps: (3, 2), room: 20, mode: .stretch,
            spans: [
                ImageSpan(source: 0, sourceLength: 3, target: 0, targetLength: 3),
                ImageSpan(source: 3, sourceLength: 5, target: 3, targetLength: 15),
                ImageSpan(source: 8, sourceLength: 2, target: 18, targetLength: 2),
            ]),
        Resizing(
            caps: (3, 2), room: 12, mode: .tile,
            spans: [
                ImageSpan(source: 0, sourceLength: 3, target: 0, targetLength: 3),
                ImageSpan(source: 3, sourceLength: 5, target: 3, targetLength: 5),
                ImageSpan(source: 3, sourceLength: 2, target: 8, targetLength: 2),
                ImageSpan(source: 8, sourceLength: 2, target: 10, targetLength: 2),
            ]),
        Resizing(
            caps: (6, 4), room: 5, mode: .tile,
            spans: [
                ImageSpan(source: 0, sourceLength: 6, target: 0, targetLength: 3),
                ImageSpan(source: 6, sourceLength: 4, target: 3, targetLength: 2),
            ]),
        Resizing(
            caps: (4.5, 4.5), room: 20, mode: .tile,
            spans: [
                ImageSpan(source: 0, sourceLength: 4.5, target: 0, targetLength: 4.5),
                ImageSpan(source: 4.5, sourceLength: 1, target: 4.5, targetLength: 11),
                ImageSpan(source: 5.5, sourceLength: 4.5, target: 15.5, targetLength: 4.5),
            ]),
    ]

    @Test(arguments: resizings) func `caps keep their size, and the middle fills the room`(sample: Resizing) {
        let spans = ImageSpan.spans(of: 10, caps: sample.caps, in: sample.room, sample.mode)
        #expect(spans == sample.spans)
    }
}
