/// Decodes the first image of a GIF file. Follows CompuServe's "Graphics Interchange Format, Version 89a".
struct GIFReader {
    let width: Int
    let height: Int
    /// Red, green, blue, and alpha: four bytes per pixel.
    let pixels: Data

    private struct Colors {
        let place: Int
        let count: Int
    }

    /// Returns `nil` for other data, and if the first image is incomplete.
    init?(_ bytes: Data) {
        let reader = ByteReader(bytes)
        guard reader.holds("GIF87a", at: 0) || reader.holds("GIF89a", at: 0),
            let width = reader.short(at: 6, lowFirst: true), let height = reader.short(at: 8, lowFirst: true),
            let flags = reader.byte(at: 10), (1...1 << 26).contains(width * height)
        else { return nil }
        self.width = width
        self.height = height
        var place = 13
        let shared = Self.colors(flags, &place)
        var clear: Int?
        while let kind = reader.byte(at: place) {
            switch kind {
            case 0x21:
                // The graphic control extension: whether a color is transparent, and its index.
                if reader.byte(at: place + 1) == 0xF9, let bits = reader.byte(at: place + 3) {
                    clear = bits & 1 == 1 ? reader.byte(at: place + 6) : nil
                }
                place = Self.end(ofBlocksAt: place + 2, reader)
            case 0x2C:
                guard let pixels = Self.picture(reader, place, shared, clear, width, height) else {
                    return nil
                }
                self.pixels = pixels
                return
            default: return nil
            }
        }
        return nil
    }

    /// Reads the color table that a byte of flags describes, and moves `place` after it.
    private static func colors(_ flags: Int, _ place: inout Int) -> Colors? {
        guard flags & 0x80 != 0 else { return nil }
        let colors = Colors(place: place, count: 2 << (flags & 7))
        place += colors.count * 3
        return colors
    }

    private static func end(ofBlocksAt start: Int, _ reader: ByteReader) -> Int {
        var place = start
        while let count = reader.byte(at: place), count > 0 { place += count + 1 }
        return place + 1
    }

    private static func content(ofBlocksAt start: Int, _ reader: ByteReader) -> [UInt8] {
        var (place, content): (Int, [UInt8]) = (start, [])
        while let count = reader.byte(at: place), count > 0,
            let block = reader.part(from: place + 1, count: count)
        {
            content += block
            place += count + 1
        }
        return content
    }

    /// Decodes the image of an image descriptor, on a transparent screen.
    private static func picture(
        _ reader: ByteReader, _ start: Int, _ shared: Colors?, _ clear: Int?, _ width: Int, _ height: Int
    ) -> Data? {
        let sides = [1, 3, 5, 7].compactMap { reader.short(at: start + $0, lowFirst: true) }
        guard sides.count == 4, let flags = reader.byte(at: start + 9) else { return nil }
        var place = start + 10
        guard let colors = Self.colors(flags, &place) ?? shared, let size = reader.byte(at: place),
            (2...8).contains(size), sides[2] > 0, sides[3] > 0
        else { return nil }
        let indexes = CodeReader(content(ofBlocksAt: place + 1, reader)).values(
            codeSize: size, limit: sides[2] * sides[3])
        guard indexes.count == sides[2] * sides[3] else { return nil }
        let rows = flags & 0x40 == 0 ? Array(0..<sides[3]) : interlacedRows(sides[3])
        guard let palette = reader.part(from: colors.place, count: colors.count * 3).map(Array.init) else {
            return nil
        }
        var pixels = [UInt8](repeating: 0, count: width * height * 4)
        for (number, row) in rows.enumerated() where sides[1] + row < height {
            for column in 0..<max(0, min(sides[2], width - sides[0])) {
                let index = Int(indexes[number * sides[2] + column])
                guard index != clear, index < colors.count else { continue }
                let pixel = ((sides[1] + row) * width + sides[0] + column) * 4
                for part in 0..<3 { pixels[pixel + part] = palette[index * 3 + part] }
                pixels[pixel + 3] = 255
            }
        }
        return Data(pixels)
    }

    /// Returns the order of rows in an interlaced image.
    private static func interlacedRows(_ height: Int) -> [Int] {
        [(0, 8), (4, 8), (2, 4), (1, 2)].flatMap { Array(stride(from: $0.0, to: height, by: $0.1)) }
    }
}

/// Decompresses GIF's LZW data: codes of increasing width, least significant bit first.
private struct CodeReader {
    private let bytes: [UInt8]
    private var place = 0

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    private mutating func code(of bits: Int) -> Int? {
        guard place + bits <= bytes.count * 8 else { return nil }
        var code = 0
        for bit in 0..<bits where bytes[(place + bit) / 8] >> ((place + bit) % 8) & 1 == 1 {
            code |= 1 << bit
        }
        place += bits
        return code
    }

    /// Returns the values, at most `limit`; fewer if a code is invalid.
    consuming func values(codeSize: Int, limit: Int) -> [UInt8] {
        let (restart, end) = (1 << codeSize, 1 << codeSize + 1)
        var values: [UInt8] = []
        values.reserveCapacity(limit)
        /// The meaning of each code: a range of the values. The first codes mean themselves.
        var words: [Range<Int>] = []
        var (bits, last): (Int, Range<Int>?) = (codeSize + 1, nil)
        while values.count < limit, let code = self.code(of: bits), code != end {
            if code == restart {
                (words, bits, last) = ([], codeSize + 1, nil)
                continue
            }
            let start = values.count
            if code < restart {
                values.append(UInt8(code))
            } else if let word = code - end - 1 < words.count ? words[code - end - 1] : last,
                code - end - 1 <= words.count
            {
                values += values[word]
                if code - end - 1 == words.count { values.append(values[start]) }
            } else {
                return values
            }
            if let last, words.count + end + 1 < 4096 { words.append(last.lowerBound..<last.upperBound + 1) }
            last = start..<values.count
            if words.count + end + 1 == 1 << bits, bits < 12 { bits += 1 }
        }
        return Array(values.prefix(limit))
    }
}
