import CryptoKit

/// Writes nothing for an unknown algorithm.
public func CCHmac(
    _ algorithm: CCHmacAlgorithm, _ key: UnsafeRawPointer?, _ keyLength: Int, _ data: UnsafeRawPointer?,
    _ dataLength: Int, _ macOut: UnsafeMutableRawPointer?
) {
    let hash: (any HashFunction.Type)? =
        switch Int(algorithm) {
        case kCCHmacAlgSHA1: Insecure.SHA1.self
        case kCCHmacAlgMD5: Insecure.MD5.self
        case kCCHmacAlgSHA224: SHA224.self
        case kCCHmacAlgSHA256: SHA256.self
        case kCCHmacAlgSHA384: SHA384.self
        case kCCHmacAlgSHA512: SHA512.self
        default: nil
        }
    guard let hash else { return }
    let code = code(of: hash, for: bytes(data, dataLength), key: SymmetricKey(data: bytes(key, keyLength)))
    _ = write(code, to: macOut?.assumingMemoryBound(to: UInt8.self))
}

private func code<H: HashFunction>(
    of hash: H.Type, for data: UnsafeRawBufferPointer, key: SymmetricKey
) -> [UInt8] { Array(HMAC<H>.authenticationCode(for: data, using: key)) }
