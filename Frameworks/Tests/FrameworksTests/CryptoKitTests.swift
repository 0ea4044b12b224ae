import CryptoKit
import Foundation
import Testing

@Suite struct CryptoKitTests {
    @Test func `hashes have the standard values`() {
        let text = Data("abc".utf8)
        #expect(
            SHA256.hash(data: text).description
                == "SHA256 digest: ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
        #expect(
            Insecure.SHA1.hash(data: text).description
                == "SHA1 digest: a9993e364706816aba3e25717850c26c9cd0d89d")
        #expect(Insecure.MD5.hash(data: text).description == "MD5 digest: 900150983cd24fb0d6963f7d28e17f72")
        #expect(SHA256.hash(data: Data(repeating: 97, count: 200)).description.hasSuffix("e7c28ae5"))
    }

    @Test func `an authentication code has the standard value`() {
        let text = Data("The quick brown fox jumps over the lazy dog".utf8)
        let code = HMAC<SHA256>.authenticationCode(for: text, using: SymmetricKey(data: Data("key".utf8)))
        #expect(code.description.hasSuffix("2d1a3cd8"))
    }
}
