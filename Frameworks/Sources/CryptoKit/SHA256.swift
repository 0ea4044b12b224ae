/// Common Crypto has it, CryptoKit hasn't.
package struct SHA224: HashFunction {
    package typealias Digest = HashedBytes<SHA224>
    package static var blockByteCount: Int { 64 }
    package static var byteCount: Int { 28 }
    private var bytes: [UInt8] = []
    package init() {}
    package mutating func update<D: Sequence>(data: D) where D.Element == UInt8 { bytes += data }
    package func finalize() -> Digest { Self.hash(bytes) }

    package static func hash(_ bytes: [UInt8]) -> Digest {
        let start = SHA2Constants.nextRoots.map { UInt32(truncatingIfNeeded: $0) }
        return HashedBytes(bytes: SHA2.short.hash(bytes, from: start).prefix(byteCount))
    }
}

public struct SHA256: HashFunction {
    public typealias Digest = SHA256Digest
    public static var blockByteCount: Int { 64 }
    public static var byteCount: Int { 32 }
    private var bytes: [UInt8] = []
    public init() {}
    public mutating func update<D: Sequence>(data: D) where D.Element == UInt8 { bytes += data }
    public func finalize() -> Digest { Self.hash(bytes) }

    public static func hash(_ bytes: [UInt8]) -> Digest {
        let start = SHA2Constants.firstRoots.map { UInt32($0 >> 32) }
        return HashedBytes(bytes: SHA2.short.hash(bytes, from: start))
    }
}

public typealias SHA256Digest = HashedBytes<SHA256>
