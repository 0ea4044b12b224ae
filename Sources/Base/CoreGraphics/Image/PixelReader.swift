/// Converts an app's pixel data.
struct PixelReader {
    private let format: PixelFormat
    private let bytes: Data
    private let order: [Int]
    private let isGray: Bool

    /// Returns `nil` for unsupported formats. Supports 8 bits per component, RGB or gray.
    init?(_ format: PixelFormat, _ bytes: Data) {
        let isGray = format.space?.model == .monochrome
        guard format.bitsPerComponent == 8, !format.bitmapInfo.contains(.floatComponents),
            let order = Self.order(of: format, isGray: isGray)
        else { return nil }
        (self.format, self.bytes, self.order, self.isGray) = (format, bytes, order, isGray)
    }

    /// Returns the red, green, blue, and alpha of each pixel, row by row. Missing bytes are transparent.
    func straightPixels(width: Int, height: Int) -> Data {
        var pixels = Data(capacity: width * height * 4)
        for row in 0..<height {
            for column in 0..<width {
                pixels += pixel(at: row * format.bytesPerRow + column * format.bitsPerPixel / 8)
            }
        }
        return pixels
    }

    private func pixel(at place: Int) -> [UInt8] {
        guard place + format.bitsPerPixel / 8 <= bytes.count else { return [0, 0, 0, 0] }
        let start = bytes.startIndex + place
        var parts = order.map { $0 < 0 ? UInt8.max : bytes[start + $0] }
        let alpha = parts[3]
        guard isMultiplied, alpha > 0, alpha < 255 else { return parts }
        for index in 0..<3 {
            let color = (Int(parts[index]) * 255 + Int(alpha) / 2) / Int(alpha)
            parts[index] = UInt8(min(color, 255))
        }
        return parts
    }

    private var isMultiplied: Bool {
        [.premultipliedFirst, .premultipliedLast].contains(format.bitmapInfo.alphaInfo)
    }

    /// Returns the offsets of red, green, blue, and alpha in a pixel; -1 for a missing component.
    private static func order(of format: PixelFormat, isGray: Bool) -> [Int]? {
        let count = format.bitsPerPixel / 8
        let colors = isGray ? [0, 0, 0] : [0, 1, 2]
        let colorCount = isGray ? 1 : 3
        let places: [Int]
        switch format.bitmapInfo.alphaInfo {
        case .none: places = colors + [-1]
        case .last, .premultipliedLast: places = colors + [colorCount]
        case .noneSkipLast: places = colors + [-1]
        case .first, .premultipliedFirst: places = colors.map { $0 + 1 } + [0]
        case .noneSkipFirst: places = colors.map { $0 + 1 } + [-1]
        case .alphaOnly: return nil
        }
        guard (places.max() ?? 0) < count else { return nil }
        let isTurned = format.bitmapInfo.intersection(.byteOrderMask) == .byteOrder32Little
        guard isTurned else { return places }
        return count == 4 ? places.map { $0 < 0 ? $0 : 3 - $0 } : nil
    }
}
