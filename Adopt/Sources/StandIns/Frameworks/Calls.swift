extension KnownFramework {
    /// Nobody may listen: the authorization is denied.
    static let speech = KnownFramework(
        name: "Speech", prefixes: ["SF"], imports: ["AVFoundation"],
        text: """
            enum SFSpeechRecognizerAuthorizationStatus: Int { case notDetermined, denied, restricted, authorized }
            enum SFSpeechRecognitionTaskHint: Int { case unspecified, dictation, search, confirmation }
            enum SFSpeechRecognitionTaskState: Int { case starting, running, finishing, canceling, completed }
            class SFTranscriptionSegment: NSObject {
                var substring: String { "" }
                var timestamp: TimeInterval { 0 }
                var duration: TimeInterval { 0 }
                var confidence: Float { 0 }
            }
            class SFTranscription: NSObject {
                var formattedString: String { "" }
                var segments: [SFTranscriptionSegment] { [] }
            }
            class SFSpeechRecognitionResult: NSObject {
                var bestTranscription: SFTranscription { SFTranscription() }
                var transcriptions: [SFTranscription] { [] }
                var isFinal: Bool { true }
            }
            class SFSpeechRecognitionRequest: NSObject {
                var taskHint = SFSpeechRecognitionTaskHint.unspecified
                var shouldReportPartialResults = true
                var requiresOnDeviceRecognition = false
                var contextualStrings: [String] = []
                var addsPunctuation = false
            }
            class SFSpeechURLRecognitionRequest: SFSpeechRecognitionRequest {
                let url: URL
                init(url URL: URL) { url = URL; super.init() }
            }
            class SFSpeechAudioBufferRecognitionRequest: SFSpeechRecognitionRequest {
                func append(_ audioPCMBuffer: Any)
                func appendAudioSampleBuffer(_ sampleBuffer: CMSampleBuffer)
                func endAudio()
            }
            class SFSpeechRecognitionTask: NSObject {
                var state: SFSpeechRecognitionTaskState { .completed }
                var isFinishing: Bool { false }
                var isCancelled: Bool { false }
                var error: (any Error)? { nil }
                func finish()
                func cancel()
            }
            @preconcurrency protocol SFSpeechRecognizerDelegate: AnyObject {
                optional func speechRecognizer(_ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool)
            }
            class SFSpeechRecognizer: NSObject {
                weak var delegate: (any SFSpeechRecognizerDelegate)?
                private(set) var locale = Locale.current
                var isAvailable: Bool { false }
                var supportsOnDeviceRecognition: Bool { false }
                convenience init?(locale: Locale) { self.init(); self.locale = locale }
                class func supportedLocales() -> Set<Locale> { [] }
                class func authorizationStatus() -> SFSpeechRecognizerAuthorizationStatus { .notDetermined }
                class func requestAuthorization(_ handler: @escaping (SFSpeechRecognizerAuthorizationStatus) -> Void) { notReal("SFSpeechRecognizer.requestAuthorization(_:)"); DispatchQueue.main.async { handler(.denied) } }
                func recognitionTask(with request: SFSpeechRecognitionRequest, resultHandler: @escaping (SFSpeechRecognitionResult?, (any Error)?) -> Void) -> SFSpeechRecognitionTask
            }
            """)

    static let backgroundTasks = KnownFramework(
        name: "BackgroundTasks", prefixes: ["BG"], imports: [],
        text: """
            class BGTaskRequest: NSObject {
                let identifier: String
                var earliestBeginDate: Date?
                init(identifier: String) { self.identifier = identifier; super.init() }
            }
            class BGAppRefreshTaskRequest: BGTaskRequest {}
            class BGProcessingTaskRequest: BGTaskRequest {
                var requiresNetworkConnectivity = false
                var requiresExternalPower = false
            }
            class BGTask: NSObject {
                var identifier: String { "" }
                var expirationHandler: (() -> Void)?
                func setTaskCompleted(success: Bool)
            }
            class BGAppRefreshTask: BGTask {}
            class BGProcessingTask: BGTask {}
            class BGTaskScheduler: NSObject {
                struct Error: Swift.Error { enum Code: Int { case unavailable = 1, tooManyPendingTaskRequests, notPermitted } }
                private static let one = BGTaskScheduler()
                class var shared: BGTaskScheduler { one }
                @discardableResult func register(forTaskWithIdentifier identifier: String, using queue: DispatchQueue?, launchHandler: @escaping (BGTask) -> Void) -> Bool
                func submit(_ taskRequest: BGTaskRequest) throws
                func cancel(taskRequestWithIdentifier identifier: String)
                func cancelAllTaskRequests()
                func getPendingTaskRequests(completionHandler: @escaping ([BGTaskRequest]) -> Void)
            }
            """)

    static let callKit = KnownFramework(
        name: "CallKit", prefixes: ["CX"], imports: ["AVFoundation"],
        text: """
            class CXHandle: NSObject {
                enum HandleType: Int { case generic = 1, phoneNumber, emailAddress }
                let type: HandleType
                let value: String
                init(type: HandleType, value: String) { self.type = type; self.value = value; super.init() }
            }
            class CXCallUpdate: NSObject {
                var remoteHandle: CXHandle?
                var localizedCallerName: String?
                var hasVideo = false
                var supportsHolding = false
                var supportsGrouping = false
                var supportsUngrouping = false
                var supportsDTMF = false
            }
            enum CXCallEndedReason: Int { case failed = 1, remoteEnded, unanswered, answeredElsewhere, declinedElsewhere }
            class CXAction: NSObject {
                let uuid = UUID()
                var isComplete: Bool { false }
                func fulfill()
                func fail()
            }
            class CXCallAction: CXAction {
                let callUUID: UUID
                init(call callUUID: UUID) { self.callUUID = callUUID; super.init() }
            }
            class CXStartCallAction: CXCallAction {
                let handle: CXHandle
                var isVideo = false
                init(call callUUID: UUID, handle: CXHandle) { self.handle = handle; super.init(call: callUUID) }
            }
            class CXAnswerCallAction: CXCallAction {}
            class CXEndCallAction: CXCallAction {}
            class CXSetHeldCallAction: CXCallAction {
                let isOnHold: Bool
                init(call callUUID: UUID, onHold: Bool) { isOnHold = onHold; super.init(call: callUUID) }
            }
            class CXSetMutedCallAction: CXCallAction {
                let isMuted: Bool
                init(call callUUID: UUID, muted: Bool) { isMuted = muted; super.init(call: callUUID) }
            }
            class CXTransaction: NSObject {
                private(set) var actions: [CXAction] = []
                convenience init(action: CXAction) { self.init(); actions = [action] }
                convenience init(actions: [CXAction]) { self.init(); self.actions = actions }
                func addAction(_ action: CXAction) { actions.append(action) }
            }
            class CXProviderConfiguration: NSObject {
                var ringtoneSound: String?
                var iconTemplateImageData: Data?
                var maximumCallGroups = 2
                var maximumCallsPerCallGroup = 5
                var includesCallsInRecents = true
                var supportsVideo = false
                var supportedHandleTypes: Set<CXHandle.HandleType> = []
                override init() { super.init() }
                init(localizedName: String) { super.init() }
            }
            @preconcurrency protocol CXProviderDelegate: AnyObject {
                func providerDidReset(_ provider: CXProvider)
                optional func providerDidBegin(_ provider: CXProvider)
                optional func provider(_ provider: CXProvider, perform action: CXStartCallAction)
                optional func provider(_ provider: CXProvider, perform action: CXAnswerCallAction)
                optional func provider(_ provider: CXProvider, perform action: CXEndCallAction)
                optional func provider(_ provider: CXProvider, perform action: CXSetHeldCallAction)
                optional func provider(_ provider: CXProvider, perform action: CXSetMutedCallAction)
                optional func provider(_ provider: CXProvider, timedOutPerforming action: CXAction)
                optional func provider(_ provider: CXProvider, didActivate audioSession: AVAudioSession)
                optional func provider(_ provider: CXProvider, didDeactivate audioSession: AVAudioSession)
            }
            class CXProvider: NSObject {
                var configuration: CXProviderConfiguration
                init(configuration: CXProviderConfiguration) { self.configuration = configuration; super.init() }
                func setDelegate(_ delegate: (any CXProviderDelegate)?, queue: DispatchQueue?)
                func reportNewIncomingCall(with UUID: UUID, update: CXCallUpdate, completion: @escaping ((any Error)?) -> Void)
                func reportCall(with UUID: UUID, updated update: CXCallUpdate)
                func reportCall(with UUID: UUID, endedAt dateEnded: Date?, reason endedReason: CXCallEndedReason)
                func reportOutgoingCall(with UUID: UUID, startedConnectingAt dateStartedConnecting: Date?)
                func reportOutgoingCall(with UUID: UUID, connectedAt dateConnected: Date?)
                func invalidate()
            }
            class CXCall: NSObject {
                let uuid = UUID()
                var isOutgoing: Bool { false }
                var isOnHold: Bool { false }
                var hasConnected: Bool { false }
                var hasEnded: Bool { false }
            }
            @preconcurrency protocol CXCallObserverDelegate: AnyObject {
                func callObserver(_ callObserver: CXCallObserver, callChanged call: CXCall)
            }
            class CXCallObserver: NSObject {
                var calls: [CXCall] { [] }
                func setDelegate(_ delegate: (any CXCallObserverDelegate)?, queue: DispatchQueue?)
            }
            class CXCallController: NSObject {
                let callObserver = CXCallObserver()
                convenience init(queue: DispatchQueue) { self.init() }
                func request(_ transaction: CXTransaction, completion: @escaping ((any Error)?) -> Void)
                func requestTransaction(with action: CXAction, completion: @escaping ((any Error)?) -> Void)
            }
            """)

    static let pushKit = KnownFramework(
        name: "PushKit", prefixes: ["PK"], imports: [],
        text: """
            struct PKPushType: Hashable, RawRepresentable {
                let rawValue: String
                init(rawValue: String) { self.rawValue = rawValue }
                static let voIP = PKPushType(rawValue: "PushKitVoIP")
                static let fileProvider = PKPushType(rawValue: "PushKitFileProvider")
            }
            class PKPushCredentials: NSObject {
                var type: PKPushType { .voIP }
                var token: Data { Data() }
            }
            class PKPushPayload: NSObject {
                var type: PKPushType { .voIP }
                var dictionaryPayload: [AnyHashable: Any] { [:] }
            }
            @preconcurrency protocol PKPushRegistryDelegate: AnyObject {
                func pushRegistry(_ registry: PKPushRegistry, didUpdate pushCredentials: PKPushCredentials, for type: PKPushType)
                optional func pushRegistry(_ registry: PKPushRegistry, didReceiveIncomingPushWith payload: PKPushPayload, for type: PKPushType, completion: @escaping () -> Void)
                optional func pushRegistry(_ registry: PKPushRegistry, didInvalidatePushTokenFor type: PKPushType)
            }
            class PKPushRegistry: NSObject {
                weak var delegate: (any PKPushRegistryDelegate)?
                var desiredPushTypes: Set<PKPushType>?
                init(queue: DispatchQueue?) { super.init() }
                func pushToken(for type: PKPushType) -> Data? { nil }
            }
            """)

    /// Nobody can pay: `canMakePayments()` is false.
    static let passKit = KnownFramework(
        name: "PassKit", prefixes: ["PK"], imports: [],
        text: """
            struct PKPaymentNetwork: Hashable, RawRepresentable {
                let rawValue: String
                init(rawValue: String) { self.rawValue = rawValue }
                static let amex = PKPaymentNetwork(rawValue: "AmEx")
                static let discover = PKPaymentNetwork(rawValue: "Discover")
                static let masterCard = PKPaymentNetwork(rawValue: "MasterCard")
                static let visa = PKPaymentNetwork(rawValue: "Visa")
                static let maestro = PKPaymentNetwork(rawValue: "Maestro")
                static let JCB = PKPaymentNetwork(rawValue: "JCB")
            }
            struct PKMerchantCapability: OptionSet {
                let rawValue: UInt
                init(rawValue: UInt) { self.rawValue = rawValue }
                static var capability3DS: PKMerchantCapability { PKMerchantCapability(rawValue: 1) }
                static var threeDSecure: PKMerchantCapability { PKMerchantCapability(rawValue: 1) }
                static var capabilityEMV: PKMerchantCapability { PKMerchantCapability(rawValue: 2) }
                static var capabilityCredit: PKMerchantCapability { PKMerchantCapability(rawValue: 4) }
                static var capabilityDebit: PKMerchantCapability { PKMerchantCapability(rawValue: 8) }
            }
            struct PKContactField: Hashable, RawRepresentable {
                let rawValue: String
                init(rawValue: String) { self.rawValue = rawValue }
                static let emailAddress = PKContactField(rawValue: "email")
                static let name = PKContactField(rawValue: "name")
                static let phoneNumber = PKContactField(rawValue: "phone")
                static let postalAddress = PKContactField(rawValue: "post")
            }
            enum PKPaymentSummaryItemType: UInt { case final, pending }
            enum PKPaymentAuthorizationStatus: Int { case success, failure }
            enum PKPaymentButtonType: Int { case plain, buy, setUp, inStore, donate, checkout, book, subscribe }
            enum PKPaymentButtonStyle: Int { case white, whiteOutline, black, automatic }
            class PKPaymentSummaryItem: NSObject {
                var label: String
                var amount: NSDecimalNumber
                var type = PKPaymentSummaryItemType.final
                init(label: String, amount: NSDecimalNumber) { self.label = label; self.amount = amount; super.init() }
                convenience init(label: String, amount: NSDecimalNumber, type: PKPaymentSummaryItemType) { self.init(label: label, amount: amount); self.type = type }
            }
            class PKShippingMethod: PKPaymentSummaryItem {
                var identifier: String?
                var detail: String?
            }
            class PKContact: NSObject {
                var name: PersonNameComponents?
                var emailAddress: String?
            }
            class PKPaymentRequest: NSObject {
                var merchantIdentifier = ""
                var countryCode = ""
                var currencyCode = ""
                var supportedNetworks: [PKPaymentNetwork] = []
                var merchantCapabilities: PKMerchantCapability = []
                var paymentSummaryItems: [PKPaymentSummaryItem] = []
                var shippingMethods: [PKShippingMethod]?
                var requiredShippingContactFields: Set<PKContactField> = []
                var requiredBillingContactFields: Set<PKContactField> = []
                var applicationData: Data?
                class func availableNetworks() -> [PKPaymentNetwork] { [] }
            }
            class PKPaymentToken: NSObject {
                var transactionIdentifier: String { "" }
                var paymentData: Data { Data() }
            }
            class PKPayment: NSObject {
                var token: PKPaymentToken { PKPaymentToken() }
                var billingContact: PKContact? { nil }
                var shippingContact: PKContact? { nil }
                var shippingMethod: PKShippingMethod? { nil }
            }
            class PKPaymentAuthorizationResult: NSObject {
                var status: PKPaymentAuthorizationStatus
                init(status: PKPaymentAuthorizationStatus, errors: [any Error]?) { self.status = status; super.init() }
            }
            @preconcurrency @MainActor protocol PKPaymentAuthorizationViewControllerDelegate: AnyObject {
                func paymentAuthorizationViewControllerDidFinish(_ controller: PKPaymentAuthorizationViewController)
                optional func paymentAuthorizationViewController(_ controller: PKPaymentAuthorizationViewController, didAuthorizePayment payment: PKPayment, handler completion: @escaping (PKPaymentAuthorizationResult) -> Void)
                optional func paymentAuthorizationViewController(_ controller: PKPaymentAuthorizationViewController, didAuthorizePayment payment: PKPayment, completion: @escaping (PKPaymentAuthorizationStatus) -> Void)
                optional func paymentAuthorizationViewControllerWillAuthorizePayment(_ controller: PKPaymentAuthorizationViewController)
            }
            class PKPaymentAuthorizationViewController: UIViewController {
                weak var delegate: (any PKPaymentAuthorizationViewControllerDelegate)?
                convenience init?(paymentRequest request: PKPaymentRequest) { self.init(nibName: nil, bundle: nil) }
                class func canMakePayments() -> Bool { false }
                class func canMakePayments(usingNetworks supportedNetworks: [PKPaymentNetwork]) -> Bool { false }
            }
            @preconcurrency protocol PKPaymentAuthorizationControllerDelegate: AnyObject {
                func paymentAuthorizationControllerDidFinish(_ controller: PKPaymentAuthorizationController)
                optional func paymentAuthorizationController(_ controller: PKPaymentAuthorizationController, didAuthorizePayment payment: PKPayment, handler completion: @escaping (PKPaymentAuthorizationResult) -> Void)
            }
            class PKPaymentAuthorizationController: NSObject {
                weak var delegate: (any PKPaymentAuthorizationControllerDelegate)?
                init(paymentRequest request: PKPaymentRequest) { super.init() }
                class func canMakePayments() -> Bool { false }
                class func canMakePayments(usingNetworks supportedNetworks: [PKPaymentNetwork]) -> Bool { false }
                func present(completion: ((Bool) -> Void)? = nil) { notReal("PKPaymentAuthorizationController.present(completion:)"); DispatchQueue.main.async { completion?(false) } }
                func dismiss(completion: (() -> Void)? = nil) { completion?() }
            }
            class PKPaymentButton: UIButton {
                convenience init(paymentButtonType type: PKPaymentButtonType, paymentButtonStyle style: PKPaymentButtonStyle) {
                    self.init(frame: CGRect(x: 0, y: 0, width: 140, height: 30))
                    setTitle("Pay", for: .normal)
                    setTitleColor(style == .black ? .white : .black, for: .normal)
                    backgroundColor = style == .black ? .black : .white
                }
            }
            class PKPass: NSObject {
                init(data: Data) throws { super.init() }
                var passURL: URL? { nil }
                var serialNumber: String { "" }
                var localizedName: String { "" }
            }
            class PKPassLibrary: NSObject {
                class func isPassLibraryAvailable() -> Bool { false }
                func passes() -> [PKPass] { [] }
                func containsPass(_ pass: PKPass) -> Bool { false }
            }
            class PKAddPassesViewController: UIViewController {
                convenience init?(pass: PKPass) { self.init(nibName: nil, bundle: nil) }
                class func canAddPasses() -> Bool { false }
            }
            """)

    static let intents = KnownFramework(
        name: "Intents", prefixes: ["IN"], imports: [],
        text: """
            enum INSiriAuthorizationStatus: Int { case notDetermined, restricted, denied, authorized }
            enum INInteractionDirection: Int { case unspecified, outgoing, incoming }
            enum INIntentHandlingStatus: Int { case unspecified, ready, inProgress, success, failure, deferredToApplication }
            class INImage: NSObject {
                convenience init(named name: String) { self.init() }
                convenience init(imageData: Data) { self.init() }
                convenience init?(url URL: URL) { self.init() }
            }
            class INObject: NSObject {
                let identifier: String?
                let displayString: String
                init(identifier: String?, display displayString: String) { self.identifier = identifier; self.displayString = displayString; super.init() }
            }
            class INSpeakableString: NSObject {
                let spokenPhrase: String
                init(spokenPhrase: String) { self.spokenPhrase = spokenPhrase; super.init() }
            }
            enum INPersonHandleType: Int { case unknown, emailAddress, phoneNumber }
            class INPersonHandle: NSObject {
                let value: String?
                let type: INPersonHandleType
                init(value: String?, type: INPersonHandleType) { self.value = value; self.type = type; super.init() }
            }
            class INPerson: NSObject {
                let personHandle: INPersonHandle?
                let displayName: String
                init(personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?, contactIdentifier: String?, customIdentifier: String?) { self.personHandle = personHandle; self.displayName = displayName ?? ""; super.init() }
            }
            class INIntent: NSObject {
                var suggestedInvocationPhrase: String?
                var identifier: String? { nil }
                var intentDescription: String? { nil }
                func setImage(_ image: INImage?, forParameterNamed parameterName: String)
            }
            class INIntentResponse: NSObject { var userActivity: NSUserActivity? }
            class INExtension: NSObject { func handler(for intent: INIntent) -> Any { self } }
            class INInteraction: NSObject {
                let intent: INIntent
                var direction = INInteractionDirection.unspecified
                var identifier = UUID().uuidString
                var groupIdentifier: String?
                var dateInterval: DateInterval?
                init(intent: INIntent, response: INIntentResponse?) { self.intent = intent; super.init() }
                func donate(completion: (((any Error)?) -> Void)? = nil)
                class func deleteAll(completion: (((any Error)?) -> Void)? = nil)
                class func delete(with identifiers: [String], completion: (((any Error)?) -> Void)? = nil)
            }
            class INShortcut: NSObject {
                private(set) var intent: INIntent?
                private(set) var userActivity: NSUserActivity?
                convenience init?(intent: INIntent) { self.init(); self.intent = intent }
                convenience init(userActivity: NSUserActivity) { self.init(); self.userActivity = userActivity }
            }
            class INVoiceShortcut: NSObject {
                let identifier = UUID()
                var invocationPhrase: String { "" }
                var shortcut: INShortcut { INShortcut() }
            }
            class INVoiceShortcutCenter: NSObject {
                private static let one = INVoiceShortcutCenter()
                class var shared: INVoiceShortcutCenter { one }
                func getAllVoiceShortcuts(completion completionHandler: @escaping ([INVoiceShortcut]?, (any Error)?) -> Void)
                func setShortcutSuggestions(_ suggestions: [INShortcut])
            }
            class INPreferences: NSObject {
                class func siriAuthorizationStatus() -> INSiriAuthorizationStatus { .notDetermined }
                class func requestSiriAuthorization(_ handler: @escaping (INSiriAuthorizationStatus) -> Void) { notReal("INPreferences.requestSiriAuthorization(_:)"); DispatchQueue.main.async { handler(.denied) } }
            }
            class INVocabulary: NSObject { class func shared() -> INVocabulary { INVocabulary() } }
            """)

    static let intentsUI = KnownFramework(
        name: "IntentsUI", prefixes: ["INUI"], imports: ["Intents"],
        text: """
            enum INUIAddVoiceShortcutButtonStyle: UInt { case white, whiteOutline, black, blackOutline, automatic, automaticOutline }
            @preconcurrency @MainActor protocol INUIAddVoiceShortcutButtonDelegate: AnyObject {
                func present(_ addVoiceShortcutViewController: INUIAddVoiceShortcutViewController, for addVoiceShortcutButton: INUIAddVoiceShortcutButton)
                func present(_ editVoiceShortcutViewController: INUIEditVoiceShortcutViewController, for addVoiceShortcutButton: INUIAddVoiceShortcutButton)
            }
            class INUIAddVoiceShortcutButton: UIButton {
                weak var delegate: (any INUIAddVoiceShortcutButtonDelegate)?
                var shortcut: INShortcut?
                convenience init(style: INUIAddVoiceShortcutButtonStyle) { self.init(frame: .zero); setTitle("Add to Siri", for: .normal) }
            }
            @preconcurrency @MainActor protocol INUIAddVoiceShortcutViewControllerDelegate: AnyObject {
                func addVoiceShortcutViewController(_ controller: INUIAddVoiceShortcutViewController, didFinishWith voiceShortcut: INVoiceShortcut?, error: (any Error)?)
                func addVoiceShortcutViewControllerDidCancel(_ controller: INUIAddVoiceShortcutViewController)
            }
            class INUIAddVoiceShortcutViewController: UIViewController {
                weak var delegate: (any INUIAddVoiceShortcutViewControllerDelegate)?
                convenience init(shortcut: INShortcut) { self.init(nibName: nil, bundle: nil) }
            }
            @preconcurrency @MainActor protocol INUIEditVoiceShortcutViewControllerDelegate: AnyObject {
                func editVoiceShortcutViewController(_ controller: INUIEditVoiceShortcutViewController, didUpdate voiceShortcut: INVoiceShortcut?, error: (any Error)?)
                func editVoiceShortcutViewController(_ controller: INUIEditVoiceShortcutViewController, didDeleteVoiceShortcutWithIdentifier deletedVoiceShortcutIdentifier: UUID)
                func editVoiceShortcutViewControllerDidCancel(_ controller: INUIEditVoiceShortcutViewController)
            }
            class INUIEditVoiceShortcutViewController: UIViewController {
                weak var delegate: (any INUIEditVoiceShortcutViewControllerDelegate)?
                convenience init(voiceShortcut: INVoiceShortcut) { self.init(nibName: nil, bundle: nil) }
            }
            """)

    /// The sums of vDSP that are a line of Swift.
    static let accelerate = KnownFramework(
        name: "Accelerate", prefixes: ["vDSP", "vImage", "BLAS"], imports: [],
        text: """
            typealias vDSP_Length = UInt
            typealias vDSP_Stride = Int
            enum vDSP {
                static func add(_ left: [Float], _ right: [Float]) -> [Float] { zip(left, right).map { $0 + $1 } }
                static func add(_ left: [Double], _ right: [Double]) -> [Double] { zip(left, right).map { $0 + $1 } }
                static func subtract(_ left: [Float], _ right: [Float]) -> [Float] { zip(left, right).map { $0 - $1 } }
                static func subtract(_ left: [Double], _ right: [Double]) -> [Double] { zip(left, right).map { $0 - $1 } }
                static func multiply(_ left: [Float], _ right: [Float]) -> [Float] { zip(left, right).map { $0 * $1 } }
                static func multiply(_ left: [Double], _ right: [Double]) -> [Double] { zip(left, right).map { $0 * $1 } }
                static func multiply(_ factor: Float, _ values: [Float]) -> [Float] { values.map { factor * $0 } }
                static func multiply(_ factor: Double, _ values: [Double]) -> [Double] { values.map { factor * $0 } }
                static func sum(_ values: [Float]) -> Float { values.reduce(0, +) }
                static func sum(_ values: [Double]) -> Double { values.reduce(0, +) }
                static func mean(_ values: [Float]) -> Float { values.isEmpty ? .nan : values.reduce(0, +) / Float(values.count) }
                static func mean(_ values: [Double]) -> Double { values.isEmpty ? .nan : values.reduce(0, +) / Double(values.count) }
                static func maximum(_ values: [Float]) -> Float { values.max() ?? -.infinity }
                static func maximum(_ values: [Double]) -> Double { values.max() ?? -.infinity }
                static func minimum(_ values: [Float]) -> Float { values.min() ?? .infinity }
                static func minimum(_ values: [Double]) -> Double { values.min() ?? .infinity }
                static func dot(_ left: [Float], _ right: [Float]) -> Float { zip(left, right).reduce(0) { $0 + $1.0 * $1.1 } }
                static func dot(_ left: [Double], _ right: [Double]) -> Double { zip(left, right).reduce(0) { $0 + $1.0 * $1.1 } }
            }
            typealias vImagePixelCount = UInt
            typealias vImage_Error = Int
            typealias vImage_Flags = UInt32
            let kvImageNoError = 0
            let kvImageNoFlags = 0
            let kvImageEdgeExtend = 8
            let kvImageInvalidParameter = -21773
            struct vImage_Buffer {
                var data: UnsafeMutableRawPointer!
                var height: vImagePixelCount = 0
                var width: vImagePixelCount = 0
                var rowBytes = 0
                init() {}
                init(data: UnsafeMutableRawPointer!, height: vImagePixelCount, width: vImagePixelCount, rowBytes: Int) { self.data = data; self.height = height; self.width = width; self.rowBytes = rowBytes }
            }
            @discardableResult func vImageBoxConvolve_ARGB8888(_ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ tempBuffer: UnsafeMutableRawPointer?, _ srcOffsetToROI_X: vImagePixelCount, _ srcOffsetToROI_Y: vImagePixelCount, _ kernel_height: UInt32, _ kernel_width: UInt32, _ backgroundColor: UnsafePointer<UInt8>?, _ flags: vImage_Flags) -> vImage_Error
            @discardableResult func vImageMatrixMultiply_ARGB8888(_ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ matrix: UnsafePointer<Int16>, _ divisor: Int32, _ pre_bias: UnsafePointer<Int16>?, _ post_bias: UnsafePointer<Int32>?, _ flags: vImage_Flags) -> vImage_Error
            """)

    /// A keychain in memory.
    static let security = KnownFramework(
        name: "Security", prefixes: ["Sec", "kSec"], imports: [],
        text: """
            typealias OSStatus = Int32
            let errSecSuccess: OSStatus = 0
            let errSecUnimplemented: OSStatus = -4
            let errSecParam: OSStatus = -50
            let errSecAuthFailed: OSStatus = -25293
            let errSecDuplicateItem: OSStatus = -25299
            let errSecItemNotFound: OSStatus = -25300
            let errSecInteractionNotAllowed: OSStatus = -25308
            let errSecUserCanceled: OSStatus = -128
            let kSecClass = "class"
            let kSecClassGenericPassword = "genp"
            let kSecClassInternetPassword = "inet"
            let kSecClassCertificate = "cert"
            let kSecClassKey = "keys"
            let kSecClassIdentity = "idnt"
            let kSecAttrAccount = "acct"
            let kSecAttrService = "svce"
            let kSecAttrServer = "srvr"
            let kSecAttrGeneric = "gena"
            let kSecAttrLabel = "labl"
            let kSecAttrDescription = "desc"
            let kSecAttrComment = "icmt"
            let kSecAttrAccessGroup = "agrp"
            let kSecAttrSynchronizable = "sync"
            let kSecAttrSynchronizableAny = "syna"
            let kSecAttrAccessible = "pdmn"
            let kSecAttrAccessibleWhenUnlocked = "ak"
            let kSecAttrAccessibleAfterFirstUnlock = "ck"
            let kSecAttrAccessibleAlways = "dk"
            let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly = "akpu"
            let kSecAttrAccessibleWhenUnlockedThisDeviceOnly = "aku"
            let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly = "cku"
            let kSecAttrAccessibleAlwaysThisDeviceOnly = "dku"
            let kSecAttrAccessControl = "accc"
            let kSecUseAuthenticationContext = "u_AuthCtx"
            let kSecUseOperationPrompt = "u_OpPrompt"
            let kSecValueData = "v_Data"
            let kSecValueRef = "v_Ref"
            let kSecValuePersistentRef = "v_PersistentRef"
            let kSecReturnData = "r_Data"
            let kSecReturnAttributes = "r_Attributes"
            let kSecReturnRef = "r_Ref"
            let kSecReturnPersistentRef = "r_PersistentRef"
            let kSecMatchLimit = "m_Limit"
            let kSecMatchLimitOne = "m_LimitOne"
            let kSecMatchLimitAll = "m_LimitAll"
            let kCFBooleanTrue: Bool! = true
            let kCFBooleanFalse: Bool! = false
            class SecRandom: NSObject {}
            typealias SecRandomRef = SecRandom
            let kSecRandomDefault: SecRandomRef? = nil
            @discardableResult func SecRandomCopyBytes(_ rnd: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer) -> Int32 {
                for index in 0..<count { bytes.storeBytes(of: UInt8.random(in: 0...255), toByteOffset: index, as: UInt8.self) }
                return errSecSuccess
            }
            func SecCopyErrorMessageString(_ status: OSStatus, _ reserved: UnsafeMutableRawPointer?) -> NSString? { NSString(string: "OSStatus \\(status)") }
            class KeychainInMemory {
                nonisolated(unsafe) static var items: [[String: Any]] = []
                static func values(_ query: Any) -> [String: Any] {
                    if let values = query as? [String: Any] { return values }
                    var values: [String: Any] = [:]
                    for (key, value) in (query as? NSDictionary) ?? [:] { values["\\(key)"] = value }
                    return values
                }
                static func places(_ query: [String: Any]) -> [Int] {
                    let asked = ["class", "acct", "svce", "srvr", "gena", "labl", "agrp"].filter { query[$0] != nil }
                    return items.indices.filter { place in asked.allSatisfy { NSDictionary(dictionary: [$0: query[$0]!]).isEqual(NSDictionary(dictionary: [$0: items[place][$0] ?? ""])) } }
                }
            }
            func SecItemAdd(_ attributes: Any, _ result: UnsafeMutablePointer<AnyObject?>?) -> OSStatus {
                notReal("SecItemAdd")
                let values = KeychainInMemory.values(attributes)
                guard KeychainInMemory.places(values).isEmpty else { return errSecDuplicateItem }
                KeychainInMemory.items.append(values)
                return errSecSuccess
            }
            func SecItemCopyMatching(_ query: Any, _ result: UnsafeMutablePointer<AnyObject?>?) -> OSStatus {
                let values = KeychainInMemory.values(query)
                let found = KeychainInMemory.places(values).map { KeychainInMemory.items[$0] }
                guard let first = found.first else { return errSecItemNotFound }
                let wantsAll = values["m_Limit"] as? String == "m_LimitAll"
                if values["r_Attributes"] != nil {
                    result?.pointee = wantsAll ? NSArray(array: found.map { NSDictionary(dictionary: $0) }) : NSDictionary(dictionary: first)
                } else if values["r_Data"] != nil || values["r_PersistentRef"] != nil {
                    result?.pointee = (first["v_Data"] as? Data).map { NSData(data: $0) }
                }
                return errSecSuccess
            }
            func SecItemUpdate(_ query: Any, _ attributesToUpdate: Any) -> OSStatus {
                let places = KeychainInMemory.places(KeychainInMemory.values(query))
                for place in places { KeychainInMemory.items[place].merge(KeychainInMemory.values(attributesToUpdate)) { $1 } }
                return places.isEmpty ? errSecItemNotFound : errSecSuccess
            }
            func SecItemDelete(_ query: Any) -> OSStatus {
                let places = KeychainInMemory.places(KeychainInMemory.values(query))
                for place in places.reversed() { KeychainInMemory.items.remove(at: place) }
                return places.isEmpty ? errSecItemNotFound : errSecSuccess
            }
            """)
}
