extension KnownFramework {
    /// Names of Core Foundation and of Objective-C's Foundation that an app has without an import. These are real.
    static let coreFoundationNames = KnownFramework(
        name: "CoreFoundationNames", prefixes: [], imports: [],
        text: """
            typealias CFAbsoluteTime = Double
            typealias CFURL = URL
            typealias NSInteger = Int
            typealias NSUInteger = UInt
            func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }
            """)
}
