import Foundation
import Testing
import zlib

@Suite struct ZlibTests {
    @Test func `the functions are those of the system`() {
        let text = Array("aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa".utf8)
        var packed = [UInt8](repeating: 0, count: 100), packedCount = uLongf(100)
        #expect(compress(&packed, &packedCount, text, uLong(text.count)) == Z_OK && packedCount < 20)
        var unpacked = [UInt8](repeating: 0, count: text.count), count = uLongf(text.count)
        #expect(uncompress(&unpacked, &count, packed, packedCount) == Z_OK && unpacked == text)
        #expect(zlib.crc32(0, Array("123456789".utf8), 9) == 0xCBF4_3926)
    }
}
