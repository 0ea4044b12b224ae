// There are no calls. A provider reports nothing, and transactions do nothing.

@_exported import AVFoundation
import NeutralValues
@_exported import UIKit

open class CXHandle: NSObject {
    public enum HandleType: Int {
        case generic = 1, phoneNumber, emailAddress
    }

    public let type: HandleType
    public let value: String
    public init(type: HandleType, value: String) { self.type = type; self.value = value; super.init() }
}

open class CXCallUpdate: NSObject {
    open var remoteHandle: CXHandle?
    open var localizedCallerName: String?
    open var hasVideo = false
    open var supportsHolding = false
    open var supportsGrouping = false
    open var supportsUngrouping = false
    open var supportsDTMF = false
}

public enum CXCallEndedReason: Int {
    case failed = 1, remoteEnded, unanswered, answeredElsewhere, declinedElsewhere
}

open class CXAction: NSObject {
    public let uuid = UUID()
    open var isComplete: Bool { false }
    open func fulfill() { notReal() }
    open func fail() { notReal() }
}

open class CXCallAction: CXAction {
    public let callUUID: UUID
    public init(call callUUID: UUID) { self.callUUID = callUUID; super.init() }
}

open class CXStartCallAction: CXCallAction {
    public let handle: CXHandle
    open var isVideo = false
    public init(call callUUID: UUID, handle: CXHandle) { self.handle = handle; super.init(call: callUUID) }
}

open class CXAnswerCallAction: CXCallAction {}

open class CXEndCallAction: CXCallAction {}

open class CXSetHeldCallAction: CXCallAction {
    public let isOnHold: Bool
    public init(call callUUID: UUID, onHold: Bool) { isOnHold = onHold; super.init(call: callUUID) }
}

open class CXSetMutedCallAction: CXCallAction {
    public let isMuted: Bool
    public init(call callUUID: UUID, muted: Bool) { isMuted = muted; super.init(call: callUUID) }
}

open class CXTransaction: NSObject {
    open private(set) var actions: [CXAction] = []
    public convenience init(action: CXAction) { self.init(); actions = [action] }
    public convenience init(actions: [CXAction]) { self.init(); self.actions = actions }
    open func addAction(_ action: CXAction) { actions.append(action) }
}

open class CXProviderConfiguration: NSObject {
    open var ringtoneSound: String?
    open var iconTemplateImageData: Data?
    open var maximumCallGroups = 2
    open var maximumCallsPerCallGroup = 5
    open var includesCallsInRecents = true
    open var supportsVideo = false
    open var supportedHandleTypes: Set<CXHandle.HandleType> = []
    public override init() { super.init() }
    public init(localizedName: String) { super.init() }
}

@preconcurrency public protocol CXProviderDelegate: AnyObject {
    func providerDidReset(_ provider: CXProvider)
    func providerDidBegin(_ provider: CXProvider)
    func provider(_ provider: CXProvider, perform action: CXStartCallAction)
    func provider(_ provider: CXProvider, perform action: CXAnswerCallAction)
    func provider(_ provider: CXProvider, perform action: CXEndCallAction)
    func provider(_ provider: CXProvider, perform action: CXSetHeldCallAction)
    func provider(_ provider: CXProvider, perform action: CXSetMutedCallAction)
    func provider(_ provider: CXProvider, timedOutPerforming action: CXAction)
    func provider(_ provider: CXProvider, didActivate audioSession: AVAudioSession)
    func provider(_ provider: CXProvider, didDeactivate audioSession: AVAudioSession)
}

extension CXProviderDelegate {
    public func providerDidBegin(_ provider: CXProvider) {}
    public func provider(_ provider: CXProvider, perform action: CXStartCallAction) {}
    public func provider(_ provider: CXProvider, perform action: CXAnswerCallAction) {}
    public func provider(_ provider: CXProvider, perform action: CXEndCallAction) {}
    public func provider(_ provider: CXProvider, perform action: CXSetHeldCallAction) {}
    public func provider(_ provider: CXProvider, perform action: CXSetMutedCallAction) {}
    public func provider(_ provider: CXProvider, timedOutPerforming action: CXAction) {}
    public func provider(_ provider: CXProvider, didActivate audioSession: AVAudioSession) {}
    public func provider(_ provider: CXProvider, didDeactivate audioSession: AVAudioSession) {}
}

open class CXProvider: NSObject {
    open var configuration: CXProviderConfiguration
    public init(configuration: CXProviderConfiguration) { self.configuration = configuration; super.init() }
    open func setDelegate(_ delegate: (any CXProviderDelegate)?, queue: DispatchQueue?) { notReal() }

    open func reportNewIncomingCall(
        with UUID: UUID, update: CXCallUpdate, completion: @escaping ((any Error)?) -> Void
    ) { notReal() }
    open func reportCall(with UUID: UUID, updated update: CXCallUpdate) { notReal() }

    open func reportCall(with UUID: UUID, endedAt dateEnded: Date?, reason endedReason: CXCallEndedReason) {
        notReal()
    }

    open func reportOutgoingCall(with UUID: UUID, startedConnectingAt dateStartedConnecting: Date?) {
        notReal()
    }

    open func reportOutgoingCall(with UUID: UUID, connectedAt dateConnected: Date?) { notReal() }
    open func invalidate() { notReal() }
}

open class CXCall: NSObject {
    public let uuid = UUID()
    open var isOutgoing: Bool { false }
    open var isOnHold: Bool { false }
    open var hasConnected: Bool { false }
    open var hasEnded: Bool { false }
}

@preconcurrency public protocol CXCallObserverDelegate: AnyObject {
    func callObserver(_ callObserver: CXCallObserver, callChanged call: CXCall)
}

open class CXCallObserver: NSObject {
    open var calls: [CXCall] { [] }
    open func setDelegate(_ delegate: (any CXCallObserverDelegate)?, queue: DispatchQueue?) { notReal() }
}

open class CXCallController: NSObject {
    public let callObserver = CXCallObserver()
    public convenience init(queue: DispatchQueue) { self.init() }

    open func request(_ transaction: CXTransaction, completion: @escaping ((any Error)?) -> Void) {
        notReal()
    }

    open func requestTransaction(with action: CXAction, completion: @escaping ((any Error)?) -> Void) {
        notReal()
    }
}
