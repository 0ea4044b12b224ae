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

    static let userNotifications = KnownFramework(
        name: "UserNotifications", prefixes: ["UN"], imports: [],
        text: """
            struct UNAuthorizationOptions: OptionSet {
                let rawValue: UInt
                init(rawValue: UInt) { self.rawValue = rawValue }
                static var badge: UNAuthorizationOptions { UNAuthorizationOptions(rawValue: 1) }
                static var sound: UNAuthorizationOptions { UNAuthorizationOptions(rawValue: 2) }
                static var alert: UNAuthorizationOptions { UNAuthorizationOptions(rawValue: 4) }
                static var carPlay: UNAuthorizationOptions { UNAuthorizationOptions(rawValue: 8) }
                static var criticalAlert: UNAuthorizationOptions { UNAuthorizationOptions(rawValue: 16) }
                static var provisional: UNAuthorizationOptions { UNAuthorizationOptions(rawValue: 64) }
            }
            struct UNNotificationPresentationOptions: OptionSet {
                let rawValue: UInt
                init(rawValue: UInt) { self.rawValue = rawValue }
                static var badge: UNNotificationPresentationOptions { UNNotificationPresentationOptions(rawValue: 1) }
                static var sound: UNNotificationPresentationOptions { UNNotificationPresentationOptions(rawValue: 2) }
                static var alert: UNNotificationPresentationOptions { UNNotificationPresentationOptions(rawValue: 4) }
                static var list: UNNotificationPresentationOptions { UNNotificationPresentationOptions(rawValue: 8) }
                static var banner: UNNotificationPresentationOptions { UNNotificationPresentationOptions(rawValue: 16) }
            }
            struct UNNotificationActionOptions: OptionSet {
                let rawValue: UInt
                init(rawValue: UInt) { self.rawValue = rawValue }
                static var authenticationRequired: UNNotificationActionOptions { UNNotificationActionOptions(rawValue: 1) }
                static var destructive: UNNotificationActionOptions { UNNotificationActionOptions(rawValue: 2) }
                static var foreground: UNNotificationActionOptions { UNNotificationActionOptions(rawValue: 4) }
            }
            struct UNNotificationCategoryOptions: OptionSet {
                let rawValue: UInt
                init(rawValue: UInt) { self.rawValue = rawValue }
                static var customDismissAction: UNNotificationCategoryOptions { UNNotificationCategoryOptions(rawValue: 1) }
            }
            enum UNAuthorizationStatus: Int { case notDetermined, denied, authorized, provisional, ephemeral }
            let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
            let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"
            struct UNNotificationSoundName: Hashable, RawRepresentable {
                let rawValue: String
                init(_ rawValue: String) { self.rawValue = rawValue }
                init(rawValue: String) { self.rawValue = rawValue }
            }
            class UNNotificationSound: NSObject {
                static var `default`: UNNotificationSound { UNNotificationSound() }
                convenience init(named name: UNNotificationSoundName) { self.init() }
            }
            class UNNotificationAttachment: NSObject {
                let identifier: String
                let url: URL
                init(identifier: String, url URL: URL, options: [AnyHashable: Any]? = nil) throws {
                    self.identifier = identifier
                    url = URL
                    super.init()
                }
            }
            class UNNotificationContent: NSObject {
                var title = ""
                var subtitle = ""
                var body = ""
                var badge: NSNumber?
                var sound: UNNotificationSound?
                var userInfo: [AnyHashable: Any] = [:]
                var categoryIdentifier = ""
                var threadIdentifier = ""
                var attachments: [UNNotificationAttachment] = []
            }
            class UNMutableNotificationContent: UNNotificationContent {}
            class UNNotificationTrigger: NSObject { private(set) var repeats = false }
            class UNTimeIntervalNotificationTrigger: UNNotificationTrigger {
                let timeInterval: TimeInterval
                init(timeInterval: TimeInterval, repeats: Bool) { self.timeInterval = timeInterval; super.init() }
                func nextTriggerDate() -> Date?
            }
            class UNCalendarNotificationTrigger: UNNotificationTrigger {
                let dateComponents: DateComponents
                init(dateMatching dateComponents: DateComponents, repeats: Bool) { self.dateComponents = dateComponents; super.init() }
                func nextTriggerDate() -> Date?
            }
            class UNNotificationRequest: NSObject {
                let identifier: String
                let content: UNNotificationContent
                let trigger: UNNotificationTrigger?
                init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
                    self.identifier = identifier
                    self.content = content
                    self.trigger = trigger
                    super.init()
                }
            }
            class UNNotification: NSObject {
                let date = Date()
                let request = UNNotificationRequest(identifier: "", content: UNNotificationContent(), trigger: nil)
            }
            class UNNotificationResponse: NSObject {
                let notification = UNNotification()
                var actionIdentifier: String { "" }
            }
            class UNNotificationAction: NSObject {
                let identifier: String
                let title: String
                init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
                    self.identifier = identifier
                    self.title = title
                    super.init()
                }
            }
            class UNNotificationCategory: NSObject {
                let identifier: String
                let actions: [UNNotificationAction]
                init(identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String], options: UNNotificationCategoryOptions = []) {
                    self.identifier = identifier
                    self.actions = actions
                    super.init()
                }
            }
            class UNNotificationSettings: NSObject { var authorizationStatus: UNAuthorizationStatus { .notDetermined } }
            @preconcurrency protocol UNUserNotificationCenterDelegate: AnyObject {
                optional func userNotificationCenter(_ center: UNUserNotificationCenter, willPresent notification: UNNotification, withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
                optional func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse, withCompletionHandler completionHandler: @escaping () -> Void)
            }
            class UNUserNotificationCenter: NSObject {
                private static let shared = UNUserNotificationCenter()
                class func current() -> UNUserNotificationCenter { shared }
                weak var delegate: (any UNUserNotificationCenterDelegate)?
                func requestAuthorization(options: UNAuthorizationOptions = [], completionHandler: @escaping (Bool, Error?) -> Void)
                func getNotificationSettings(completionHandler: @escaping (UNNotificationSettings) -> Void)
                func add(_ request: UNNotificationRequest, withCompletionHandler completionHandler: ((Error?) -> Void)? = nil)
                func setNotificationCategories(_ categories: Set<UNNotificationCategory>)
                func getPendingNotificationRequests(completionHandler: @escaping ([UNNotificationRequest]) -> Void)
                func getDeliveredNotifications(completionHandler: @escaping ([UNNotification]) -> Void)
                func removePendingNotificationRequests(withIdentifiers identifiers: [String])
                func removeAllPendingNotificationRequests()
                func removeDeliveredNotifications(withIdentifiers identifiers: [String])
                func removeAllDeliveredNotifications()
            }
            """)

    static let mobileCoreServices = KnownFramework(
        name: "MobileCoreServices", prefixes: ["kUT"], imports: [],
        text: """
            let kUTTypeImage = "public.image"
            let kUTTypeJPEG = "public.jpeg"
            let kUTTypePNG = "public.png"
            let kUTTypeMovie = "public.movie"
            let kUTTypeVideo = "public.video"
            let kUTTypeText = "public.text"
            let kUTTypePlainText = "public.plain-text"
            let kUTTypeURL = "public.url"
            let kUTTypePDF = "com.adobe.pdf"
            let kUTTypeData = "public.data"
            let kUTTypeItem = "public.item"
            let kUTTypePropertyList = "com.apple.property-list"
            """)

    static let storeKit = KnownFramework(
        name: "StoreKit", prefixes: ["SKStore", "SKProduct", "SKPayment"], imports: [],
        text: """
            class SKStoreReviewController: NSObject {
                class func requestReview()
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

    static let messageUI = KnownFramework(
        name: "MessageUI", prefixes: ["MF"], imports: [],
        text: """
            enum MFMailComposeResult: Int { case cancelled, saved, sent, failed }
            @preconcurrency @MainActor protocol MFMailComposeViewControllerDelegate: AnyObject {
                optional func mailComposeController(_ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: Error?)
            }
            class MFMailComposeViewController: UINavigationController {
                weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?
                class func canSendMail() -> Bool { false }
                func setSubject(_ subject: String)
                func setToRecipients(_ toRecipients: [String]?)
                func setMessageBody(_ body: String, isHTML: Bool)
                func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String)
            }
            enum MessageComposeResult: Int { case cancelled, sent, failed }
            @preconcurrency @MainActor protocol MFMessageComposeViewControllerDelegate: AnyObject {
                func messageComposeViewController(_ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
            }
            class MFMessageComposeViewController: UINavigationController {
                weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
                var recipients: [String]?
                var body: String?
                class func canSendText() -> Bool { false }
            }
            """)

    /// Modules whose declarations others have on Linux.
    static let renamed = [
        KnownFramework(name: "Darwin", prefixes: [], imports: ["Glibc"], text: ""),
        KnownFramework(name: "CoreFoundation", prefixes: [], imports: ["Foundation"], text: ""),
        KnownFramework(name: "ObjectiveC", prefixes: [], imports: ["Foundation"], text: ""),
        KnownFramework(name: "PhotosUI", prefixes: ["PHPicker"], imports: ["Photos"], text: ""),
    ]
}
