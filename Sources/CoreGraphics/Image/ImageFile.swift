/// A file that holds an image: its bytes as they are, and what their header says. The pixels are never read, but for those of a GIF
/// file, whose first picture becomes a PNG file.
package struct ImageFile: Hashable, Sendable {
    /// The kind of file. The names are those of media types.
    package enum Format: String, Hashable, Sendable {
        /// Pixels without loss.
        case png
        /// Photographs.
        case jpeg
        /// Shapes.
        case svg = "svg+xml"
    }

    /// The kind of file.
    package let format: Format
    /// All bytes of the file.
    package let bytes: Data
    /// How many pixels a row has, before the picture is turned. Shapes have one pixel a point.
    package let width: Int
    /// How many rows there are, before the picture is turned.
    package let height: Int
    /// How the pixels would be written if somebody read them.
    package let pixelFormat: PixelFormat
    /// How the picture is to be turned, as TIFF and EXIF count: 1, upright, to 8.
    package let orientation: Int
    /// Where the bytes say so.
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

    /// Reads the header of a PNG, JPEG or GIF file; `nil` for other bytes and for a header that cannot be true.
    package init?(_ bytes: Data) {
        guard let file = ImageFile(png: bytes) ?? ImageFile(jpeg: bytes) ?? ImageFile(gif: bytes) else {
            return nil
        }
        self = file
    }

    /// The first picture of a GIF file; `nil` for other bytes.
    private init?(gif bytes: Data) {
        guard let picture = GIFReader(bytes) else { return nil }
        self.init(png: PNGWriter.file(picture.pixels, width: picture.width, height: picture.height))
    }

    /// The same file, which says that its picture is to be turned another way; `nil` where it has no room to say so.
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
