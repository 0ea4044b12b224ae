/// Writes pixels as a PNG file.
struct PNGWriter {
    private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    private var file = Data(signature)

    /// Encodes pixels of four bytes: red, green, blue, and alpha, not premultiplied.
    static func file(_ pixels: Data, width: Int, height: Int) -> Data {
        var writer = PNGWriter()
        // 8 bits per component, red, green, blue, and alpha, not interlaced.
        writer.addChunk("IHDR", long(width) + long(height) + Data([8, 6, 0, 0, 0]))
        writer.addChunk("IDAT", Data(PackedBytes.packed([UInt8](lines(pixels, width: width)))))
        writer.addChunk("IEND", Data())
        return writer.file
    }

    private mutating func addChunk(_ name: String, _ content: Data) {
        let checked = Data(name.utf8) + content
        file += Self.long(content.count) + checked + Self.long(Int(PackedBytes.checksum([UInt8](checked))))
    }

    /// Returns the rows, each preceded by the filter type 0 (none).
    private static func lines(_ pixels: Data, width: Int) -> Data {
        stride(from: 0, to: pixels.count, by: width * 4).reduce(into: Data()) { lines, start in
            lines.append(0)
            lines += pixels.dropFirst(start).prefix(width * 4)
        }
    }

    private static func long(_ number: Int) -> Data {
        Data([24, 16, 8, 0].map { UInt8(number >> $0 & 0xFF) })
    }
}
