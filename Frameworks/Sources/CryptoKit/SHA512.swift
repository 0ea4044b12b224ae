public struct SHA384: HashFunction {
    public typealias Digest = SHA384Digest
    public static var blockByteCount: Int { 128 }
    public static var byteCount: Int { 48 }
    private var bytes: [UInt8] = []
    public init() {}
    public mutating func update<D: Sequence>(data: D) where D.Element == UInt8 { bytes += data }
    public func finalize() -> Digest { Self.hash(bytes) }

    public static func hash(_ bytes: [UInt8]) -> Digest {
        HashedBytes(bytes: SHA2.long.hash(bytes, from: SHA2Constants.nextRoots).prefix(byteCount))
    }
}

public struct SHA512: HashFunction {
    public typealias Digest = SHA512Digest
    public static var blockByteCount: Int { 128 }
    public static var byteCount: Int { 64 }
    private var bytes: [UInt8] = []
    public init() {}
    public mutating func update<D: Sequence>(data: D) where D.Element == UInt8 { bytes += data }
    public func finalize() -> Digest { Self.hash(bytes) }

    public static func hash(_ bytes: [UInt8]) -> Digest {
        HashedBytes(bytes: SHA2.long.hash(bytes, from: SHA2Constants.firstRoots))
    }
}

public typealias SHA384Digest = HashedBytes<SHA384>
public typealias SHA512Digest = HashedBytes<SHA512>
