/// An image file: its bytes, unchanged, and the values in its header. The pixels aren't decoded, except for GIF files, whose first
/// image is converted to PNG.
package struct ImageFile: Hashable, Sendable {
    /// The file format. Raw values are media subtypes.
    package enum Format: String, Hashable, Sendable {
        /// Lossless pixels.
        case png
        /// Photographs.
        case jpeg
        /// Vector shapes.
        case svg = "svg+xml"
    }

    package let format: Format
    package let bytes: Data
    /// The width in pixels, before the orientation is applied. A vector image has one pixel per point.
    package let width: Int
    /// The height in pixels, before the orientation is applied.
    package let height: Int
    /// The pixel format of the decoded image.
    package let pixelFormat: PixelFormat
    /// The EXIF orientation, from 1 (upright) to 8.
    package let orientation: Int
    /// The offset of the orientation in the bytes.
    let orientationPlace: Int?

    init(
        _ format: Format, _ bytes: Data, width: Int, height: Int, _ pixelFormat: PixelFormat,
        orientation: Int = 1, orientationPlace: Int? = nil
    ) {
        self.format = format
        self.bytes = bytes
        self.width = width
        self.height = height
        self.pixelFormat = pixelFormat
        self.orientation = orientation
        self.orientationPlace = orientationPlace
    }

    /// Reads the header of a PNG, JPEG, or GIF file; `nil` for other data, or an invalid header.
    package init?(_ bytes: Data) {
        guard let file = ImageFile(png: bytes) ?? ImageFile(jpeg: bytes) ?? ImageFile(gif: bytes) else {
            return nil
        }
        self = file
    }

    /// Decodes the first image of a GIF file; `nil` for other data.
    private init?(gif bytes: Data) {
        guard let picture = GIFReader(bytes) else { return nil }
        self.init(png: PNGWriter.file(picture.pixels, width: picture.width, height: picture.height))
    }

    /// Returns the file with another orientation; `nil` if the file has no orientation entry.
    package func turned(to orientation: Int) -> ImageFile? {
        guard orientation != self.orientation else { return self }
        guard let place = orientationPlace, (1...8).contains(orientation) else { return nil }
        var bytes = bytes
        bytes[bytes.startIndex + place] = UInt8(orientation)
        return ImageFile(
            format, bytes, width: width, height: height, pixelFormat, orientation: orientation,
            orientationPlace: place)
    }
}
