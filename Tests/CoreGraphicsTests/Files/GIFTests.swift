import Testing

@testable import CoreGraphics

/// The first image of a GIF file.
@Suite struct GIFTests {
    /// A file with one image whose colors are 0, 1, 2 … in all three components.
    private func file(
        _ indexes: [UInt8], size: (Int, Int), screen: (Int, Int)? = nil, corner: (Int, Int) = (0, 0),
        clear: UInt8? = nil, isInterlaced: Bool = false
    ) -> Data {
        func short(_ number: Int) -> [UInt8] { [UInt8(number & 255), UInt8(number >> 8)] }
        let screen = screen ?? size
        var bytes = Array("GIF89a".utf8) + short(screen.0) + short(screen.1) + [0xF7, 0, 0]
        bytes += (0..<256).flatMap { [UInt8($0), UInt8($0), UInt8($0)] }
        bytes += [0x21, 0xFE, 2, 104, 105, 0]
        if let clear { bytes += [0x21, 0xF9, 4, 1, 0, 0, clear, 0] }
        bytes += [0x2C] + short(corner.0) + short(corner.1) + short(size.0) + short(size.1)
        bytes += [isInterlaced ? 0x40 : 0, 8]
        let packed = packed(indexes)
        for start in stride(from: 0, to: packed.count, by: 255) {
            let block = packed[start..<min(start + 255, packed.count)]
            bytes += [UInt8(block.count)] + block
        }
        return Data(bytes + [0, 0x3B])
    }

    /// LZW-compressed bytes: a known sequence is written as one code.
    private func packed(_ values: [UInt8]) -> [UInt8] {
        var (bytes, free, width): ([UInt8], Int, Int) = ([], 0, 9)
        func write(_ code: Int) {
            for bit in 0..<width {
                if free == 0 { bytes.append(0) }
                if code >> bit & 1 == 1 { bytes[bytes.count - 1] |= 1 << free }
                free = (free + 1) % 8
            }
        }
        var words: [[UInt8]: Int] = [:]
        func code(of word: [UInt8]) -> Int { word.count == 1 ? Int(word[0]) : words[word]! }
        write(256)
        var word: [UInt8] = []
        for value in values {
            if word.isEmpty || words[word + [value]] != nil {
                word.append(value)
                continue
            }
            write(code(of: word))
            let next = 258 + words.count
            words[word + [value]] = next
            if next == 1 << width { width += 1 }
            if next == 4095 {
                write(256)
                (words, width) = ([:], 9)
            }
            word = [value]
        }
        write(code(of: word))
        write(257)
        return bytes
    }

    private func grays(_ reader: GIFReader) -> [UInt8] {
        stride(from: 0, to: reader.pixels.count, by: 4).map { reader.pixels[$0] }
    }

    @Test(arguments: [1, 7, 255, 4_000, 20_000]) func `all pixels are read`(count: Int) throws {
        let indexes = (0..<count).map { UInt8(truncatingIfNeeded: $0 * $0 / 7 % 61) }
        let reader = try #require(GIFReader(file(indexes, size: (count, 1))))
        #expect(grays(reader) == indexes)
        #expect(stride(from: 3, to: count * 4, by: 4).allSatisfy { reader.pixels[$0] == 255 })
    }

    @Test func `rows of an interlaced picture come to their places`() throws {
        let rows: [UInt8] = [0, 8, 4, 2, 6, 1, 3, 5, 7]
        let reader = try #require(GIFReader(file(rows, size: (1, 9), isInterlaced: true)))
        #expect(grays(reader) == Array(0...8))
    }

    @Test func `a color may be clear, and so is what the picture does not cover`() throws {
        let reader = try #require(
            GIFReader(file([1, 2], size: (2, 1), screen: (2, 2), corner: (0, 1), clear: 2)))
        #expect([UInt8](reader.pixels) == [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 255, 0, 0, 0, 0])
    }

    @Test func `it is an image as a PNG file is`() throws {
        let image = try #require(ImageFile(file([1, 2, 3, 4, 5, 6], size: (3, 2))))
        #expect((image.width, image.height, image.format) == (3, 2, .png))
    }

    @Test func `a file that ends too early is none, and no damage ends the program`() {
        let whole = file([1, 2, 3, 4], size: (2, 2))
        for count in 0..<whole.count - 3 { #expect(GIFReader(whole.prefix(count)) == nil) }
        for place in whole.indices {
            for value: UInt8 in [0, 1, 0x7F, 0xFF] {
                var damaged = whole
                damaged[place] = value
                _ = GIFReader(damaged)
            }
        }
    }
}
