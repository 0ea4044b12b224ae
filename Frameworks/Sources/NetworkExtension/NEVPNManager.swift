import UIKit

open class NEVPNManager: NSObject {
    private static let manager = NEVPNManager()
    open class func shared() -> NEVPNManager { manager }
    open var isEnabled = false
    open var isOnDemandEnabled = false
    open var onDemandRules: [NEOnDemandRule]?
    open var localizedDescription: String?
    open var protocolConfiguration: NEVPNProtocol?
    public let connection: NEVPNConnection
    public override convenience init() { self.init(connection: NEVPNConnection()) }

    fileprivate init(connection: NEVPNConnection) {
        self.connection = connection
        super.init()
        connection.manager = self
    }

    open func loadFromPreferences(completionHandler: @escaping ((any Error)?) -> Void) {
        DispatchQueue.main.async { completionHandler(nil) }
    }

    open func loadFromPreferences() async throws {}

    open func saveToPreferences(completionHandler: (((any Error)?) -> Void)? = nil) {
        DispatchQueue.main.async { completionHandler?(NEVPNError(.configurationReadWriteFailed)) }
    }

    open func saveToPreferences() async throws { throw NEVPNError(.configurationReadWriteFailed) }

    open func removeFromPreferences(completionHandler: (((any Error)?) -> Void)? = nil) {
        DispatchQueue.main.async { completionHandler?(nil) }
    }
}

open class NETunnelProviderManager: NEVPNManager {
    public convenience init() { self.init(connection: NETunnelProviderSession()) }

    open class func loadAllFromPreferences(
        completionHandler: @escaping ([NETunnelProviderManager]?, (any Error)?) -> Void
    ) { DispatchQueue.main.async { completionHandler([], nil) } }

    open class func loadAllFromPreferences() async throws -> [NETunnelProviderManager] { [] }
}
