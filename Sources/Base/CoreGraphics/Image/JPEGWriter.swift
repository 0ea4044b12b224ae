/// Writes pixels as a JPEG file: baseline ITU-T T.81, without chroma subsampling.
struct JPEGWriter {
    private let pixels: [UInt8]
    private let width: Int
    private let height: Int
    private var file = Data([0xFF, 0xD8])

    /// Encodes pixels of four bytes: red, green, blue, and alpha, not premultiplied. Transparent pixels are
    /// blended with white.
    ///
    /// - Parameters:
    ///   - quality: The quality, from 0 (smallest file) to 1 (best).
    ///   - orientation: The EXIF orientation.
    static func file(_ pixels: Data, width: Int, height: Int, quality: Double, orientation: Int) -> Data {
        var writer = JPEGWriter(pixels: [UInt8](pixels), width: width, height: height)
        let divisors = [JPEGTables.brightness, JPEGTables.color].map { divided($0, quality) }
        writer.addHeader(divisors, orientation: orientation)
        var scan = JPEGScan(divisors: divisors)
        for top in stride(from: 0, to: height, by: 8) {
            for left in stride(from: 0, to: width, by: 8) {
                for component in 0..<3 {
                    scan.add(writer.block(component, left: left, top: top), of: component)
                }
            }
        }
        return writer.file + scan.finished + Data([0xFF, 0xD9])
    }

    private init(pixels: [UInt8], width: Int, height: Int) {
        (self.pixels, self.width, self.height) = (pixels, width, height)
    }

    private static func divided(_ table: [Int], _ quality: Double) -> [Int] {
        let percent = min(max(quality, 0.01), 1) * 100
        let scale = percent < 50 ? 50 / percent : 2 - percent / 50
        return table.map { min(max(Int((Double($0) * scale).rounded()), 1), 255) }
    }

    // MARK: - The header

    private mutating func addHeader(_ divisors: [[Int]], orientation: Int) {
        let exif: [UInt8] = [
            0x4D, 0x4D, 0, 0x2A, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, UInt8(orientation),
        ]
        add(0xE1, Data("Exif\0\0".utf8) + exif + Data(count: 6))
        for (number, table) in divisors.enumerated() {
            add(0xDB, Data([UInt8(number)] + JPEGTables.order.map { UInt8(table[$0]) }))
        }
        let size = [height >> 8, height & 0xFF, width >> 8, width & 0xFF].map { UInt8($0) }
        add(0xC0, Data([8] + size + [3, 1, 0x11, 0, 2, 0x11, 1, 3, 0x11, 1]))
        add(0xC4, Data([0x00] + JPEGTables.means.counts + JPEGTables.means.values))
        add(0xC4, Data([0x10] + JPEGTables.waves.counts + JPEGTables.waves.values))
        add(0xDA, Data([3, 1, 0, 2, 0, 3, 0, 0, 63, 0]))
    }

    private mutating func add(_ marker: UInt8, _ content: Data) {
        let length = content.count + 2
        file += Data([0xFF, marker, UInt8(length >> 8), UInt8(length & 0xFF)]) + content
    }

    // MARK: - The pixels

    /// Returns the values of an 8 × 8 block. At the edges, the last row and column repeat.
    private func block(_ component: Int, left: Int, top: Int) -> [Double] {
        (0..<64).map { place in
            let (row, column) = (min(top + place / 8, height - 1), min(left + place % 8, width - 1))
            let start = (row * width + column) * 4
            let alpha = Double(pixels[start + 3]) / 255
            let (red, green, blue) = (part(start, alpha), part(start + 1, alpha), part(start + 2, alpha))
            switch component {
            case 0: return 0.299 * red + 0.587 * green + 0.114 * blue - 128
            case 1: return -0.168736 * red - 0.331264 * green + 0.5 * blue
            default: return 0.5 * red - 0.418688 * green - 0.081312 * blue
            }
        }
    }

    private func part(_ place: Int, _ alpha: Double) -> Double {
        Double(pixels[place]) * alpha + 255 * (1 - alpha)
    }
}
