import UIKit

public struct SymmetricKeySize {
    public let bitCount: Int
    public init(bitCount: Int) { self.bitCount = bitCount }
    public static var bits128: SymmetricKeySize { SymmetricKeySize(bitCount: 128) }
    public static var bits192: SymmetricKeySize { SymmetricKeySize(bitCount: 192) }
    public static var bits256: SymmetricKeySize { SymmetricKeySize(bitCount: 256) }
}

public struct SymmetricKey: Hashable {
    public let bytes: [UInt8]
    public init<D: Sequence>(data: D) where D.Element == UInt8 { bytes = Array(data) }

    public init(size: SymmetricKeySize) {
        bytes = (0..<size.bitCount / 8).map { _ in UInt8.random(in: 0...255) }
    }

    public var bitCount: Int { bytes.count * 8 }

    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try bytes.withUnsafeBytes(body)
    }
}

public struct HMAC<H: HashFunction> {
    public typealias MAC = HashedBytes
    private let key: SymmetricKey
    private var bytes: [UInt8] = []
    public init(key: SymmetricKey) { self.key = key }
    public mutating func update<D: Sequence>(data: D) where D.Element == UInt8 { bytes += data }
    public func finalize() -> HashedBytes { Self.authenticationCode(for: bytes, using: key) }
    public static func authenticationCode<D: Sequence>(for data: D, using key: SymmetricKey) -> HashedBytes
    where D.Element == UInt8 {
        var secret = key.bytes.count > H.blockByteCount ? Array(H.hash(key.bytes)) : key.bytes
        secret += [UInt8](repeating: 0, count: H.blockByteCount - secret.count)
        let inner = Array(H.hash(secret.map { $0 ^ 0x36 } + data))
        return HashedBytes(name: "HMAC", bytes: Array(H.hash(secret.map { $0 ^ 0x5C } + inner)))
    }

    public static func isValidAuthenticationCode<D: Sequence>(
        _ code: HashedBytes, authenticating data: D, using key: SymmetricKey
    ) -> Bool where D.Element == UInt8 {
        authenticationCode(for: data, using: key).bytes == code.bytes
    }
}
