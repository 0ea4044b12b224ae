extension KnownFramework {
    /// Names in Core Foundation and in Foundation's Objective-C headers that an app uses without an import. All have real
    /// implementations.
    static let coreFoundationNames = KnownFramework(
        name: "CoreFoundationNames", prefixes: [], imports: [],
        text: """
            typealias CFAbsoluteTime = Double
            typealias CFURL = URL
            typealias CFOptionFlags = UInt
            typealias CFTypeRef = AnyObject
            typealias CFError = NSError
            typealias CFMutableData = NSMutableData
            typealias CFIndex = Int
            typealias CFUUID = NSUUID
            func CFUUIDCreate(_ alloc: Any?) -> CFUUID! { NSUUID() }
            func CFUUIDCreateString(_ alloc: Any?, _ uuid: CFUUID!) -> String! { uuid.uuidString }
            func CFDataCreateMutable(_ allocator: Any?, _ capacity: CFIndex) -> CFMutableData! { NSMutableData() }
            let kCFAllocatorDefault: AnyObject? = nil
            func CFErrorGetDomain(_ err: CFError) -> String { err.domain }
            func CFErrorGetCode(_ err: CFError) -> CFIndex { err.code }
            func CFErrorCopyUserInfo(_ err: CFError) -> [String: Any]? { err.userInfo }
            let NSFoundationVersionNumber = 2000.0
            let NSFoundationVersionNumber_iOS_8_0 = 1140.11
            let NSFoundationVersionNumber_iOS_9_0 = 1240.1
            let kCFNull: NSNull! = NSNull()
            typealias CFTypeID = UInt
            func CFGetTypeID(_ cf: Any) -> CFTypeID { cf is Bool || (cf as? NSNumber).map { $0 === NSNumber(value: true) || $0 === NSNumber(value: false) } == true ? 21 : 0 }
            func CFBooleanGetTypeID() -> CFTypeID { 21 }
            typealias NSInteger = Int
            typealias NSUInteger = UInt
            let NSEC_PER_SEC: UInt64 = 1_000_000_000
            let NSEC_PER_MSEC: UInt64 = 1_000_000
            let NSEC_PER_USEC: UInt64 = 1_000
            let USEC_PER_SEC: UInt64 = 1_000_000
            let MSEC_PER_SEC: UInt64 = 1_000
            let MAXFLOAT = Float.greatestFiniteMagnitude
            let HUGE = Float.greatestFiniteMagnitude
            let kCFBundleInfoDictionaryVersionKey: String! = "CFBundleInfoDictionaryVersion"
            let kCFBundleExecutableKey: String! = "CFBundleExecutable"
            let kCFBundleIdentifierKey: String! = "CFBundleIdentifier"
            let kCFBundleVersionKey: String! = "CFBundleVersion"
            let kCFBundleDevelopmentRegionKey: String! = "CFBundleDevelopmentRegion"
            let kCFBundleNameKey: String! = "CFBundleName"
            let kCFBundleLocalizationsKey: String! = "CFBundleLocalizations"
            extension NSMutableString {
                func appendFormat(_ format: NSString, _ arguments: any CVarArg...) {
                    append(String(format: format as String, arguments: arguments))
                }
                func appendFormat(_ format: String, _ arguments: any CVarArg...) {
                    append(String(format: format, arguments: arguments))
                }
            }
            protocol NSDiscardableContent: AnyObject {
                func beginContentAccess() -> Bool
                func endContentAccess()
                func discardContentIfPossible()
                func isContentDiscarded() -> Bool
            }
            typealias CFRunLoop = RunLoop
            struct CFRunLoopMode: Hashable, RawRepresentable, Sendable {
                let rawValue: String
                init(_ rawValue: String) { self.rawValue = rawValue }
                init(rawValue: String) { self.rawValue = rawValue }
                static let defaultMode = CFRunLoopMode("kCFRunLoopDefaultMode")
                static let commonModes = CFRunLoopMode("kCFRunLoopCommonModes")
            }
            func CFRunLoopGetMain() -> CFRunLoop! { .main }
            func CFRunLoopGetCurrent() -> CFRunLoop! { .current }
            func CFRunLoopPerformBlock(_ rl: CFRunLoop!, _ mode: Any!, _ block: (() -> Void)!) {
                nonisolated(unsafe) let work = block!
                if rl === RunLoop.main { DispatchQueue.main.async { work() } } else { rl.perform { work() } }
            }
            /// A run loop wakes up when it has something to perform.
            func CFRunLoopWakeUp(_ rl: CFRunLoop!) {}
            func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }
            """)
}
