import UIKit

public enum NEVPNStatus: Int {
    case invalid, disconnected, connecting, connected, reasserting, disconnecting
}

extension NSNotification.Name {
    public static let NEVPNStatusDidChange = Self("com.apple.networkextension.statuschange")
    public static let NEVPNConfigurationChange = Self("com.apple.networkextension.configuration-change")
}

open class NEVPNConnection: NSObject {
    open internal(set) weak var manager: NEVPNManager!
    open var status: NEVPNStatus { .invalid }
    open var connectedDate: Date? { nil }
    open func startVPNTunnel() throws { throw NEVPNError(.configurationInvalid) }
    open func startVPNTunnel(options: [String: NSObject]?) throws { try startVPNTunnel() }
    open func stopVPNTunnel() {}
}

open class NETunnelProviderSession: NEVPNConnection {
    open func startTunnel(options: [String: Any]?) throws { try startVPNTunnel() }
    open func stopTunnel() {}

    open func sendProviderMessage(_ messageData: Data, responseHandler: ((Data?) -> Void)? = nil) throws {
        throw NEVPNError(.configurationInvalid)
    }
}

public let NEVPNErrorDomain = "NEVPNErrorDomain"

public struct NEVPNError: _BridgedStoredNSError {
    public enum Code: Int, _ErrorCodeProtocol {
        public typealias _ErrorType = NEVPNError
        case configurationInvalid = 1, configurationDisabled, connectionFailed, configurationStale
        case configurationReadWriteFailed, configurationUnknown
    }

    public static let configurationInvalid = Code.configurationInvalid
    public static let configurationDisabled = Code.configurationDisabled
    public static let connectionFailed = Code.connectionFailed
    public static let configurationStale = Code.configurationStale
    public static let configurationReadWriteFailed = Code.configurationReadWriteFailed
    public static let configurationUnknown = Code.configurationUnknown
    public static var _nsErrorDomain: String { NEVPNErrorDomain }
    public let _nsError: NSError
    public init(_nsError error: NSError) { _nsError = error }
}
