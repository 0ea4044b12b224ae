// Reads PNG headers. Follows the W3C's "Portable Network Graphics (PNG) Specification".
extension ImageFile {
    /// Reads the header of a PNG file; `nil` for other data, an invalid header, or a file without pixels.
    package init?(png bytes: Data) {
        guard let header = PNGHeader(ByteReader(bytes)) else { return nil }
        self.init(
            .png, bytes, width: header.width, height: header.height,
            PixelFormat(
                width: header.width, bitsPerComponent: header.depth, components: header.color.components,
                hasAlpha: header.color.hasAlpha, isGray: header.color.isGray))
    }
}

private struct PNGHeader {
    let width: Int
    let height: Int
    let depth: Int
    let color: Color

    enum Color: Int {
        case gray = 0
        case rgb = 2
        case indexed = 3
        case grayWithAlpha = 4
        case rgbWithAlpha = 6

        var components: Int {
            switch self {
            case .gray, .indexed: 1
            case .grayWithAlpha: 2
            case .rgb: 3
            case .rgbWithAlpha: 4
            }
        }

        var hasAlpha: Bool { self == .grayWithAlpha || self == .rgbWithAlpha }
        var isGray: Bool { self == .gray || self == .grayWithAlpha }

        func allows(depth: Int) -> Bool {
            switch self {
            case .gray: [1, 2, 4, 8, 16].contains(depth)
            case .indexed: [1, 2, 4, 8].contains(depth)
            case .rgb, .grayWithAlpha, .rgbWithAlpha: depth == 8 || depth == 16
            }
        }
    }

    private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    private static let sizes = 1...0x7FFF_FFFF

    init?(_ reader: ByteReader) {
        guard reader.part(from: 0, count: 8) == Data(Self.signature), reader.long(at: 8) == 13,
            reader.holds("IHDR", at: 12), let checked = reader.part(from: 12, count: 17),
            reader.long(at: 29) == Int(PackedBytes.checksum([UInt8](checked))), Self.hasPixels(reader)
        else { return nil }
        guard let width = reader.long(at: 16), let height = reader.long(at: 20),
            Self.sizes.contains(width), Self.sizes.contains(height), let depth = reader.byte(at: 24),
            let color = reader.byte(at: 25).flatMap(Color.init), color.allows(depth: depth)
        else { return nil }
        (self.width, self.height, self.depth, self.color) = (width, height, depth, color)
    }

    private static func hasPixels(_ reader: ByteReader) -> Bool {
        var place = 33
        while let length = reader.long(at: place) {
            if reader.holds("IDAT", at: place + 4) { return true }
            place += 12 + length
        }
        return false
    }
}
