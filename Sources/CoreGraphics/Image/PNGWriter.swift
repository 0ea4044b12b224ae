/// Writes pixels as a PNG file. They are not made smaller: whoever wants that has better tools.
struct PNGWriter {
    private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    private static let largestBlock = 0xFFFF

    private var file = Data(signature)

    /// A file of pixels of four bytes, red, green, blue and alpha, not multiplied by it.
    static func file(_ pixels: Data, width: Int, height: Int) -> Data {
        var writer = PNGWriter()
        // 8 bits a component, red, green, blue and alpha; no interlacing.
        writer.addChunk("IHDR", long(width) + long(height) + Data([8, 6, 0, 0, 0]))
        writer.addChunk("IDAT", compressed(lines(pixels, width: width)))
        writer.addChunk("IEND", Data())
        return writer.file
    }

    private mutating func addChunk(_ name: String, _ content: Data) {
        let checked = Data(name.utf8) + content
        file += Self.long(content.count) + checked + Self.long(Int(PNGChecksum.crc(checked)))
    }

    /// Each line begins with the number of its filter: none.
    private static func lines(_ pixels: Data, width: Int) -> Data {
        stride(from: 0, to: pixels.count, by: width * 4).reduce(into: Data()) { lines, start in
            lines.append(0)
            lines += pixels.dropFirst(start).prefix(width * 4)
        }
    }

    /// In the form of RFC 1950 and 1951, in blocks that are stored as they are.
    private static func compressed(_ content: Data) -> Data {
        var result = Data([0x78, 0x01])
        for start in stride(from: 0, to: content.count, by: largestBlock) {
            let block = content.dropFirst(start).prefix(largestBlock)
            let isLast = start + block.count == content.count
            let count = UInt16(block.count)
            result += [isLast ? 1 : 0, UInt8(count & 0xFF), UInt8(count >> 8)]
            result += [UInt8(~count & 0xFF), UInt8(~count >> 8)]
            result += block
        }
        return result + long(Int(PNGChecksum.adler(content)))
    }

    private static func long(_ number: Int) -> Data {
        Data([24, 16, 8, 0].map { UInt8(number >> $0 & 0xFF) })
    }
}
