/// An image as a value: what it shows, and how many pixels it has.
package struct ImageContent: Hashable, Sendable {
    /// Where the picture comes from.
    package enum Source: Hashable, Sendable {
        /// The bytes of its pixels.
        case pixels(PixelFormat, Data)
        /// What was drawn, and the part of the drawing's coordinates that the image shows.
        case drawing(Drawing, showing: CGRect)
        /// A file, and the part of its pixels that the image shows.
        case file(ImageFile, showing: CGRect)
    }

    /// Where the picture comes from.
    package var source: Source
    /// How many pixels a row has.
    package var width: Int
    /// How many rows there are.
    package var height: Int

    /// The file that the image shows all of; `nil` for any other image.
    package var wholeFile: ImageFile? {
        guard case .file(let file, let shown) = source,
            shown == CGRect(x: 0, y: 0, width: file.width, height: file.height)
        else { return nil }
        return file
    }

    /// The image as a PNG file: the file that it is, or its pixels. `nil` for a file of another kind and for what has no pixels here.
    package var pngFile: Data? {
        if case .file = source { return wholeFile.flatMap { $0.format == .png ? $0.bytes : nil } }
        return straightPixels.map { PNGWriter.file($0, width: width, height: height) }
    }

    /// The image as a JPEG file: the file that it is, or its pixels. `nil` for a file of another kind and for what has no pixels here.
    ///
    /// - Parameters:
    ///   - quality: what of the pixels a new file keeps, from 0 to 1.
    ///   - orientation: how the image is turned before it is shown, as EXIF counts.
    package func jpegFile(quality: Double, orientation: Int) -> Data? {
        if case .file = source {
            return wholeFile.flatMap { $0.format == .jpeg ? $0.turned(to: orientation)?.bytes : nil }
        }
        guard width > 0, height > 0, width < 65536, height < 65536 else { return nil }
        return straightPixels.map {
            JPEGWriter.file($0, width: width, height: height, quality: quality, orientation: orientation)
        }
    }

    /// Red, green, blue and alpha of each pixel; `nil` for a file, for pixels of other than 8 bits a number, and for a drawing with what has
    /// no pixels here: letters, gradients, shadows.
    private var straightPixels: Data? {
        switch source {
        case .pixels(let format, let bytes):
            PixelReader(format, bytes)?.straightPixels(width: width, height: height)
        case .file: nil
        case .drawing: ImagePixels.canvas(of: self)?.straightPixels
        }
    }

    /// A part of the image, in pixels from its upper left corner.
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

/// How the pixels of an image are written.
package struct PixelFormat: Hashable, Sendable {
    /// The bits of one number of a pixel.
    package var bitsPerComponent: Int
    /// The bits of a pixel.
    package var bitsPerPixel: Int
    /// The bytes of a row.
    package var bytesPerRow: Int
    /// What the numbers mean.
    package var space: CGColorSpace?
    /// The order of numbers and bytes.
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
