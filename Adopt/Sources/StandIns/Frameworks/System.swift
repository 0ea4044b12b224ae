extension KnownFramework {
    static let localAuthentication = KnownFramework(
        name: "LocalAuthentication", prefixes: ["LA"], imports: [],
        text: """
            enum LAPolicy: Int { case deviceOwnerAuthenticationWithBiometrics = 1, deviceOwnerAuthentication }
            enum LABiometryType: Int {
                case none, touchID, faceID
            }
            struct LAError: Error {
                enum Code: Int { case authenticationFailed = -1, userCancel = -2, userFallback = -3, systemCancel = -4, passcodeNotSet = -5, biometryNotAvailable = -6, biometryNotEnrolled = -7, biometryLockout = -8 }
                var code: Code
            }
            class LAContext: NSObject {
                var localizedFallbackTitle: String?
                var localizedCancelTitle: String?
                var biometryType: LABiometryType { .none }
                func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool
                func evaluatePolicy(_ policy: LAPolicy, localizedReason: String, reply: @escaping (Bool, Error?) -> Void)
                func invalidate()
            }
            """)

    static let coreSpotlight = KnownFramework(
        name: "CoreSpotlight", prefixes: ["CS"], imports: [],
        text: """
            let CSSearchableItemActionType = "com.apple.corespotlightitem"
            let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"
            class CSSearchableItemAttributeSet: NSObject {
                var title: String?
                var contentDescription: String?
                var keywords: [String]?
                var thumbnailData: Data?
                var thumbnailURL: URL?
                convenience init(itemContentType: String) { self.init() }
            }
            class CSSearchableItem: NSObject {
                let uniqueIdentifier: String
                var expirationDate: Date!
                init(uniqueIdentifier: String?, domainIdentifier: String?, attributeSet: CSSearchableItemAttributeSet) {
                    self.uniqueIdentifier = uniqueIdentifier ?? UUID().uuidString
                    super.init()
                }
            }
            class CSSearchableIndex: NSObject {
                class func `default`() -> CSSearchableIndex { CSSearchableIndex() }
                func indexSearchableItems(_ items: [CSSearchableItem], completionHandler: ((Error?) -> Void)? = nil)
                func deleteSearchableItems(withIdentifiers identifiers: [String], completionHandler: ((Error?) -> Void)? = nil)
            }
            """)

    static let coreMotion = KnownFramework(
        name: "CoreMotion", prefixes: ["CMMotion", "CMAccelerometer", "CMGyro", "CMPedometer", "CMDevice"],
        imports: [],
        text: """
            struct CMAcceleration {
                var x = 0.0
                var y = 0.0
                var z = 0.0
                init() {}
            }
            class CMAccelerometerData: NSObject { let acceleration = CMAcceleration() }
            class CMMotionManager: NSObject {
                var accelerometerUpdateInterval: TimeInterval = 0
                var deviceMotionUpdateInterval: TimeInterval = 0
                var isAccelerometerAvailable: Bool { false }
                var isDeviceMotionAvailable: Bool { false }
                var accelerometerData: CMAccelerometerData? { nil }
                func startAccelerometerUpdates()
                func startAccelerometerUpdates(to queue: OperationQueue, withHandler handler: @escaping (CMAccelerometerData?, Error?) -> Void)
                func stopAccelerometerUpdates()
            }
            """)

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

    /// Modules whose declarations others have on Linux.
    static let renamed = [
        KnownFramework(name: "Darwin", prefixes: [], imports: ["Glibc"], text: ""),
        KnownFramework(name: "CoreFoundation", prefixes: [], imports: ["Foundation"], text: ""),
        KnownFramework(
            name: "Combine", prefixes: [],
            imports: ["OpenCombine", "OpenCombineDispatch", "OpenCombineFoundation"], text: ""),
        KnownFramework(name: "ObjectiveC", prefixes: [], imports: ["Foundation"], text: ""),
    ]
}
