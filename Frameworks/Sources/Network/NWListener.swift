import NeutralValues
import UIKit

open class NWListener: @unchecked Sendable {
    public enum State {
        case setup, waiting(NWError), ready, failed(NWError), cancelled
    }

    public struct Service {
        public init(name: String? = nil, type: String, domain: String? = nil) {}
    }

    open var service: Service?
    open var stateUpdateHandler: ((State) -> Void)?
    open var newConnectionHandler: ((NWConnection) -> Void)?
    public init(using parameters: NWParameters, on port: NWEndpoint.Port = .any) throws {}
    open var port: NWEndpoint.Port? { nil }
    open func start(queue: DispatchQueue) { notReal() }
    open func cancel() { notReal() }
}

open class NWBrowser: @unchecked Sendable {
    public enum State {
        case setup, ready, failed(NWError), cancelled, waiting(NWError)
    }

    public enum Descriptor {
        case bonjour(type: String, domain: String?)
    }

    public struct Result: Hashable {
        public enum Change: Hashable {
            case identical, added(Result), removed(Result)
        }

        public let endpoint: NWEndpoint
        public init(endpoint: NWEndpoint) { self.endpoint = endpoint }
    }

    open var stateUpdateHandler: ((State) -> Void)?
    open var browseResultsChangedHandler: ((Set<Result>, Set<Result.Change>) -> Void)?
    public init(for descriptor: Descriptor, using parameters: NWParameters) {}
    open var browseResults: Set<Result> { [] }
    open func start(queue: DispatchQueue) { notReal() }
    open func cancel() { notReal() }
}
