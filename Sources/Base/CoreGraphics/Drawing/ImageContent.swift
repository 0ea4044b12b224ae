/// An image as a value: its source and its size in pixels.
package struct ImageContent: Hashable, Sendable {
    /// The source of an image.
    package enum Source: Hashable, Sendable {
        /// Pixel data.
        case pixels(PixelFormat, Data)
        /// A drawing, and the shown rectangle in the drawing's coordinates.
        case drawing(Drawing, showing: CGRect)
        /// A file, and the shown rectangle in its pixels.
        case file(ImageFile, showing: CGRect)
    }

    package var source: Source
    /// The width in pixels.
    package var width: Int
    /// The height in pixels.
    package var height: Int

    /// The file, if the image shows all of it; otherwise `nil`.
    package var wholeFile: ImageFile? {
        guard case .file(let file, let shown) = source,
            shown == CGRect(x: 0, y: 0, width: file.width, height: file.height)
        else { return nil }
        return file
    }

    /// The image as PNG data: the original file, or its encoded pixels. `nil` for a file of another format, and for an image that can't
    /// be rasterized.
    package var pngFile: Data? {
        if case .file = source { return wholeFile.flatMap { $0.format == .png ? $0.bytes : nil } }
        return straightPixels.map { PNGWriter.file($0, width: width, height: height) }
    }

    /// Returns the image as JPEG data: the original file, or its encoded pixels. Returns `nil` for a file of another format, and for an
    /// image that can't be rasterized.
    ///
    /// - Parameters:
    ///   - quality: The quality of a new file, from 0 to 1.
    ///   - orientation: The EXIF orientation.
    package func jpegFile(quality: Double, orientation: Int) -> Data? {
        if case .file = source {
            return wholeFile.flatMap { $0.format == .jpeg ? $0.turned(to: orientation)?.bytes : nil }
        }
        guard width > 0, height > 0, width < 65536, height < 65536 else { return nil }
        return straightPixels.map {
            JPEGWriter.file($0, width: width, height: height, quality: quality, orientation: orientation)
        }
    }

    /// The red, green, blue, and alpha of each pixel. `nil` for a file, for pixels with other than 8 bits per component, and for a drawing
    /// that can't be rasterized: with text, gradients, or shadows.
    private var straightPixels: Data? {
        switch source {
        case .pixels(let format, let bytes):
            PixelReader(format, bytes)?.straightPixels(width: width, height: height)
        case .file: nil
        case .drawing: ImagePixels.canvas(of: self)?.straightPixels
        }
    }

    /// Crops the image to a rectangle, in pixels from the upper-left corner.
    func cropped(to part: CGRect) -> ImageContent {
        let cropped: Source =
            switch source {
            case .pixels(let format, let bytes):
                .pixels(
                    format.cropped(toWidth: Int(part.width)), format.bytes(of: part, in: bytes))
            case .drawing(let drawing, let shown):
                .drawing(drawing, showing: shown.part(part, ofWidth: width, height: height))
            case .file(let file, let shown):
                .file(file, showing: shown.part(part, ofWidth: width, height: height))
            }
        return ImageContent(source: cropped, width: Int(part.width), height: Int(part.height))
    }
}

/// The pixel layout of an image.
package struct PixelFormat: Hashable, Sendable {
    /// The number of bits per component.
    package var bitsPerComponent: Int
    /// The number of bits per pixel.
    package var bitsPerPixel: Int
    /// The number of bytes per row.
    package var bytesPerRow: Int
    /// The color space of the components.
    package var space: CGColorSpace?
    /// The order of components and bytes.
    package var bitmapInfo: CGBitmapInfo

    fileprivate func cropped(toWidth width: Int) -> PixelFormat {
        var format = self
        format.bytesPerRow = width * bitsPerPixel / 8
        return format
    }

    fileprivate func bytes(of part: CGRect, in bytes: Data) -> Data {
        let (first, count) = (Int(part.minX) * bitsPerPixel / 8, Int(part.width) * bitsPerPixel / 8)
        return (Int(part.minY)..<Int(part.maxY)).reduce(into: Data()) { result, row in
            let start = bytes.startIndex + row * bytesPerRow + first
            result += bytes[min(start, bytes.endIndex)..<min(start + count, bytes.endIndex)]
        }
    }
}

extension CGRect {
    fileprivate func part(_ part: CGRect, ofWidth pixelWidth: Int, height pixelHeight: Int) -> CGRect {
        let (x, y) = (width / CGFloat(pixelWidth), height / CGFloat(pixelHeight))
        return CGRect(
            x: minX + part.minX * x, y: minY + part.minY * y, width: part.width * x, height: part.height * y)
    }
}
