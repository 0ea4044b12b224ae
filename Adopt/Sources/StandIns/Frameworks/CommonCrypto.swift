extension KnownFramework {
    static let commonCrypto = KnownFramework(
        name: "CommonCrypto", prefixes: [], imports: ["CryptoKit"],
        text: """
            typealias CC_LONG = UInt32
            let CC_MD5_DIGEST_LENGTH: Int32 = 16
            let CC_SHA1_DIGEST_LENGTH: Int32 = 20
            let CC_SHA224_DIGEST_LENGTH: Int32 = 28
            let CC_SHA256_DIGEST_LENGTH: Int32 = 32
            let CC_SHA384_DIGEST_LENGTH: Int32 = 48
            let CC_SHA512_DIGEST_LENGTH: Int32 = 64
            let kCCEncrypt = 0
            let kCCDecrypt = 1
            let kCCAlgorithmAES = 0
            let kCCAlgorithmAES128 = 0
            let kCCOptionPKCS7Padding = 1
            let kCCOptionECBMode = 2
            let kCCBlockSizeAES128 = 16
            let kCCKeySizeAES128 = 16
            let kCCKeySizeAES256 = 32
            let kCCSuccess = 0
            let kCCUnimplemented = -4305
            let kCCHmacAlgSHA1 = 0
            let kCCHmacAlgMD5 = 1
            let kCCHmacAlgSHA256 = 2
            typealias CCOperation = UInt32
            typealias CCAlgorithm = UInt32
            typealias CCOptions = UInt32
            typealias CCHmacAlgorithm = UInt32
            typealias CCCryptorStatus = Int32
            func put(_ digest: [UInt8], _ md: UnsafeMutablePointer<UInt8>?) -> UnsafeMutablePointer<UInt8>? {
                for (index, byte) in digest.enumerated() { md?[index] = byte }
                return md
            }
            func bytes(_ data: UnsafeRawPointer?, _ count: Int) -> [UInt8] { Array(UnsafeRawBufferPointer(start: data, count: data == nil ? 0 : count)) }
            @discardableResult func CC_MD5(_ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?) -> UnsafeMutablePointer<UInt8>? {
                put(Array(Insecure.MD5.hash(data: bytes(data, Int(len)))), md)
            }
            @discardableResult func CC_SHA1(_ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?) -> UnsafeMutablePointer<UInt8>? {
                put(Array(Insecure.SHA1.hash(data: bytes(data, Int(len)))), md)
            }
            @discardableResult func CC_SHA256(_ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?) -> UnsafeMutablePointer<UInt8>? {
                put(Array(SHA256.hash(data: bytes(data, Int(len)))), md)
            }
            func CCHmac(_ algorithm: CCHmacAlgorithm, _ key: UnsafeRawPointer?, _ keyLength: Int, _ data: UnsafeRawPointer?, _ dataLength: Int, _ macOut: UnsafeMutableRawPointer?) {
                let secret = SymmetricKey(data: bytes(key, keyLength)), text = bytes(data, dataLength)
                let code = algorithm == 0 ? Array(HMAC<Insecure.SHA1>.authenticationCode(for: text, using: secret))
                    : algorithm == 1 ? Array(HMAC<Insecure.MD5>.authenticationCode(for: text, using: secret))
                    : Array(HMAC<SHA256>.authenticationCode(for: text, using: secret))
                _ = put(code, macOut?.assumingMemoryBound(to: UInt8.self))
            }
            @discardableResult func CCCrypt(_ op: CCOperation, _ alg: CCAlgorithm, _ options: CCOptions, _ key: UnsafeRawPointer?, _ keyLength: Int, _ iv: UnsafeRawPointer?, _ dataIn: UnsafeRawPointer?, _ dataInLength: Int, _ dataOut: UnsafeMutableRawPointer?, _ dataOutAvailable: Int, _ dataOutMoved: UnsafeMutablePointer<Int>?) -> CCCryptorStatus {
                notReal("CCCrypt"); return Int32(kCCUnimplemented)
            }
            """)
}
