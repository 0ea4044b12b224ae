/// An image: pixel data, a file, or a recorded drawing.
///
/// Immutable. An image made by a context contains the drawing, not pixels. Follows Apple's page "CGImage".
public final class CGImage: Hashable, Sendable {
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

    /// Creates an image that shows a rectangle of a drawing, in the drawing's coordinates, with a size in pixels.
    package convenience init(drawing: Drawing, showing rect: CGRect, width: Int, height: Int) {
        self.init(ImageContent(source: .drawing(drawing, showing: rect), width: width, height: height))
    }

    /// Creates an image from pixel data; `nil` if the data is too short, or if a pixel isn't a whole number of bytes.
    ///
    /// Decode arrays aren't supported: returns `nil` if `decode` isn't `nil`.
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

    /// Creates an image from PNG data; `nil` for other data.
    ///
    /// The bytes are kept unchanged, and are decoded only by a renderer. Returns `nil` if `decode` isn't `nil`.
    public convenience init?(
        pngDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?,
        shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        guard decode == nil, let file = source.data.flatMap({ ImageFile(png: $0) }) else { return nil }
        self.init(file: file, interpolates: shouldInterpolate, intent: intent)
    }

    /// Creates an image from JPEG data; `nil` for other data.
    ///
    /// The bytes are kept unchanged, and are decoded only by a renderer. Returns `nil` if `decode` isn't `nil`.
    public convenience init?(
        jpegDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?,
        shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        guard decode == nil, let file = source.data.flatMap({ ImageFile(jpeg: $0) }) else { return nil }
        self.init(file: file, interpolates: shouldInterpolate, intent: intent)
    }

    /// Creates an image of a file, with the file's size in pixels.
    package convenience init(
        file: ImageFile, interpolates: Bool = true, intent: CGColorRenderingIntent = .defaultIntent
    ) {
        let all = CGRect(x: 0, y: 0, width: file.width, height: file.height)
        self.init(
            ImageContent(source: .file(file, showing: all), width: file.width, height: file.height),
            interpolates: interpolates, intent: intent)
    }

    /// Returns this image.
    public func copy() -> CGImage? { self }

    /// Returns the part of the image in a rectangle, in pixels from the upper-left corner, rounded to whole pixels; `nil` if
    /// they don't intersect.
    public func cropping(to rect: CGRect) -> CGImage? {
        let part = rect.integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
        guard !part.isNull, !part.isEmpty else { return nil }
        let cropped = content.cropped(to: part)
        return CGImage(
            cropped, provider: cropped.bytes.flatMap { CGDataProvider(data: $0) }, interpolates: interpolates,
            intent: intent)
    }

    /// The width in pixels.
    public var width: Int { content.width }
    /// The height in pixels.
    public var height: Int { content.height }
    /// The number of bits per component.
    public var bitsPerComponent: Int { format.bitsPerComponent }
    /// The number of bits per pixel.
    public var bitsPerPixel: Int { format.bitsPerPixel }
    /// The number of bytes per row.
    public var bytesPerRow: Int { format.bytesPerRow }
    /// The color space of the pixels.
    public var colorSpace: CGColorSpace? { format.space }
    /// The position of the alpha component.
    public var alphaInfo: CGImageAlphaInfo { format.bitmapInfo.alphaInfo }
    /// The order of components and bytes.
    public var bitmapInfo: CGBitmapInfo { format.bitmapInfo }
    /// The provider of the pixel data; `nil` for an image made by a context, and for an image of a file, which
    /// isn't decoded.
    public var dataProvider: CGDataProvider? { provider }
    /// The decode array: always `nil`.
    public var decode: UnsafePointer<CGFloat>? { nil }
    /// Whether the image is interpolated when scaled.
    public var shouldInterpolate: Bool { interpolates }
    /// The type of the file that the image was created from; `nil` without a file. iOS 9.
    public var utType: CFString? {
        guard case .file(let file, _) = content.source else { return nil }
        return file.format.typeIdentifier
    }

    /// The rendering intent.
    public var renderingIntent: CGColorRenderingIntent { intent }

    private var format: PixelFormat {
        switch content.source {
        case .pixels(let format, _): format
        case .file(let file, _): file.pixelFormat
        case .drawing: PixelFormat(drawnWidth: width)
        }
    }

    /// Returns whether two images are the same object.
    public static func == (one: CGImage, other: CGImage) -> Bool { one === other }

    /// Hashes the image's identity.
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
    /// The pixel format of a rasterized drawing.
    init(drawnWidth width: Int) {
        self.init(
            bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: width * 4,
            space: CGColorSpace(name: CGColorSpace.sRGB),
            bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue))
    }
}
