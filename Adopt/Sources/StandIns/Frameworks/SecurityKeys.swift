extension KnownFramework {
    /// Security's keys for encrypting and signing. Keys can't be created or read, no algorithm is supported, and no signature is
    /// valid.
    static let textOfSecurityKeys = """
        let kSecPrivateKeyAttrs = "private"
        let kSecPublicKeyAttrs = "public"
        enum SecKeyOperationType: Int { case sign, verify, encrypt, decrypt, keyExchange }
        struct SecKeyAlgorithm: RawRepresentable, Hashable, Sendable {
            let rawValue: String
            init(rawValue: String) { self.rawValue = rawValue }
            init(_ rawValue: String) { self.rawValue = rawValue }
            static let rsaEncryptionRaw = SecKeyAlgorithm("rsaEncryptionRaw")
            static let rsaEncryptionPKCS1 = SecKeyAlgorithm("rsaEncryptionPKCS1")
            static let rsaEncryptionOAEPSHA1 = SecKeyAlgorithm("rsaEncryptionOAEPSHA1")
            static let rsaEncryptionOAEPSHA256 = SecKeyAlgorithm("rsaEncryptionOAEPSHA256")
            static let rsaEncryptionOAEPSHA512 = SecKeyAlgorithm("rsaEncryptionOAEPSHA512")
            static let rsaEncryptionOAEPSHA256AESGCM = SecKeyAlgorithm("rsaEncryptionOAEPSHA256AESGCM")
            static let rsaSignatureRaw = SecKeyAlgorithm("rsaSignatureRaw")
            static let rsaSignatureDigestPKCS1v15SHA1 = SecKeyAlgorithm("rsaSignatureDigestPKCS1v15SHA1")
            static let rsaSignatureDigestPKCS1v15SHA256 = SecKeyAlgorithm("rsaSignatureDigestPKCS1v15SHA256")
            static let rsaSignatureDigestPKCS1v15SHA512 = SecKeyAlgorithm("rsaSignatureDigestPKCS1v15SHA512")
            static let rsaSignatureMessagePKCS1v15SHA1 = SecKeyAlgorithm("rsaSignatureMessagePKCS1v15SHA1")
            static let rsaSignatureMessagePKCS1v15SHA256 = SecKeyAlgorithm("rsaSignatureMessagePKCS1v15SHA256")
            static let rsaSignatureMessagePKCS1v15SHA384 = SecKeyAlgorithm("rsaSignatureMessagePKCS1v15SHA384")
            static let rsaSignatureMessagePKCS1v15SHA512 = SecKeyAlgorithm("rsaSignatureMessagePKCS1v15SHA512")
            static let rsaSignatureMessagePSSSHA256 = SecKeyAlgorithm("rsaSignatureMessagePSSSHA256")
            static let rsaSignatureMessagePSSSHA384 = SecKeyAlgorithm("rsaSignatureMessagePSSSHA384")
            static let rsaSignatureMessagePSSSHA512 = SecKeyAlgorithm("rsaSignatureMessagePSSSHA512")
            static let ecdsaSignatureRFC4754 = SecKeyAlgorithm("ecdsaSignatureRFC4754")
            static let ecdsaSignatureDigestX962SHA256 = SecKeyAlgorithm("ecdsaSignatureDigestX962SHA256")
            static let ecdsaSignatureMessageX962SHA1 = SecKeyAlgorithm("ecdsaSignatureMessageX962SHA1")
            static let ecdsaSignatureMessageX962SHA256 = SecKeyAlgorithm("ecdsaSignatureMessageX962SHA256")
            static let ecdsaSignatureMessageX962SHA384 = SecKeyAlgorithm("ecdsaSignatureMessageX962SHA384")
            static let ecdsaSignatureMessageX962SHA512 = SecKeyAlgorithm("ecdsaSignatureMessageX962SHA512")
            static let eciesEncryptionStandardX963SHA256AESGCM = SecKeyAlgorithm("eciesEncryptionStandardX963SHA256AESGCM")
            static let eciesEncryptionCofactorX963SHA256AESGCM = SecKeyAlgorithm("eciesEncryptionCofactorX963SHA256AESGCM")
            static let eciesEncryptionStandardVariableIVX963SHA256AESGCM = SecKeyAlgorithm("eciesEncryptionStandardVariableIVX963SHA256AESGCM")
            static let eciesEncryptionCofactorVariableIVX963SHA256AESGCM = SecKeyAlgorithm("eciesEncryptionCofactorVariableIVX963SHA256AESGCM")
            static let ecdhKeyExchangeStandard = SecKeyAlgorithm("ecdhKeyExchangeStandard")
            static let ecdhKeyExchangeCofactor = SecKeyAlgorithm("ecdhKeyExchangeCofactor")
        }
        func SecKeyIsAlgorithmSupported(_ key: SecKey, _ operation: SecKeyOperationType, _ algorithm: SecKeyAlgorithm) -> Bool
        func SecKeyCreateRandomKey(_ parameters: Any, _ error: UnsafeMutablePointer<Unmanaged<NSError>?>?) -> SecKey?
        func SecKeyCreateWithData(_ keyData: Any, _ attributes: Any, _ error: UnsafeMutablePointer<Unmanaged<NSError>?>?) -> SecKey?
        func SecKeyCopyExternalRepresentation(_ key: SecKey, _ error: UnsafeMutablePointer<Unmanaged<NSError>?>?) -> CFData?
        func SecKeyCopyAttributes(_ key: SecKey) -> NSDictionary?
        func SecKeyGetBlockSize(_ key: SecKey) -> Int
        func SecKeyCreateSignature(_ key: SecKey, _ algorithm: SecKeyAlgorithm, _ dataToSign: Any, _ error: UnsafeMutablePointer<Unmanaged<NSError>?>?) -> CFData?
        func SecKeyVerifySignature(_ key: SecKey, _ algorithm: SecKeyAlgorithm, _ signedData: Any, _ signature: Any, _ error: UnsafeMutablePointer<Unmanaged<NSError>?>?) -> Bool
        func SecKeyCreateEncryptedData(_ key: SecKey, _ algorithm: SecKeyAlgorithm, _ plaintext: Any, _ error: UnsafeMutablePointer<Unmanaged<NSError>?>?) -> CFData?
        func SecKeyCreateDecryptedData(_ key: SecKey, _ algorithm: SecKeyAlgorithm, _ ciphertext: Any, _ error: UnsafeMutablePointer<Unmanaged<NSError>?>?) -> CFData?
        """
}
