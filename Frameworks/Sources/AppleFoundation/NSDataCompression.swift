import Foundation
import ZLib

extension NSData {
    public enum CompressionAlgorithm: Int {
        case lzfse, lz4, lzma, zlib
    }

    public func compressed(using algorithm: CompressionAlgorithm) throws -> NSData {
        try CompressionFailure.deflationFailed.check(algorithm)
        var stream = z_stream()
        // Apple's algorithm has no header, so the size of the window is negative.
        let started = deflateInit2_(
            &stream, 5, Z_DEFLATED, -MAX_WBITS, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION,
            Int32(MemoryLayout<z_stream>.size))
        defer { deflateEnd(&stream) }
        guard started == Z_OK else { throw CompressionFailure.deflationFailed.error }
        return try CompressionFailure.deflationFailed.output(of: self, &stream, deflate)
    }

    public func decompressed(using algorithm: CompressionAlgorithm) throws -> NSData {
        try CompressionFailure.inflationFailed.check(algorithm)
        var stream = z_stream()
        let started = inflateInit2_(
            &stream, -MAX_WBITS, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
        defer { inflateEnd(&stream) }
        guard started == Z_OK else { throw CompressionFailure.inflationFailed.error }
        return try CompressionFailure.inflationFailed.output(of: self, &stream, inflate)
    }
}

/// The code of an error, and the loop of both directions.
private enum CompressionFailure: Int {
    case deflationFailed = 5376, inflationFailed = 5377

    var error: CocoaError { CocoaError(CocoaError.Code(rawValue: rawValue)) }

    /// Linux has no library for the other algorithms.
    func check(_ algorithm: NSData.CompressionAlgorithm) throws {
        if algorithm != .zlib { throw error }
    }

    func output(
        of data: NSData, _ stream: inout z_stream, _ step: (UnsafeMutablePointer<z_stream>, Int32) -> Int32
    ) throws -> NSData {
        var input = Array(data as Data)
        let output = NSMutableData()
        var part = [UInt8](repeating: 0, count: 65_536)
        try input.withUnsafeMutableBufferPointer { input in
            stream.next_in = input.baseAddress
            stream.avail_in = uInt(input.count)
            var result = Z_OK
            while result == Z_OK {
                result = part.withUnsafeMutableBufferPointer { part in
                    stream.next_out = part.baseAddress
                    stream.avail_out = uInt(part.count)
                    return step(&stream, Z_FINISH)
                }
                // Z_FINISH without enough room for the output is no failure.
                if result == Z_BUF_ERROR, stream.avail_out == 0 { result = Z_OK }
                output.append(part, length: part.count - Int(stream.avail_out))
            }
            if result != Z_STREAM_END { throw error }
        }
        return output
    }
}
