import Foundation

/// A bundle with resources that a test writes.
final class SampleBundle {
    let folder: URL
    let bundle: Bundle

    /// - Parameter files: The bundle's files, by path.
    init?(_ files: [String: Data]) {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString + ".bundle")
        for (path, content) in files {
            let file = folder.appendingPathComponent(path)
            try? FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try? content.write(to: file)
        }
        guard let made = Bundle(path: folder.path) else { return nil }
        bundle = made
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    /// The header of a PNG file with this size, which is never decoded.
    static func png(_ width: Int, _ height: Int) -> Data {
        var file = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
        file += chunk("IHDR", long(width) + long(height) + Data([8, 6, 0, 0, 0]))
        return file + chunk("IDAT", Data()) + chunk("IEND", Data())
    }

    private static func chunk(_ name: String, _ content: Data) -> Data {
        let checked = Data(name.utf8) + content
        return long(content.count) + checked + long(Int(crc(checked)))
    }

    private static func long(_ number: Int) -> Data {
        Data([24, 16, 8, 0].map { (shift: Int) in UInt8(truncatingIfNeeded: number >> shift) })
    }

    /// Bit by bit, as the specification defines it.
    private static func crc(_ bytes: Data) -> UInt32 {
        var sum: UInt32 = 0xFFFF_FFFF
        for byte in bytes {
            sum ^= UInt32(byte)
            for _ in 0..<8 {
                let half = sum >> 1
                sum = sum.isMultiple(of: 2) ? half : half ^ 0xEDB8_8320
            }
        }
        return ~sum
    }
}
