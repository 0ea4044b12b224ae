import UIKit

public protocol Digest: Sequence, Hashable, Sendable, CustomStringConvertible where Element == UInt8 {
    static var byteCount: Int { get }
}

public protocol HashFunction: Sendable {
    associatedtype Digest: Sequence & Sendable where Digest.Element == UInt8
    static var blockByteCount: Int { get }
    static var byteCount: Int { get }
    static func hash(_ bytes: [UInt8]) -> Digest
    init()
    mutating func update<D: Sequence>(data: D) where D.Element == UInt8
    func finalize() -> Digest
}

extension HashFunction {
    public static func hash<D: Sequence>(data: D) -> Digest where D.Element == UInt8 { hash(Array(data)) }
}

/// The digest of a hash function.
public struct HashedBytes<H: HashFunction>: Digest {
    private let bytes: [UInt8]
    init(bytes: some Sequence<UInt8>) { self.bytes = Array(bytes) }
    public static var byteCount: Int { H.byteCount }
    public func makeIterator() -> IndexingIterator<[UInt8]> { bytes.makeIterator() }

    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try bytes.withUnsafeBytes(body)
    }

    public var description: String { "\(H.self) digest: \(HashRules.text(bytes))" }
}

enum HashRules {
    /// The bytes, a bit, zeros and the number of bits, which fill blocks. The number has an eighth of a block.
    static func padded(_ bytes: [UInt8], block: Int = 64, isBigEndian: Bool) -> [UInt8] {
        var padded = bytes + [0x80]
        let number = block / 8
        let zeros = (2 * block - number - padded.count % block) % block
        padded += [UInt8](repeating: 0, count: zeros + number - 8)
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

    static func text(_ bytes: [UInt8]) -> String {
        bytes.map { String(format: "%02x", Int($0)) }.joined()
    }
}
