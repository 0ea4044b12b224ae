private import ZLib

/// zlib compression, as used in PDF and PNG files.
enum PackedBytes {
    /// Decompresses a stream; `nil` for other data. Returns the bytes before the first damaged position of an
    /// incomplete stream.
    static func unpacked(_ packed: [UInt8]) -> [UInt8]? {
        var packed = packed
        var unpacked: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        let isStream = packed.withUnsafeMutableBufferPointer { input in
            var stream = z_stream()
            stream.next_in = input.baseAddress
            stream.avail_in = uInt(input.count)
            guard inflateInit_(&stream, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK else {
                return false
            }
            defer { inflateEnd(&stream) }
            var status = Z_OK
            while status == Z_OK {
                let count = chunk.withUnsafeMutableBufferPointer { output in
                    stream.next_out = output.baseAddress
                    stream.avail_out = uInt(output.count)
                    status = inflate(&stream, Z_NO_FLUSH)
                    return output.count - Int(stream.avail_out)
                }
                unpacked += chunk.prefix(count)
            }
            // The two header bytes identify a stream.
            return stream.total_in >= 2 && (status != Z_DATA_ERROR || stream.total_in > 2)
        }
        return isStream ? unpacked : nil
    }

    /// Compresses the bytes.
    static func packed(_ bytes: [UInt8]) -> [UInt8] {
        var count = compressBound(uLong(bytes.count))
        var packed = [UInt8](repeating: 0, count: Int(count))
        // Compression fails only if memory runs out.
        precondition(compress(&packed, &count, bytes, uLong(bytes.count)) == Z_OK)
        return Array(packed.prefix(Int(count)))
    }

    /// Returns the CRC-32 checksum of a PNG chunk.
    static func checksum(_ bytes: [UInt8]) -> UInt32 { UInt32(crc32(0, bytes, uInt(bytes.count))) }
}
