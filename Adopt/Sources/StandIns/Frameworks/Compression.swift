extension KnownFramework {
    /// Compressing and decompressing fail: they write no bytes, like a failure on a device.
    static let compression = KnownFramework(
        name: "Compression", prefixes: [], imports: [],
        text: """
            struct compression_algorithm: RawRepresentable, Hashable, Sendable {
                let rawValue: UInt32
                init(rawValue: UInt32) { self.rawValue = rawValue }
                init(_ rawValue: UInt32) { self.rawValue = rawValue }
            }
            let COMPRESSION_LZ4 = compression_algorithm(0x100)
            let COMPRESSION_LZ4_RAW = compression_algorithm(0x101)
            let COMPRESSION_ZLIB = compression_algorithm(0x205)
            let COMPRESSION_LZMA = compression_algorithm(0x306)
            let COMPRESSION_LZFSE = compression_algorithm(0x801)
            let COMPRESSION_BROTLI = compression_algorithm(0xB02)
            func compression_encode_buffer(_ dst_buffer: UnsafeMutablePointer<UInt8>, _ dst_size: Int, _ src_buffer: UnsafePointer<UInt8>, _ src_size: Int, _ scratch_buffer: UnsafeMutableRawPointer?, _ algorithm: compression_algorithm) -> Int
            func compression_decode_buffer(_ dst_buffer: UnsafeMutablePointer<UInt8>, _ dst_size: Int, _ src_buffer: UnsafePointer<UInt8>, _ src_size: Int, _ scratch_buffer: UnsafeMutableRawPointer?, _ algorithm: compression_algorithm) -> Int
            func compression_encode_scratch_buffer_size(_ algorithm: compression_algorithm) -> Int
            func compression_decode_scratch_buffer_size(_ algorithm: compression_algorithm) -> Int
            """)
}
