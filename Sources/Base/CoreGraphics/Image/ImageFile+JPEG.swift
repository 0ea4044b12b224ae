// Reads JPEG headers. Follows ITU-T T.81, and EXIF 2.3 for the orientation.
extension ImageFile {
    /// Reads the header of a JPEG file; `nil` for other data, an invalid header, or a file without pixels.
    package init?(jpeg bytes: Data) {
        guard let header = JPEGHeader(ByteReader(bytes)), let frame = header.frame else { return nil }
        self.init(
            .jpeg, bytes, width: frame.width, height: frame.height,
            PixelFormat(
                width: frame.width, bitsPerComponent: frame.depth, components: frame.components,
                hasAlpha: false, isGray: frame.components == 1),
            orientation: header.orientation?.value ?? 1, orientationPlace: header.orientation?.place)
    }
}

/// The segments of a JPEG file before the pixels.
private struct JPEGHeader {
    struct Frame {
        let width: Int
        let height: Int
        let depth: Int
        let components: Int
    }

    private(set) var frame: Frame?
    private(set) var orientation: (value: Int, place: Int)?

    /// Returns `nil` if the bytes end before the pixels.
    init?(_ reader: ByteReader) {
        guard reader.short(at: 0) == 0xFFD8 else { return nil }
        var place = 2
        while let marker = Self.marker(reader, &place) {
            // The start of the pixels.
            if marker == 0xDA { return }
            guard let length = reader.short(at: place), length >= 2 else { return nil }
            read(reader, marker, place + 2, length - 2)
            place += length
        }
        return nil
    }

    /// Reads the marker at `place`, after optional fill bytes, and moves `place` after it.
    private static func marker(_ reader: ByteReader, _ place: inout Int) -> Int? {
        guard reader.byte(at: place) == 0xFF else { return nil }
        while reader.byte(at: place) == 0xFF { place += 1 }
        defer { place += 1 }
        return reader.byte(at: place)
    }

    private mutating func read(_ reader: ByteReader, _ marker: Int, _ start: Int, _ count: Int) {
        switch marker {
        // The marker numbers of Huffman tables, an extension, and arithmetic coding are within the range of frames.
        case 0xC4, 0xC8, 0xCC: break
        case 0xC0...0xCF: if frame == nil { frame = Self.frame(reader, start) }
        case 0xE1: if orientation == nil { orientation = Self.orientation(reader, start, count) }
        default: break
        }
    }

    private static func frame(_ reader: ByteReader, _ start: Int) -> Frame? {
        guard let depth = reader.byte(at: start), [8, 12, 16].contains(depth),
            let height = reader.short(at: start + 1), height > 0,
            let width = reader.short(at: start + 3), width > 0,
            let components = reader.byte(at: start + 5), [1, 3, 4].contains(components)
        else { return nil }
        return Frame(width: width, height: height, depth: depth, components: components)
    }

    /// Returns the EXIF entry with the orientation.
    private static func orientation(
        _ reader: ByteReader, _ start: Int, _ count: Int
    ) -> (value: Int, place: Int)? {
        guard reader.holds("Exif\0\0", at: start) else { return nil }
        let tiff = start + 6
        let isLowFirst = reader.holds("II", at: tiff)
        guard isLowFirst || reader.holds("MM", at: tiff),
            reader.short(at: tiff + 2, lowFirst: isLowFirst) == 42,
            let offset = reader.long(at: tiff + 4, lowFirst: isLowFirst),
            let entries = reader.short(at: tiff + offset, lowFirst: isLowFirst)
        else { return nil }
        for index in 0..<entries {
            let entry = tiff + offset + 2 + index * 12
            guard entry + 12 <= start + count else { return nil }
            guard reader.short(at: entry, lowFirst: isLowFirst) == 0x0112 else { continue }
            let isShort = reader.short(at: entry + 2, lowFirst: isLowFirst) == 3
            guard isShort, let value = reader.short(at: entry + 8, lowFirst: isLowFirst),
                (1...8).contains(value)
            else { return nil }
            return (value, entry + (isLowFirst ? 8 : 9))
        }
        return nil
    }
}
