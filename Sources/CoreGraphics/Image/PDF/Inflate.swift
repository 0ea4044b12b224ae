/// Unpacks what was packed as RFC 1950 and RFC 1951 describe: zlib's format around "deflate".
struct Inflate {
    private let input: [UInt8]
    private var place: Int
    private var held: UInt32 = 0
    private var heldBits = 0
    private var output: [UInt8] = []

    /// The bytes of a stream with zlib's two bytes in front; `nil` for what is none. What is broken off ends there.
    static func bytes(of stream: [UInt8]) -> [UInt8]? {
        guard stream.count > 2, stream[0] & 15 == 8, (Int(stream[0]) << 8 | Int(stream[1])) % 31 == 0 else {
            return nil
        }
        var inflate = Inflate(input: stream, place: 2)
        while inflate.readBlock() {}
        return inflate.output
    }

    private init(input: [UInt8], place: Int) {
        self.input = input
        self.place = place
    }

    /// Returns whether another block follows.
    private mutating func readBlock() -> Bool {
        let isLast = bits(1) == 1
        switch bits(2) {
        case 0: return copyBlock() && !isLast
        case 1: return decode(.fixedLengths, .fixedDistances) && !isLast
        case 2:
            guard let (lengths, distances) = readCodes() else { return false }
            return decode(lengths, distances) && !isLast
        default: return false
        }
    }

    private mutating func bits(_ count: Int) -> Int {
        while heldBits < count {
            held |= UInt32(place < input.count ? input[place] : 0) << heldBits
            place += 1
            heldBits += 8
        }
        let value = held & ((1 << count) - 1)
        held >>= count
        heldBits -= count
        return Int(value)
    }

    private mutating func copyBlock() -> Bool {
        (held, heldBits) = (0, 0)
        let count = bits(16)
        _ = bits(16)
        guard place + count <= input.count else { return false }
        output += input[place..<place + count]
        place += count
        return true
    }

    private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

    /// The two tables that stand in front of a block.
    private mutating func readCodes() -> (HuffmanCode, HuffmanCode)? {
        let (lengthCount, distanceCount, codeCount) = (bits(5) + 257, bits(5) + 1, bits(4) + 4)
        var codeSizes = [Int](repeating: 0, count: 19)
        for index in 0..<codeCount { codeSizes[Self.order[index]] = bits(3) }
        let code = HuffmanCode(sizes: codeSizes)
        var sizes: [Int] = []
        while sizes.count < lengthCount + distanceCount {
            guard let symbol = symbol(code) else { return nil }
            switch symbol {
            case 16: sizes += [Int](repeating: sizes.last ?? 0, count: bits(2) + 3)
            case 17: sizes += [Int](repeating: 0, count: bits(3) + 3)
            case 18: sizes += [Int](repeating: 0, count: bits(7) + 11)
            default: sizes.append(symbol)
            }
        }
        return (
            HuffmanCode(sizes: Array(sizes[..<lengthCount])),
            HuffmanCode(sizes: Array(sizes[lengthCount..<lengthCount + distanceCount]))
        )
    }

    private mutating func symbol(_ code: HuffmanCode) -> Int? {
        var (value, first, index) = (0, 0, 0)
        for size in 1..<16 where place <= input.count + 4 {
            value |= bits(1)
            let count = code.counts[size]
            if value - count < first { return code.symbols[index + value - first] }
            index += count
            first = (first + count) << 1
            value <<= 1
        }
        return nil
    }

    private static let lengthBases = [
        3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163,
        195, 227, 258,
    ]
    private static let lengthBits = [
        0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
    ]
    private static let distanceBases = [
        1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049, 3073,
        4097, 6145, 8193, 12289, 16385, 24577,
    ]

    private mutating func decode(_ lengths: HuffmanCode, _ distances: HuffmanCode) -> Bool {
        while let symbol = symbol(lengths) {
            if symbol == 256 { return true }
            guard symbol > 256 else {
                output.append(UInt8(symbol))
                continue
            }
            guard symbol < 286 else { return false }
            let length = Self.lengthBases[symbol - 257] + bits(Self.lengthBits[symbol - 257])
            guard let code = self.symbol(distances), code < 30 else { return false }
            let distance = Self.distanceBases[code] + bits(max(0, code / 2 - 1))
            guard distance <= output.count else { return false }
            for _ in 0..<length { output.append(output[output.count - distance]) }
        }
        return false
    }
}

/// A code in which frequent symbols are short.
private struct HuffmanCode {
    /// How many symbols have each size.
    private(set) var counts = [Int](repeating: 0, count: 16)
    /// The symbols in the order of their codes.
    private(set) var symbols: [Int] = []

    /// - Parameter sizes: how many bits each symbol has, 0 for none.
    init(sizes: [Int]) {
        for size in sizes where size > 0 { counts[size] += 1 }
        for size in 1..<16 { symbols += sizes.indices.filter { sizes[$0] == size } }
    }

    static let fixedLengths = HuffmanCode(
        sizes: (0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 })
    static let fixedDistances = HuffmanCode(sizes: [Int](repeating: 5, count: 30))
}
