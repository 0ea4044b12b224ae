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
public let kCCHmacAlgSHA384 = 3
public let kCCHmacAlgSHA512 = 4
public let kCCHmacAlgSHA224 = 5
public typealias CCOperation = UInt32
public typealias CCAlgorithm = UInt32
public typealias CCOptions = UInt32
public typealias CCHmacAlgorithm = UInt32
public typealias CCCryptorStatus = Int32

@discardableResult public func CCCrypt(
    _ op: CCOperation, _ alg: CCAlgorithm, _ options: CCOptions, _ key: UnsafeRawPointer?, _ keyLength: Int,
    _ iv: UnsafeRawPointer?, _ dataIn: UnsafeRawPointer?, _ dataInLength: Int,
    _ dataOut: UnsafeMutableRawPointer?, _ dataOutAvailable: Int, _ dataOutMoved: UnsafeMutablePointer<Int>?
) -> CCCryptorStatus {
    notReal()
    return Int32(kCCUnimplemented)
}
