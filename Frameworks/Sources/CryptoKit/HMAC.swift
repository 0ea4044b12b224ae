import UIKit

public struct SymmetricKeySize {
    public let bitCount: Int
    public init(bitCount: Int) { self.bitCount = bitCount }
    public static var bits128: SymmetricKeySize { SymmetricKeySize(bitCount: 128) }
    public static var bits192: SymmetricKeySize { SymmetricKeySize(bitCount: 192) }
    public static var bits256: SymmetricKeySize { SymmetricKeySize(bitCount: 256) }
}

public struct SymmetricKey: Hashable {
    let bytes: [UInt8]
    public init<D: Sequence>(data: D) where D.Element == UInt8 { bytes = Array(data) }

    public init(size: SymmetricKeySize) {
        bytes = (0..<size.bitCount / 8).map { _ in UInt8.random(in: 0...255) }
    }

    public var bitCount: Int { bytes.count * 8 }

    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try bytes.withUnsafeBytes(body)
    }
}

public struct HashedAuthenticationCode<H: HashFunction>: Sequence, Hashable, CustomStringConvertible {
    private let bytes: [UInt8]
    init(bytes: some Sequence<UInt8>) { self.bytes = Array(bytes) }
    public var byteCount: Int { H.byteCount }
    public func makeIterator() -> IndexingIterator<[UInt8]> { bytes.makeIterator() }

    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try bytes.withUnsafeBytes(body)
    }

    public var description: String { "HMAC with \(H.self): \(HashRules.text(bytes))" }
}

public struct HMAC<H: HashFunction> {
    public typealias MAC = HashedAuthenticationCode<H>
    public typealias Key = SymmetricKey
    private let key: SymmetricKey
    private var bytes: [UInt8] = []
    public init(key: SymmetricKey) { self.key = key }
    public mutating func update<D: Sequence>(data: D) where D.Element == UInt8 { bytes += data }
    public func finalize() -> MAC { Self.authenticationCode(for: bytes, using: key) }

    public static func authenticationCode<D: Sequence>(for data: D, using key: SymmetricKey) -> MAC
    where D.Element == UInt8 {
        var secret = key.bytes.count > H.blockByteCount ? Array(H.hash(key.bytes)) : key.bytes
        secret += [UInt8](repeating: 0, count: H.blockByteCount - secret.count)
        let inner = Array(H.hash(secret.map { $0 ^ 0x36 } + data))
        return HashedAuthenticationCode(bytes: H.hash(secret.map { $0 ^ 0x5C } + inner))
    }

    public static func isValidAuthenticationCode<C: Sequence, D: Sequence>(
        _ authenticationCode: C, authenticating authenticatedData: D, using key: SymmetricKey
    ) -> Bool where C.Element == UInt8, D.Element == UInt8 {
        Array(authenticationCode) == Array(Self.authenticationCode(for: authenticatedData, using: key))
    }
}
