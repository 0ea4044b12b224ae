import NeutralValues
import UIKit

public enum NWError: Error {
    case posix(Int32), dns(Int32), tls(Int32)
}

public struct NWParameters {
    public init() {}
    public static var tcp: NWParameters { NWParameters() }
    public static var udp: NWParameters { NWParameters() }
    public static var tls: NWParameters { NWParameters() }

    public var includePeerToPeer: Bool {
        get { false }
        set {}
    }

    public var allowLocalEndpointReuse: Bool {
        get { false }
        set {}
    }
}

public enum NWEndpoint: Hashable {
    public enum Host: Hashable, ExpressibleByStringLiteral {
        case name(String, NWInterface?)
        public init(_ string: String) { self = .name(string, nil) }
        public init(stringLiteral value: String) { self = .name(value, nil) }
    }

    public struct Port: Hashable, RawRepresentable, ExpressibleByIntegerLiteral {
        public let rawValue: UInt16
        public init(rawValue: UInt16) { self.rawValue = rawValue }
        public init(integerLiteral value: UInt16) { rawValue = value }

        public init?(_ string: String) {
            guard let number = UInt16(string) else { return nil }; rawValue = number
        }

        public static let http: Port = 80
        public static let https: Port = 443
        public static let any: Port = 0
    }
    case hostPort(host: Host, port: Port)
    case service(name: String, type: String, domain: String, interface: NWInterface?)
    case unix(path: String)
    case url(URL)
}

open class NWConnection: @unchecked Sendable {
    public enum State {
        case setup, waiting(NWError), preparing, ready, failed(NWError), cancelled
    }

    public enum SendCompletion {
        case contentProcessed((NWError?) -> Void), idempotent
    }

    open class ContentContext {
        public init(identifier: String) {}
        public static let defaultMessage = ContentContext(identifier: "default")
        public static let finalMessage = ContentContext(identifier: "final")
        public static let defaultStream = ContentContext(identifier: "stream")
    }

    public let endpoint: NWEndpoint
    public let parameters: NWParameters
    open var stateUpdateHandler: ((State) -> Void)?
    open var pathUpdateHandler: ((NWPath) -> Void)?
    open var viabilityUpdateHandler: ((Bool) -> Void)?

    public init(to endpoint: NWEndpoint, using parameters: NWParameters) {
        self.endpoint = endpoint
        self.parameters = parameters
    }

    public convenience init(host: NWEndpoint.Host, port: NWEndpoint.Port, using parameters: NWParameters) {
        self.init(to: .hostPort(host: host, port: port), using: parameters)
    }

    open var state: State { .setup }
    open func start(queue: DispatchQueue) { notReal() }
    open func cancel() { notReal() }
    open func forceCancel() { notReal() }
    open func restart() { notReal() }

    open func send(
        content: Data?, contentContext: ContentContext = .defaultMessage, isComplete: Bool = true,
        completion: SendCompletion
    ) { notReal() }

    open func receive(
        minimumIncompleteLength: Int, maximumLength: Int,
        completion: @escaping (Data?, ContentContext?, Bool, NWError?) -> Void
    ) { notReal() }

    open func receiveMessage(completion: @escaping (Data?, ContentContext?, Bool, NWError?) -> Void) {
        notReal()
    }
}
