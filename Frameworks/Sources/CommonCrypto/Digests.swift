import CryptoKit

/// Copies a digest or a code to the caller's memory.
func write(_ digest: some Sequence<UInt8>, to memory: UnsafeMutablePointer<UInt8>?)
    -> UnsafeMutablePointer<UInt8>?
{
    for (index, byte) in digest.enumerated() { memory?[index] = byte }
    return memory
}

func bytes(_ data: UnsafeRawPointer?, _ count: Int) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(start: data, count: data == nil ? 0 : count)
}

@discardableResult public func CC_MD5(
    _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { write(Insecure.MD5.hash(data: bytes(data, Int(len))), to: md) }

@discardableResult public func CC_SHA1(
    _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { write(Insecure.SHA1.hash(data: bytes(data, Int(len))), to: md) }

@discardableResult public func CC_SHA224(
    _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { write(SHA224.hash(data: bytes(data, Int(len))), to: md) }

@discardableResult public func CC_SHA256(
    _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { write(SHA256.hash(data: bytes(data, Int(len))), to: md) }

@discardableResult public func CC_SHA384(
    _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { write(SHA384.hash(data: bytes(data, Int(len))), to: md) }

@discardableResult public func CC_SHA512(
    _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { write(SHA512.hash(data: bytes(data, Int(len))), to: md) }
