extension KnownFramework {
    /// Names of Core Foundation and of Objective-C's Foundation that an app has without an import. These are real.
    static let coreFoundationNames = KnownFramework(
        name: "CoreFoundationNames", prefixes: [], imports: [],
        text: """
            typealias CFAbsoluteTime = Double
            typealias CFURL = URL
            typealias NSInteger = Int
            typealias NSUInteger = UInt
            let NSEC_PER_SEC: UInt64 = 1_000_000_000
            let NSEC_PER_MSEC: UInt64 = 1_000_000
            let NSEC_PER_USEC: UInt64 = 1_000
            let USEC_PER_SEC: UInt64 = 1_000_000
            let MSEC_PER_SEC: UInt64 = 1_000
            let MAXFLOAT = Float.greatestFiniteMagnitude
            let HUGE = Float.greatestFiniteMagnitude
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
            func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }
            """)
}
