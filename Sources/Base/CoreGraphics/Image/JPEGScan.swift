import Foundation

/// The entropy-coded blocks of a JPEG file.
struct JPEGScan {
    private static let means = JPEGTables.means.bits
    private static let waves = JPEGTables.waves.bits
    /// The cosine of each frequency at each sample, with its weight.
    private static let cosines: [[Double]] = (0..<8).map { wave in
        let weight = wave == 0 ? 0.125.squareRoot() : 0.5
        return (0..<8).map { place -> Double in
            let angle = Double((2 * place + 1) * wave) * Double.pi / 16
            return weight * cos(angle)
        }
    }

    private let divisors: [[Int]]
    private var lastMeans = [0, 0, 0]
    private var bytes: [UInt8] = []
    private var waiting = 0
    private var waitingBits = 0

    init(divisors: [[Int]]) { self.divisors = divisors }

    /// The bytes, with the last byte padded with ones.
    var finished: Data {
        var scan = self
        scan.write(0x7F, 7)
        return Data(scan.bytes)
    }

    /// Adds a block of the luminance component, 0, or of a chrominance component.
    mutating func add(_ block: [Double], of component: Int) {
        let waves = Self.waves(of: block)
        let divisors = divisors[min(component, 1)]
        let numbers = JPEGTables.order.map { Int((waves[$0] / Double(divisors[$0])).rounded()) }
        write(number: numbers[0] - lastMeans[component], Self.means, zeros: 0)
        lastMeans[component] = numbers[0]
        var zeros = 0
        for number in numbers.dropFirst() {
            guard number != 0 else {
                zeros += 1
                continue
            }
            while zeros > 15 {
                write(code: 0xF0, Self.waves)
                zeros -= 16
            }
            write(number: number, Self.waves, zeros: zeros)
            zeros = 0
        }
        if zeros > 0 { write(code: 0, Self.waves) }
    }

    private static func waves(of block: [Double]) -> [Double] {
        transposed(rowsTransformed(transposed(rowsTransformed(block))))
    }

    private static func rowsTransformed(_ block: [Double]) -> [Double] {
        (0..<64).map { number in
            let (row, cosine) = (number / 8 * 8, cosines[number % 8])
            return (0..<8).reduce(0) { $0 + block[row + $1] * cosine[$1] }
        }
    }

    private static func transposed(_ block: [Double]) -> [Double] {
        (0..<64).map { block[$0 % 8 * 8 + $0 / 8] }
    }

    // MARK: - Bits

    /// Writes a code for the number's bit count, then the bits. A negative number is written as the bits of the
    /// number minus one.
    private mutating func write(number: Int, _ codes: [UInt8: (code: Int, count: Int)], zeros: Int) {
        let length = number == 0 ? 0 : Int.bitWidth - abs(number).leadingZeroBitCount
        write(code: UInt8(zeros << 4 | length), codes)
        if length > 0 { write((number < 0 ? number - 1 : number) & (1 << length - 1), length) }
    }

    private mutating func write(code: UInt8, _ codes: [UInt8: (code: Int, count: Int)]) {
        if let bits = codes[code] { write(bits.code, bits.count) }
    }

    private mutating func write(_ bits: Int, _ count: Int) {
        waiting = waiting << count | bits
        waitingBits += count
        while waitingBits >= 8 {
            waitingBits -= 8
            let byte = UInt8(waiting >> waitingBits & 0xFF)
            // A byte of all ones would start a marker.
            bytes += byte == 0xFF ? [byte, 0] : [byte]
        }
        waiting &= 1 << waitingBits - 1
    }
}
