import UIKit

public protocol Digest: Sequence, Hashable, CustomStringConvertible where Element == UInt8 {}

public protocol HashFunction {
    associatedtype Digest: Sequence where Digest.Element == UInt8
    static var blockByteCount: Int { get }
    static func hash(_ bytes: [UInt8]) -> Digest
    init()
    mutating func update<D: Sequence>(data: D) where D.Element == UInt8
    func finalize() -> Digest
}

extension HashFunction {
    public static func hash<D: Sequence>(data: D) -> Digest where D.Element == UInt8 { hash(Array(data)) }
}

public struct HashedBytes: Digest {
    public let name: String
    public let bytes: [UInt8]
    public init(name: String, bytes: [UInt8]) { self.name = name; self.bytes = bytes }
    public func makeIterator() -> IndexingIterator<[UInt8]> { bytes.makeIterator() }

    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try bytes.withUnsafeBytes(body)
    }

    public var description: String {
        "\(name) digest: " + bytes.map { String(format: "%02x", Int($0)) }.joined()
    }

    public static var byteCount: Int { 32 }
}

public typealias SHA256Digest = HashedBytes

enum HashRules {
    static func padded(_ bytes: [UInt8], isBigEndian: Bool) -> [UInt8] {
        var padded = bytes + [0x80]
        padded += [UInt8](repeating: 0, count: (120 - padded.count % 64) % 64)
        let length = UInt64(bytes.count) &* 8
        let places = Array(stride(from: UInt64(0), to: 64, by: 8))
        return padded
            + (isBigEndian ? places.reversed() : places).map { UInt8(truncatingIfNeeded: length >> $0) }
    }

    static func word(_ bytes: [UInt8], _ place: Int, isBigEndian: Bool) -> UInt32 {
        let four = bytes[place..<place + 4]
        return (isBigEndian ? Array(four) : four.reversed()).reduce(0) { $0 << 8 | UInt32($1) }
    }

    static func bytes(_ words: [UInt32], isBigEndian: Bool) -> [UInt8] {
        words.flatMap { word in
            (isBigEndian ? [24, 16, 8, 0] : [0, 8, 16, 24]).map {
                UInt8(truncatingIfNeeded: word >> UInt32($0))
            }
        }
    }

    static func left(_ word: UInt32, _ count: UInt32) -> UInt32 {
        word << count | word >> (32 - count)
    }

    /// The first 32 bits of a number's fractional part.
    static func fraction(_ value: Double) -> UInt32 {
        UInt32((value - value.rounded(.down)) * 4_294_967_296)
    }

    static let primes: [Double] = (2..<312).filter { number in
        !(2..<number).contains { number % $0 == 0 }
    }.map(Double.init)
}
