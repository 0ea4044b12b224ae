/// A picture of pixels: their bytes, a file of them, or what was drawn.
///
/// It never changes. An image that a context made holds what was drawn, and no pixels. Follows Apple's page "CGImage".
public final class CGImage: Hashable, Sendable {
    /// The image as a value.
    package let content: ImageContent
    private let provider: CGDataProvider?
    private let interpolates: Bool
    private let intent: CGColorRenderingIntent

    private init(
        _ content: ImageContent, provider: CGDataProvider? = nil, interpolates: Bool = true,
        intent: CGColorRenderingIntent = .defaultIntent
    ) {
        self.content = content
        self.provider = provider
        self.interpolates = interpolates
        self.intent = intent
    }

    /// Creates an image of a part of a drawing, in its coordinates, with so many pixels.
    package convenience init(drawing: Drawing, showing rect: CGRect, width: Int, height: Int) {
        self.init(ImageContent(source: .drawing(drawing, showing: rect), width: width, height: height))
    }

    /// Creates an image from the bytes of its pixels; `nil` where there are none, or a pixel is not of whole bytes.
    ///
    /// The numbers of the pixels are not mapped to others: `decode` has to be `nil`, or there is no image.
    public convenience init?(
        width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
        space: CGColorSpace, bitmapInfo: CGBitmapInfo, provider: CGDataProvider,
        decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool, intent: CGColorRenderingIntent
    ) {
        guard width > 0, height > 0, decode == nil, bitsPerPixel % 8 == 0,
            bitsPerPixel >= bitsPerComponent * space.numberOfComponents,
            bytesPerRow >= width * bitsPerPixel / 8, let bytes = provider.data
        else { return nil }
        let format = PixelFormat(
            bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel, bytesPerRow: bytesPerRow,
            space: space, bitmapInfo: bitmapInfo)
        self.init(
            ImageContent(source: .pixels(format, bytes), width: width, height: height), provider: provider,
            interpolates: shouldInterpolate, intent: intent)
    }

    /// Creates an image of the bytes of a PNG file; `nil` where they are none.
    ///
    /// The bytes are kept as they are: whoever shows a picture reads the pixels. `decode` has to be `nil`, or there is no
    /// image.
    public convenience init?(
        pngDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?,
        shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        guard decode == nil, let file = source.data.flatMap({ ImageFile(png: $0) }) else { return nil }
        self.init(file: file, interpolates: shouldInterpolate, intent: intent)
    }

    /// Creates an image of the bytes of a JPEG file; `nil` where they are none.
    ///
    /// The bytes are kept as they are: whoever shows a picture reads the pixels. `decode` has to be `nil`, or there is no
    /// image.
    public convenience init?(
        jpegDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?,
        shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        guard decode == nil, let file = source.data.flatMap({ ImageFile(jpeg: $0) }) else { return nil }
        self.init(file: file, interpolates: shouldInterpolate, intent: intent)
    }

    /// Creates an image of a file, with as many pixels as that has.
    package convenience init(
        file: ImageFile, interpolates: Bool = true, intent: CGColorRenderingIntent = .defaultIntent
    ) {
        let all = CGRect(x: 0, y: 0, width: file.width, height: file.height)
        self.init(
            ImageContent(source: .file(file, showing: all), width: file.width, height: file.height),
            interpolates: interpolates, intent: intent)
    }

    /// The image itself.
    public func copy() -> CGImage? { self }

    /// The part of the image inside a rectangle, in pixels from the upper left corner, made whole; `nil` where they do not
    /// meet.
    public func cropping(to rect: CGRect) -> CGImage? {
        let part = rect.integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
        guard !part.isNull, !part.isEmpty else { return nil }
        let cropped = content.cropped(to: part)
        return CGImage(
            cropped, provider: cropped.bytes.flatMap { CGDataProvider(data: $0) }, interpolates: interpolates,
            intent: intent)
    }

    /// How many pixels a row has.
    public var width: Int { content.width }
    /// How many rows there are.
    public var height: Int { content.height }
    /// The bits of one number of a pixel.
    public var bitsPerComponent: Int { format.bitsPerComponent }
    /// The bits of a pixel.
    public var bitsPerPixel: Int { format.bitsPerPixel }
    /// The bytes of a row.
    public var bytesPerRow: Int { format.bytesPerRow }
    /// What the numbers of a pixel mean.
    public var colorSpace: CGColorSpace? { format.space }
    /// Where a pixel's opacity stands.
    public var alphaInfo: CGImageAlphaInfo { format.bitmapInfo.alphaInfo }
    /// The order of numbers and bytes.
    public var bitmapInfo: CGBitmapInfo { format.bitmapInfo }
    /// The bytes of the pixels; `nil` for an image that a context made, and for one of a file, whose pixels nobody has read.
    public var dataProvider: CGDataProvider? { provider }
    /// What the numbers of the pixels are mapped to: always `nil`, as for every image whose numbers mean themselves.
    public var decode: UnsafePointer<CGFloat>? { nil }
    /// Whether the image is drawn smoothly at another size.
    public var shouldInterpolate: Bool { interpolates }
    /// The type of the file that the image was made of; `nil` for one of no file. iOS 9.
    public var utType: CFString? {
        guard case .file(let file, _) = content.source else { return nil }
        return file.format.typeIdentifier
    }

    /// How its colours are brought into another space.
    public var renderingIntent: CGColorRenderingIntent { intent }

    private var format: PixelFormat {
        switch content.source {
        case .pixels(let format, _): format
        case .file(let file, _): file.pixelFormat
        case .drawing: PixelFormat(drawnWidth: width)
        }
    }

    /// Whether both are the same image.
    public static func == (one: CGImage, other: CGImage) -> Bool { one === other }

    /// Puts the image's identity into a hash.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension ImageContent {
    fileprivate var bytes: Data? {
        if case .pixels(_, let bytes) = source { bytes } else { nil }
    }
}

extension ImageFile.Format {
    fileprivate var typeIdentifier: String {
        switch self {
        case .png: "public.png"
        case .jpeg: "public.jpeg"
        case .svg: "public.svg-image"
        }
    }
}

extension PixelFormat {
    /// That of the pixels a device would make of a drawing.
    init(drawnWidth width: Int) {
        self.init(
            bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: width * 4,
            space: CGColorSpace(name: CGColorSpace.sRGB),
            bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue))
    }
}
