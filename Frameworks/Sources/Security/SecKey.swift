import NeutralValues
import UIKit

public let kSecPrivateKeyAttrs = "private"
public let kSecPublicKeyAttrs = "public"

public enum SecKeyOperationType: Int {
    case sign, verify, encrypt, decrypt, keyExchange
}

public struct SecKeyAlgorithm: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let rsaEncryptionRaw = SecKeyAlgorithm("rsaEncryptionRaw")
    public static let rsaEncryptionPKCS1 = SecKeyAlgorithm("rsaEncryptionPKCS1")
    public static let rsaEncryptionOAEPSHA1 = SecKeyAlgorithm("rsaEncryptionOAEPSHA1")
    public static let rsaEncryptionOAEPSHA256 = SecKeyAlgorithm("rsaEncryptionOAEPSHA256")
    public static let rsaEncryptionOAEPSHA512 = SecKeyAlgorithm("rsaEncryptionOAEPSHA512")
    public static let rsaEncryptionOAEPSHA256AESGCM = SecKeyAlgorithm("rsaEncryptionOAEPSHA256AESGCM")
    public static let rsaSignatureRaw = SecKeyAlgorithm("rsaSignatureRaw")
    public static let rsaSignatureDigestPKCS1v15SHA1 = SecKeyAlgorithm("rsaSignatureDigestPKCS1v15SHA1")
    public static let rsaSignatureDigestPKCS1v15SHA256 = SecKeyAlgorithm("rsaSignatureDigestPKCS1v15SHA256")
    public static let rsaSignatureDigestPKCS1v15SHA512 = SecKeyAlgorithm("rsaSignatureDigestPKCS1v15SHA512")
    public static let rsaSignatureMessagePKCS1v15SHA1 = SecKeyAlgorithm("rsaSignatureMessagePKCS1v15SHA1")
    public static let rsaSignatureMessagePKCS1v15SHA256 = SecKeyAlgorithm("rsaSignatureMessagePKCS1v15SHA256")
    public static let rsaSignatureMessagePKCS1v15SHA384 = SecKeyAlgorithm("rsaSignatureMessagePKCS1v15SHA384")
    public static let rsaSignatureMessagePKCS1v15SHA512 = SecKeyAlgorithm("rsaSignatureMessagePKCS1v15SHA512")
    public static let rsaSignatureMessagePSSSHA256 = SecKeyAlgorithm("rsaSignatureMessagePSSSHA256")
    public static let rsaSignatureMessagePSSSHA384 = SecKeyAlgorithm("rsaSignatureMessagePSSSHA384")
    public static let rsaSignatureMessagePSSSHA512 = SecKeyAlgorithm("rsaSignatureMessagePSSSHA512")
    public static let ecdsaSignatureRFC4754 = SecKeyAlgorithm("ecdsaSignatureRFC4754")
    public static let ecdsaSignatureDigestX962SHA256 = SecKeyAlgorithm("ecdsaSignatureDigestX962SHA256")
    public static let ecdsaSignatureMessageX962SHA1 = SecKeyAlgorithm("ecdsaSignatureMessageX962SHA1")
    public static let ecdsaSignatureMessageX962SHA256 = SecKeyAlgorithm("ecdsaSignatureMessageX962SHA256")
    public static let ecdsaSignatureMessageX962SHA384 = SecKeyAlgorithm("ecdsaSignatureMessageX962SHA384")
    public static let ecdsaSignatureMessageX962SHA512 = SecKeyAlgorithm("ecdsaSignatureMessageX962SHA512")

    public static let eciesEncryptionStandardX963SHA256AESGCM = SecKeyAlgorithm(
        "eciesEncryptionStandardX963SHA256AESGCM")

    public static let eciesEncryptionCofactorX963SHA256AESGCM = SecKeyAlgorithm(
        "eciesEncryptionCofactorX963SHA256AESGCM")

    public static let eciesEncryptionStandardVariableIVX963SHA256AESGCM = SecKeyAlgorithm(
        "eciesEncryptionStandardVariableIVX963SHA256AESGCM")

    public static let eciesEncryptionCofactorVariableIVX963SHA256AESGCM = SecKeyAlgorithm(
        "eciesEncryptionCofactorVariableIVX963SHA256AESGCM")
    public static let ecdhKeyExchangeStandard = SecKeyAlgorithm("ecdhKeyExchangeStandard")
    public static let ecdhKeyExchangeCofactor = SecKeyAlgorithm("ecdhKeyExchangeCofactor")
}

public func SecKeyIsAlgorithmSupported(
    _ key: SecKey, _ operation: SecKeyOperationType, _ algorithm: SecKeyAlgorithm
) -> Bool { notReal(); return false }
public func SecKeyCreateRandomKey(_ parameters: Any, _ error: UnsafeMutablePointer<Unmanaged<NSError>?>?)
    -> SecKey?
{ notReal(); return nil }
public func SecKeyCreateWithData(
    _ keyData: Any, _ attributes: Any, _ error: UnsafeMutablePointer<Unmanaged<NSError>?>?
) -> SecKey? { notReal(); return nil }
public func SecKeyCopyExternalRepresentation(
    _ key: SecKey, _ error: UnsafeMutablePointer<Unmanaged<NSError>?>?
) -> CFData? { notReal(); return nil }
public func SecKeyCopyAttributes(_ key: SecKey) -> NSDictionary? { notReal(); return nil }
public func SecKeyGetBlockSize(_ key: SecKey) -> Int { notReal(); return 0 }
public func SecKeyCreateSignature(
    _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ dataToSign: Any,
    _ error: UnsafeMutablePointer<Unmanaged<NSError>?>?
) -> CFData? { notReal(); return nil }
public func SecKeyVerifySignature(
    _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ signedData: Any, _ signature: Any,
    _ error: UnsafeMutablePointer<Unmanaged<NSError>?>?
) -> Bool { notReal(); return false }
public func SecKeyCreateEncryptedData(
    _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ plaintext: Any,
    _ error: UnsafeMutablePointer<Unmanaged<NSError>?>?
) -> CFData? { notReal(); return nil }
public func SecKeyCreateDecryptedData(
    _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ ciphertext: Any,
    _ error: UnsafeMutablePointer<Unmanaged<NSError>?>?
) -> CFData? { notReal(); return nil }
