// The C functions of digests and authentication codes, on top of CryptoKit. They have real
// implementations.

@_exported import CryptoKit
import NeutralValues
@_exported import UIKit

public typealias CC_LONG = UInt32
public let CC_MD5_DIGEST_LENGTH: Int32 = 16
public let CC_SHA1_DIGEST_LENGTH: Int32 = 20
public let CC_SHA224_DIGEST_LENGTH: Int32 = 28
public let CC_SHA256_DIGEST_LENGTH: Int32 = 32
public let CC_SHA384_DIGEST_LENGTH: Int32 = 48
public let CC_SHA512_DIGEST_LENGTH: Int32 = 64
public let kCCEncrypt = 0
public let kCCDecrypt = 1
public let kCCAlgorithmAES = 0
public let kCCAlgorithmAES128 = 0
public let kCCOptionPKCS7Padding = 1
public let kCCOptionECBMode = 2
public let kCCBlockSizeAES128 = 16
public let kCCKeySizeAES128 = 16
public let kCCKeySizeAES256 = 32
public let kCCSuccess = 0
public let kCCUnimplemented = -4305
public let kCCHmacAlgSHA1 = 0
public let kCCHmacAlgMD5 = 1
public let kCCHmacAlgSHA256 = 2
public typealias CCOperation = UInt32
public typealias CCAlgorithm = UInt32
public typealias CCOptions = UInt32
public typealias CCHmacAlgorithm = UInt32
public typealias CCCryptorStatus = Int32
public func put(_ digest: [UInt8], _ md: UnsafeMutablePointer<UInt8>?) -> UnsafeMutablePointer<UInt8>? {
    for (index, byte) in digest.enumerated() { md?[index] = byte }
    return md
}

public func bytes(_ data: UnsafeRawPointer?, _ count: Int) -> [UInt8] {
    Array(UnsafeRawBufferPointer(start: data, count: data == nil ? 0 : count))
}
@discardableResult public func CC_MD5(
    _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
    put(Array(Insecure.MD5.hash(data: bytes(data, Int(len)))), md)
}

@discardableResult public func CC_SHA1(
    _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
    put(Array(Insecure.SHA1.hash(data: bytes(data, Int(len)))), md)
}

@discardableResult public func CC_SHA256(
    _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
    put(Array(SHA256.hash(data: bytes(data, Int(len)))), md)
}

public func CCHmac(
    _ algorithm: CCHmacAlgorithm, _ key: UnsafeRawPointer?, _ keyLength: Int, _ data: UnsafeRawPointer?,
    _ dataLength: Int, _ macOut: UnsafeMutableRawPointer?
) {
    let secret = SymmetricKey(data: bytes(key, keyLength)), text = bytes(data, dataLength)
    let code =
        algorithm == 0
        ? Array(HMAC<Insecure.SHA1>.authenticationCode(for: text, using: secret))
        : algorithm == 1
            ? Array(HMAC<Insecure.MD5>.authenticationCode(for: text, using: secret))
            : Array(HMAC<SHA256>.authenticationCode(for: text, using: secret))
    _ = put(code, macOut?.assumingMemoryBound(to: UInt8.self))
}

@discardableResult public func CCCrypt(
    _ op: CCOperation, _ alg: CCAlgorithm, _ options: CCOptions, _ key: UnsafeRawPointer?, _ keyLength: Int,
    _ iv: UnsafeRawPointer?, _ dataIn: UnsafeRawPointer?, _ dataInLength: Int,
    _ dataOut: UnsafeMutableRawPointer?, _ dataOutAvailable: Int, _ dataOutMoved: UnsafeMutablePointer<Int>?
) -> CCCryptorStatus {
    notReal()
    return Int32(kCCUnimplemented)
}
