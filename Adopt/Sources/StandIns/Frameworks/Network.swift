extension KnownFramework {
    /// The path is satisfied, so an app behaves as if it had a network.
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
}
