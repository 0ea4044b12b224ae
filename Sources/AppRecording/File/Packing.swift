import Foundation
private import ZLib

extension Data {
    /// The bytes as zlib packs them.
    package var packed: Data {
        var count = compressBound(uLong(self.count))
        var packed = [UInt8](repeating: 0, count: Int(count))
        // It fails for want of memory alone.
        precondition(compress(&packed, &count, [UInt8](self), uLong(self.count)) == Z_OK)
        return Data(packed.prefix(Int(count)))
    }

    /// The bytes that were packed; `nil` for what zlib has not packed.
    ///
    /// - Parameter limit: the most bytes that they may be.
    package func unpacked(atMost limit: Int = 256 << 20) -> Data? {
        var size = Swift.max(1 << 16, count * 8)
        while size <= limit {
            var unpacked = [UInt8](repeating: 0, count: size)
            var written = uLong(size)
            switch uncompress(&unpacked, &written, [UInt8](self), uLong(count)) {
            case Z_OK: return Data(unpacked.prefix(Int(written)))
            case Z_BUF_ERROR: size *= 4
            default: return nil
            }
        }
        return nil
    }
}
