// Sessions aren't supported, and there is no watch.

import NeutralValues
@_exported import UIKit

public enum WCSessionActivationState: Int {
    case notActivated, inactive, activated
}

public let WCErrorDomain = "WCErrorDomain"

public struct WCError: _BridgedStoredNSError {
    public enum Code: Int, _ErrorCodeProtocol {
        public typealias _ErrorType = WCError
        case genericError = 7001, sessionNotSupported, sessionMissingDelegate, sessionNotActivated,
            deviceNotPaired, watchAppNotInstalled, notReachable
    }

    public static var _nsErrorDomain: String { WCErrorDomain }
    public let _nsError: NSError
    public init(_nsError error: NSError) { _nsError = error }
}

open class WCSessionUserInfoTransfer: NSObject {
    open var userInfo: [String: Any] { [:] }
    open var isTransferring: Bool { false }
    open func cancel() { notReal() }
}

open class WCSessionFile: NSObject {
    open var fileURL: URL { URL(fileURLWithPath: "/") }
    open var metadata: [String: Any]? { nil }
}

open class WCSessionFileTransfer: NSObject {
    open var file: WCSessionFile { WCSessionFile() }
    open var isTransferring: Bool { false }
    open func cancel() { notReal() }
}

@preconcurrency public protocol WCSessionDelegate: AnyObject {
    func session(
        _ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState,
        error: (any Error)?)
    func sessionDidBecomeInactive(_ session: WCSession)
    func sessionDidDeactivate(_ session: WCSession)
    func sessionWatchStateDidChange(_ session: WCSession)
    func sessionReachabilityDidChange(_ session: WCSession)
    func session(_ session: WCSession, didReceiveMessage message: [String: Any])

    func session(
        _ session: WCSession, didReceiveMessage message: [String: Any],
        replyHandler: @escaping ([String: Any]) -> Void)
    func session(_ session: WCSession, didReceiveMessageData messageData: Data)
    func session(_ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any])
    func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any])

    func session(
        _ session: WCSession, didFinish userInfoTransfer: WCSessionUserInfoTransfer, error: (any Error)?)
    func session(_ session: WCSession, didFinish fileTransfer: WCSessionFileTransfer, error: (any Error)?)
    func session(_ session: WCSession, didReceive file: WCSessionFile)
}

extension WCSessionDelegate {
    public func sessionWatchStateDidChange(_ session: WCSession) {}
    public func sessionReachabilityDidChange(_ session: WCSession) {}
    public func session(_ session: WCSession, didReceiveMessage message: [String: Any]) {}

    public func session(
        _ session: WCSession, didReceiveMessage message: [String: Any],
        replyHandler: @escaping ([String: Any]) -> Void
    ) {}
    public func session(_ session: WCSession, didReceiveMessageData messageData: Data) {}
    public func session(_ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any])
    {}
    public func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any]) {}

    public func session(
        _ session: WCSession, didFinish userInfoTransfer: WCSessionUserInfoTransfer, error: (any Error)?
    ) {}

    public func session(
        _ session: WCSession, didFinish fileTransfer: WCSessionFileTransfer, error: (any Error)?
    ) {}
    public func session(_ session: WCSession, didReceive file: WCSessionFile) {}
}

open class WCSession: NSObject {
    private static let one = WCSession()
    open class var `default`: WCSession { one }
    open class func isSupported() -> Bool { false }
    open weak var delegate: (any WCSessionDelegate)?
    open var activationState: WCSessionActivationState { .notActivated }
    open var hasContentPending: Bool { false }
    open var isPaired: Bool { false }
    open var isWatchAppInstalled: Bool { false }
    open var isComplicationEnabled: Bool { false }
    open var isReachable: Bool { false }
    open var remainingComplicationUserInfoTransfers: Int { 0 }
    open var watchDirectoryURL: URL? { nil }
    open var applicationContext: [String: Any] { [:] }
    open var receivedApplicationContext: [String: Any] { [:] }
    open var outstandingUserInfoTransfers: [WCSessionUserInfoTransfer] { [] }
    open var outstandingFileTransfers: [WCSessionFileTransfer] { [] }
    open func activate() { notReal() }

    open func sendMessage(
        _ message: [String: Any], replyHandler: (([String: Any]) -> Void)?,
        errorHandler: (((any Error)) -> Void)? = nil
    ) { notReal() }

    open func sendMessageData(
        _ data: Data, replyHandler: ((Data) -> Void)?, errorHandler: (((any Error)) -> Void)? = nil
    ) { notReal() }
    open func updateApplicationContext(_ applicationContext: [String: Any]) throws { notReal() }

    @discardableResult open func transferUserInfo(_ userInfo: [String: Any] = [:])
        -> WCSessionUserInfoTransfer
    { notReal(); return WCSessionUserInfoTransfer() }

    @discardableResult open func transferCurrentComplicationUserInfo(_ userInfo: [String: Any] = [:])
        -> WCSessionUserInfoTransfer
    { notReal(); return WCSessionUserInfoTransfer() }
    @discardableResult open func transferFile(_ file: URL, metadata: [String: Any]?) -> WCSessionFileTransfer
    { notReal(); return WCSessionFileTransfer() }
}
