import Foundation
import Testing

@testable import CoreGraphics

@Suite struct JPEGWriterTests {
    /// The bytes between the header and the end.
    private func scan(_ file: Data) -> [UInt8] {
        let start: [UInt8] = [0xFF, 0xDA, 0, 12, 3, 1, 0, 2, 0, 3, 0, 0, 63, 0]
        let place = file.firstRange(of: start)?.upperBound ?? file.endIndex
        return [UInt8](file[place...].dropLast(2))
    }

    private func file(_ pixel: [UInt8]) -> Data {
        JPEGWriter.file(
            Data((0..<64).flatMap { _ in pixel }), width: 8, height: 8, quality: 1, orientation: 1)
    }

    /// Black is 128 below the middle: a mean of -1024 in 11 bits, and no waves. Each color difference is a mean of 0.
    @Test func `a block of one color has a mean and no waves`() {
        // 111111110 (11 bits follow), 01111111111, 1010 (no waves), 00 1010, 00 1010, and ones to the end of the byte. A byte of ones is
        // followed by a zero.
        #expect(scan(file([0, 0, 0, 255])) == [0xFF, 0x00, 0x3F, 0xFA, 0x28, 0xAF])
    }

    @Test func `white is behind what is clear`() {
        #expect(file([0, 0, 0, 0]) == file([255, 255, 255, 255]))
        #expect(file([255, 0, 0, 255]) != file([0, 0, 255, 255]))
    }
}
