extension KnownFramework {
    /// The path is satisfied: an app goes on as with a network.
    static let network = KnownFramework(
        name: "Network", prefixes: ["NW"], imports: [],
        text: #"""
            struct NWInterface: Hashable {
                enum InterfaceType: Hashable { case other, wifi, cellular, wiredEthernet, loopback }
                let name: String
                let type: InterfaceType
                init(name: String, type: InterfaceType) { self.name = name; self.type = type }
            }
            struct NWPath: Hashable {
                enum Status: Hashable { case satisfied, unsatisfied, requiresConnection }
                enum UnsatisfiedReason: Hashable { case notAvailable, cellularDenied, wifiDenied, localNetworkDenied, vpnInactive }
                init() {}
                var status: Status { .satisfied }
                var unsatisfiedReason: UnsatisfiedReason { .notAvailable }
                var availableInterfaces: [NWInterface] { [NWInterface(name: "en0", type: .wifi)] }
                var isExpensive: Bool { false }
                var isConstrained: Bool { false }
                var supportsIPv4: Bool { true }
                var supportsIPv6: Bool { true }
                var supportsDNS: Bool { true }
                func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool { type == .wifi }
            }
            class NWPathMonitor: @unchecked Sendable {
                var pathUpdateHandler: ((NWPath) -> Void)?
                private(set) var queue: DispatchQueue?
                init() {}
                init(requiredInterfaceType: NWInterface.InterfaceType) {}
                init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) {}
                var currentPath: NWPath { NWPath() }
                func start(queue: DispatchQueue) {
                    notReal("NWPathMonitor.start(queue:)")
                    self.queue = queue
                    queue.async { self.pathUpdateHandler?(NWPath()) }
                }
                func cancel() { pathUpdateHandler = nil }
            }
            enum NWError: Error { case posix(Int32), dns(Int32), tls(Int32) }
            struct NWParameters {
                init() {}
                static var tcp: NWParameters { NWParameters() }
                static var udp: NWParameters { NWParameters() }
                static var tls: NWParameters { NWParameters() }
                var includePeerToPeer: Bool { get { false } set {} }
                var allowLocalEndpointReuse: Bool { get { false } set {} }
            }
            enum NWEndpoint: Hashable {
                enum Host: Hashable, ExpressibleByStringLiteral {
                    case name(String, NWInterface?)
                    init(_ string: String) { self = .name(string, nil) }
                    init(stringLiteral value: String) { self = .name(value, nil) }
                }
                struct Port: Hashable, RawRepresentable, ExpressibleByIntegerLiteral {
                    let rawValue: UInt16
                    init(rawValue: UInt16) { self.rawValue = rawValue }
                    init(integerLiteral value: UInt16) { rawValue = value }
                    init?(_ string: String) { guard let number = UInt16(string) else { return nil }; rawValue = number }
                    static let http: Port = 80
                    static let https: Port = 443
                    static let any: Port = 0
                }
                case hostPort(host: Host, port: Port)
                case service(name: String, type: String, domain: String, interface: NWInterface?)
                case unix(path: String)
                case url(URL)
            }
            class NWConnection: @unchecked Sendable {
                enum State { case setup, waiting(NWError), preparing, ready, failed(NWError), cancelled }
                enum SendCompletion { case contentProcessed((NWError?) -> Void), idempotent }
                class ContentContext {
                    init(identifier: String) {}
                    static let defaultMessage = ContentContext(identifier: "default")
                    static let finalMessage = ContentContext(identifier: "final")
                    static let defaultStream = ContentContext(identifier: "stream")
                }
                let endpoint: NWEndpoint
                let parameters: NWParameters
                var stateUpdateHandler: ((State) -> Void)?
                var pathUpdateHandler: ((NWPath) -> Void)?
                var viabilityUpdateHandler: ((Bool) -> Void)?
                init(to endpoint: NWEndpoint, using parameters: NWParameters) { self.endpoint = endpoint; self.parameters = parameters }
                convenience init(host: NWEndpoint.Host, port: NWEndpoint.Port, using parameters: NWParameters) { self.init(to: .hostPort(host: host, port: port), using: parameters) }
                var state: State { .setup }
                func start(queue: DispatchQueue)
                func cancel()
                func forceCancel()
                func restart()
                func send(content: Data?, contentContext: ContentContext = .defaultMessage, isComplete: Bool = true, completion: SendCompletion)
                func receive(minimumIncompleteLength: Int, maximumLength: Int, completion: @escaping (Data?, ContentContext?, Bool, NWError?) -> Void)
                func receiveMessage(completion: @escaping (Data?, ContentContext?, Bool, NWError?) -> Void)
            }
            class NWListener: @unchecked Sendable {
                enum State { case setup, waiting(NWError), ready, failed(NWError), cancelled }
                struct Service {
                    init(name: String? = nil, type: String, domain: String? = nil) {}
                }
                var service: Service?
                var stateUpdateHandler: ((State) -> Void)?
                var newConnectionHandler: ((NWConnection) -> Void)?
                init(using parameters: NWParameters, on port: NWEndpoint.Port = .any) throws {}
                var port: NWEndpoint.Port? { nil }
                func start(queue: DispatchQueue)
                func cancel()
            }
            class NWBrowser: @unchecked Sendable {
                enum State { case setup, ready, failed(NWError), cancelled, waiting(NWError) }
                enum Descriptor { case bonjour(type: String, domain: String?) }
                struct Result: Hashable {
                    enum Change: Hashable { case identical, added(Result), removed(Result) }
                    let endpoint: NWEndpoint
                    init(endpoint: NWEndpoint) { self.endpoint = endpoint }
                }
                var stateUpdateHandler: ((State) -> Void)?
                var browseResultsChangedHandler: ((Set<Result>, Set<Result.Change>) -> Void)?
                init(for descriptor: Descriptor, using parameters: NWParameters) {}
                var browseResults: Set<Result> { [] }
                func start(queue: DispatchQueue)
                func cancel()
            }
            """#)

    static let systemConfiguration = KnownFramework(
        name: "SystemConfiguration", prefixes: ["SCNetwork", "SCDynamic"], imports: [],
        text: #"""
            struct SCNetworkReachabilityFlags: OptionSet, Hashable {
                let rawValue: UInt32
                init(rawValue: UInt32) { self.rawValue = rawValue }
                init() { rawValue = 0 }
                static var transientConnection: SCNetworkReachabilityFlags { SCNetworkReachabilityFlags(rawValue: 1) }
                static var reachable: SCNetworkReachabilityFlags { SCNetworkReachabilityFlags(rawValue: 2) }
                static var connectionRequired: SCNetworkReachabilityFlags { SCNetworkReachabilityFlags(rawValue: 4) }
                static var connectionOnTraffic: SCNetworkReachabilityFlags { SCNetworkReachabilityFlags(rawValue: 8) }
                static var interventionRequired: SCNetworkReachabilityFlags { SCNetworkReachabilityFlags(rawValue: 16) }
                static var connectionOnDemand: SCNetworkReachabilityFlags { SCNetworkReachabilityFlags(rawValue: 32) }
                static var isLocalAddress: SCNetworkReachabilityFlags { SCNetworkReachabilityFlags(rawValue: 65536) }
                static var isDirect: SCNetworkReachabilityFlags { SCNetworkReachabilityFlags(rawValue: 131072) }
                static var isWWAN: SCNetworkReachabilityFlags { SCNetworkReachabilityFlags(rawValue: 262144) }
            }
            struct SCNetworkReachabilityContext {
                var version: Int
                var info: UnsafeMutableRawPointer?
                init(version: Int, info: UnsafeMutableRawPointer?, retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?, release: ((UnsafeRawPointer) -> Void)?, copyDescription: ((UnsafeRawPointer) -> Unmanaged<AnyObject>)?) {
                    self.version = version
                    self.info = info
                }
            }
            class SCNetworkReachability: NSObject {}
            typealias SCNetworkReachabilityCallBack = (SCNetworkReachability, SCNetworkReachabilityFlags, UnsafeMutableRawPointer?) -> Void
            func SCNetworkReachabilityCreateWithName(_ allocator: Any?, _ nodename: UnsafePointer<CChar>) -> SCNetworkReachability? { SCNetworkReachability() }
            func SCNetworkReachabilityCreateWithAddress<T>(_ allocator: Any?, _ address: UnsafePointer<T>) -> SCNetworkReachability? { SCNetworkReachability() }
            @discardableResult func SCNetworkReachabilityGetFlags(_ target: SCNetworkReachability, _ flags: UnsafeMutablePointer<SCNetworkReachabilityFlags>) -> Bool {
                flags.pointee = .reachable
                return true
            }
            @discardableResult func SCNetworkReachabilitySetCallback(_ target: SCNetworkReachability, _ callout: SCNetworkReachabilityCallBack?, _ context: UnsafeMutablePointer<SCNetworkReachabilityContext>?) -> Bool { true }
            @discardableResult func SCNetworkReachabilitySetDispatchQueue(_ target: SCNetworkReachability, _ queue: DispatchQueue?) -> Bool { true }
            @discardableResult func SCNetworkReachabilityScheduleWithRunLoop(_ target: SCNetworkReachability, _ runLoop: Any, _ runLoopMode: Any) -> Bool { true }
            @discardableResult func SCNetworkReachabilityUnscheduleFromRunLoop(_ target: SCNetworkReachability, _ runLoop: Any, _ runLoopMode: Any) -> Bool { true }
            """#)

    static let coreTelephony = KnownFramework(
        name: "CoreTelephony", prefixes: ["CTCarrier", "CTTelephony", "CTCall", "CTRadio", "CTCellular"],
        imports: [],
        text: """
            let CTRadioAccessTechnologyLTE = "CTRadioAccessTechnologyLTE"
            let CTRadioAccessTechnologyEdge = "CTRadioAccessTechnologyEdge"
            let CTRadioAccessTechnologyGPRS = "CTRadioAccessTechnologyGPRS"
            let CTRadioAccessTechnologyWCDMA = "CTRadioAccessTechnologyWCDMA"
            let CTRadioAccessTechnologyHSDPA = "CTRadioAccessTechnologyHSDPA"
            let CTRadioAccessTechnologyHSUPA = "CTRadioAccessTechnologyHSUPA"
            let CTRadioAccessTechnologyNR = "CTRadioAccessTechnologyNR"
            class CTCarrier: NSObject {
                var carrierName: String? { nil }
                var mobileCountryCode: String? { nil }
                var mobileNetworkCode: String? { nil }
                var isoCountryCode: String? { nil }
                var allowsVOIP: Bool { false }
            }
            class CTTelephonyNetworkInfo: NSObject {
                var subscriberCellularProvider: CTCarrier? { nil }
                var serviceSubscriberCellularProviders: [String: CTCarrier]? { nil }
                var currentRadioAccessTechnology: String? { nil }
                var serviceCurrentRadioAccessTechnology: [String: String]? { nil }
                var dataServiceIdentifier: String? { nil }
                var subscriberCellularProviderDidUpdateNotifier: ((CTCarrier) -> Void)?
            }
            enum CTCellularDataRestrictedState: UInt { case restrictedStateUnknown, restricted, notRestricted }
            class CTCellularData: NSObject {
                var cellularDataRestrictionDidUpdateNotifier: ((CTCellularDataRestrictedState) -> Void)?
                var restrictedState: CTCellularDataRestrictedState { .restrictedStateUnknown }
            }
            """)

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
