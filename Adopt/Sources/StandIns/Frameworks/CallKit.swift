extension KnownFramework {
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
}
