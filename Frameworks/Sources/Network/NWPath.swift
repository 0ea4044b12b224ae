import NeutralValues
import UIKit

public struct NWInterface: Hashable {
    public enum InterfaceType: Hashable {
        case other, wifi, cellular, wiredEthernet, loopback
    }

    public let name: String
    public let type: InterfaceType
    public init(name: String, type: InterfaceType) { self.name = name; self.type = type }
}

public struct NWPath: Hashable {
    public enum Status: Hashable {
        case satisfied, unsatisfied, requiresConnection
    }

    public enum UnsatisfiedReason: Hashable {
        case notAvailable, cellularDenied, wifiDenied, localNetworkDenied, vpnInactive
    }

    public init() {}
    public var status: Status { .satisfied }
    public var unsatisfiedReason: UnsatisfiedReason { .notAvailable }
    public var availableInterfaces: [NWInterface] { [NWInterface(name: "en0", type: .wifi)] }
    public var isExpensive: Bool { false }
    public var isConstrained: Bool { false }
    public var supportsIPv4: Bool { true }
    public var supportsIPv6: Bool { true }
    public var supportsDNS: Bool { true }
    public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool { type == .wifi }
}

open class NWPathMonitor: @unchecked Sendable {
    open var pathUpdateHandler: ((NWPath) -> Void)?
    open private(set) var queue: DispatchQueue?
    public init() {}
    public init(requiredInterfaceType: NWInterface.InterfaceType) {}
    public init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) {}
    open var currentPath: NWPath { NWPath() }

    open func start(queue: DispatchQueue) {
        notReal()
        self.queue = queue
        queue.async { self.pathUpdateHandler?(NWPath()) }
    }

    open func cancel() { pathUpdateHandler = nil }
}
