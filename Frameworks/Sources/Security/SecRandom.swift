import UIKit

open class SecRandom: NSObject {}

public typealias SecRandomRef = SecRandom
public let kSecRandomDefault: SecRandomRef? = nil
@discardableResult public func SecRandomCopyBytes(
    _ rnd: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer
) -> Int32 {
    for index in 0..<count {
        bytes.storeBytes(of: UInt8.random(in: 0...255), toByteOffset: index, as: UInt8.self)
    }
    return errSecSuccess
}

public func SecCopyErrorMessageString(_ status: OSStatus, _ reserved: UnsafeMutableRawPointer?) -> NSString? {
    NSString(string: "OSStatus \(status)")
}
