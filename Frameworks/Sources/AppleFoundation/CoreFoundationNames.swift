import Foundation

public typealias CFAbsoluteTime = Double
public typealias CFURL = URL
public typealias CFOptionFlags = UInt
public typealias CFTypeRef = AnyObject
public typealias CFError = NSError
public typealias CFMutableData = NSMutableData
public typealias CFIndex = Int
public typealias CFUUID = NSUUID
public func CFUUIDCreate(_ alloc: Any?) -> CFUUID! { NSUUID() }
public func CFUUIDCreateString(_ alloc: Any?, _ uuid: CFUUID!) -> String! { uuid.uuidString }
public func CFDataCreateMutable(_ allocator: Any?, _ capacity: CFIndex) -> CFMutableData! { NSMutableData() }
public let kCFAllocatorDefault: AnyObject? = nil
public func CFErrorGetDomain(_ err: CFError) -> String { err.domain }
public func CFErrorGetCode(_ err: CFError) -> CFIndex { err.code }
public func CFErrorCopyUserInfo(_ err: CFError) -> [String: Any]? { err.userInfo }
public let NSFoundationVersionNumber = 2000.0
public let NSFoundationVersionNumber_iOS_8_0 = 1140.11
public let NSFoundationVersionNumber_iOS_9_0 = 1240.1
public let kCFNull: NSNull! = NSNull()
public typealias CFTypeID = UInt
public func CFGetTypeID(_ cf: Any) -> CFTypeID {
    cf is Bool
        || (cf as? NSNumber).map { $0 === NSNumber(value: true) || $0 === NSNumber(value: false) } == true
        ? 21 : 0
}
public func CFBooleanGetTypeID() -> CFTypeID { 21 }
public typealias NSInteger = Int
public typealias NSUInteger = UInt
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
public let NSEC_PER_MSEC: UInt64 = 1_000_000
public let NSEC_PER_USEC: UInt64 = 1_000
public let USEC_PER_SEC: UInt64 = 1_000_000
public let MSEC_PER_SEC: UInt64 = 1_000
public let MAXFLOAT = Float.greatestFiniteMagnitude
public let HUGE = Float.greatestFiniteMagnitude
public let kCFBundleInfoDictionaryVersionKey: String! = "CFBundleInfoDictionaryVersion"
public let kCFBundleExecutableKey: String! = "CFBundleExecutable"
public let kCFBundleIdentifierKey: String! = "CFBundleIdentifier"
public let kCFBundleVersionKey: String! = "CFBundleVersion"
public let kCFBundleDevelopmentRegionKey: String! = "CFBundleDevelopmentRegion"
public let kCFBundleNameKey: String! = "CFBundleName"
public let kCFBundleLocalizationsKey: String! = "CFBundleLocalizations"

extension NSMutableString {
    public func appendFormat(_ format: NSString, _ arguments: any CVarArg...) {
        append(String(format: format as String, arguments: arguments))
    }

    public func appendFormat(_ format: String, _ arguments: any CVarArg...) {
        append(String(format: format, arguments: arguments))
    }
}

public protocol NSDiscardableContent: AnyObject {
    func beginContentAccess() -> Bool
    func endContentAccess()
    func discardContentIfPossible()
    func isContentDiscarded() -> Bool
}

public typealias CFRunLoop = RunLoop

public struct CFRunLoopMode: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let defaultMode = CFRunLoopMode("kCFRunLoopDefaultMode")
    public static let commonModes = CFRunLoopMode("kCFRunLoopCommonModes")
}

public func CFRunLoopGetMain() -> CFRunLoop! { .main }
public func CFRunLoopGetCurrent() -> CFRunLoop! { .current }
public func CFRunLoopPerformBlock(_ rl: CFRunLoop!, _ mode: Any!, _ block: (() -> Void)!) {
    nonisolated(unsafe) let work = block!
    if rl === RunLoop.main { DispatchQueue.main.async { work() } } else { rl.perform { work() } }
}

/// A run loop wakes up when it has something to perform.
public func CFRunLoopWakeUp(_ rl: CFRunLoop!) {}
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }

extension Unmanaged where Instance == AnyObject {
    /// `passRetained(text as CFString)`: on Linux, Core Foundation's strings are values.
    public static func passRetained(_ value: String) -> Unmanaged<AnyObject> {
        passRetained(NSString(string: value) as AnyObject)
    }
}
