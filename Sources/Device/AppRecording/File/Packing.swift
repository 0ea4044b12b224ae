import Foundation
private import ZLib

extension Data {
    /// The data compressed with zlib.
    package var packed: Data {
        var count = compressBound(uLong(self.count))
        var packed = [UInt8](repeating: 0, count: Int(count))
        // It fails only if memory is exhausted.
        precondition(compress(&packed, &count, [UInt8](self), uLong(self.count)) == Z_OK)
        return Data(packed.prefix(Int(count)))
    }

    /// The decompressed data; `nil` if it isn't zlib data.
    ///
    /// - Parameter limit: The maximum number of decompressed bytes.
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
