extension KnownFramework {
    static let watchConnectivity = KnownFramework(
        name: "WatchConnectivity", prefixes: ["WC"], imports: [],
        text: """
            enum WCSessionActivationState: Int { case notActivated, inactive, activated }
            struct WCError: Error {
                enum Code: Int { case genericError = 7001, sessionNotSupported, sessionMissingDelegate, sessionNotActivated, deviceNotPaired, watchAppNotInstalled, notReachable }
                let code: Code
                init(_ code: Code) { self.code = code }
            }
            class WCSessionUserInfoTransfer: NSObject {
                var userInfo: [String: Any] { [:] }
                var isTransferring: Bool { false }
                func cancel()
            }
            class WCSessionFile: NSObject {
                var fileURL: URL { URL(fileURLWithPath: "/") }
                var metadata: [String: Any]? { nil }
            }
            class WCSessionFileTransfer: NSObject {
                var file: WCSessionFile { WCSessionFile() }
                var isTransferring: Bool { false }
                func cancel()
            }
            @preconcurrency protocol WCSessionDelegate: AnyObject {
                func session(_ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState, error: (any Error)?)
                func sessionDidBecomeInactive(_ session: WCSession)
                func sessionDidDeactivate(_ session: WCSession)
                optional func sessionWatchStateDidChange(_ session: WCSession)
                optional func sessionReachabilityDidChange(_ session: WCSession)
                optional func session(_ session: WCSession, didReceiveMessage message: [String: Any])
                optional func session(_ session: WCSession, didReceiveMessage message: [String: Any], replyHandler: @escaping ([String: Any]) -> Void)
                optional func session(_ session: WCSession, didReceiveMessageData messageData: Data)
                optional func session(_ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any])
                optional func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any])
                optional func session(_ session: WCSession, didFinish userInfoTransfer: WCSessionUserInfoTransfer, error: (any Error)?)
                optional func session(_ session: WCSession, didFinish fileTransfer: WCSessionFileTransfer, error: (any Error)?)
                optional func session(_ session: WCSession, didReceive file: WCSessionFile)
            }
            class WCSession: NSObject {
                private static let one = WCSession()
                class var `default`: WCSession { one }
                class func isSupported() -> Bool { false }
                weak var delegate: (any WCSessionDelegate)?
                var activationState: WCSessionActivationState { .notActivated }
                var hasContentPending: Bool { false }
                var isPaired: Bool { false }
                var isWatchAppInstalled: Bool { false }
                var isComplicationEnabled: Bool { false }
                var isReachable: Bool { false }
                var remainingComplicationUserInfoTransfers: Int { 0 }
                var watchDirectoryURL: URL? { nil }
                var applicationContext: [String: Any] { [:] }
                var receivedApplicationContext: [String: Any] { [:] }
                var outstandingUserInfoTransfers: [WCSessionUserInfoTransfer] { [] }
                var outstandingFileTransfers: [WCSessionFileTransfer] { [] }
                func activate()
                func sendMessage(_ message: [String: Any], replyHandler: (([String: Any]) -> Void)?, errorHandler: (((any Error)) -> Void)? = nil)
                func sendMessageData(_ data: Data, replyHandler: ((Data) -> Void)?, errorHandler: (((any Error)) -> Void)? = nil)
                func updateApplicationContext(_ applicationContext: [String: Any]) throws
                @discardableResult func transferUserInfo(_ userInfo: [String: Any] = [:]) -> WCSessionUserInfoTransfer
                @discardableResult func transferCurrentComplicationUserInfo(_ userInfo: [String: Any] = [:]) -> WCSessionUserInfoTransfer
                @discardableResult func transferFile(_ file: URL, metadata: [String: Any]?) -> WCSessionFileTransfer
            }
            """)
}
