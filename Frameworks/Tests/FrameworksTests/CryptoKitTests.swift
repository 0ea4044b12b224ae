import CommonCrypto
import CryptoKit
import Foundation
import Testing

@Suite struct CryptoKitTests {
    @Test(
        arguments: [
            (
                SHA256.self,
                "SHA256 digest: ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
            ),
            (
                SHA384.self,
                "SHA384 digest: cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1631a8b605a43ff5bed"
                    + "8086072ba1e7cc2358baeca134c825a7"
            ),
            (
                SHA512.self,
                "SHA512 digest: ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a"
                    + "2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f"
            ),
            (Insecure.SHA1.self, "SHA1 digest: a9993e364706816aba3e25717850c26c9cd0d89d"),
            (Insecure.MD5.self, "MD5 digest: 900150983cd24fb0d6963f7d28e17f72"),
        ] as [(any HashFunction.Type, String)])
    func `hashes have the standard values`(function: any HashFunction.Type, description: String) {
        #expect("\(function.hash(Array("abc".utf8)))" == description)
    }

    @Test(
        arguments: [
            (SHA256.self, 200, "e7c28ae5"), (SHA512.self, 115, "c67262b4"), (SHA384.self, 115, "db2830a1"),
        ] as [(any HashFunction.Type, Int, String)])
    func `texts of several blocks have the standard hashes`(
        function: any HashFunction.Type, count: Int, ending: String
    ) {
        #expect("\(function.hash([UInt8](repeating: 97, count: count)))".hasSuffix(ending))
    }

    @Test(arguments: [
        (kCCHmacAlgMD5, "80070713463e7749b90c2dc24911e275"),
        (kCCHmacAlgSHA1, "de7c9b85b8b78aa6bc8a7a36f70a90701c9db4d9"),
        (kCCHmacAlgSHA224, "88ff8b54675d39b8f72322e65ff945c52d96379988ada25639747e69"),
        (kCCHmacAlgSHA256, "f7bc83f430538424b13298e6aa6fb143ef4d59a14946175997479dbc2d1a3cd8"),
        (
            kCCHmacAlgSHA384,
            "d7f4727e2c0b39ae0f1e40cc96f60242d5b7801841cea6fc592c5d3e1ae50700582a96cf35e1e554995fe4e03381c237"
        ),
        (
            kCCHmacAlgSHA512,
            "b42af09057bac1e2d41708e48a902e09b5ff7f12ab428a4fe86653c73dd248fb82f948a549f7b791a5b41915ee4d1ec3"
                + "935357e4e2317250d0372afa2ebeeb3a"
        ),
    ])
    func `authentication codes have the standard values`(algorithm: Int, code: String) {
        let text = Array("The quick brown fox jumps over the lazy dog".utf8)
        var bytes = [UInt8](repeating: 0, count: code.count / 2)
        CCHmac(CCHmacAlgorithm(algorithm), Array("key".utf8), 3, text, text.count, &bytes)
        #expect(bytes.map { String(format: "%02x", Int($0)) }.joined() == code)
    }

    @Test func `an authentication code is valid for its text and key`() {
        let (key, text) = (SymmetricKey(size: .bits256), Data("text".utf8))
        let code = HMAC<SHA512>.authenticationCode(for: text, using: key)
        #expect(HMAC<SHA512>.isValidAuthenticationCode(code, authenticating: text, using: key))
        #expect(!HMAC<SHA512>.isValidAuthenticationCode(code, authenticating: Data(), using: key))
        #expect(SHA512Digest.byteCount == 64 && Array(code).count == 64)
    }
}
