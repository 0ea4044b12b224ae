import UIKit

open class NEDNSSettings: NSObject {
    public let servers: [String]
    open var matchDomains: [String]?
    public init(servers: [String]) { self.servers = servers; super.init() }
}

open class NEDNSOverTLSSettings: NEDNSSettings {
    open var serverName: String?
}

open class NEDNSOverHTTPSSettings: NEDNSSettings {
    open var serverURL: URL?
}

open class NEDNSSettingsManager: NSObject {
    private static let manager = NEDNSSettingsManager()
    open class func shared() -> NEDNSSettingsManager { manager }
    open var dnsSettings: NEDNSSettings?
    open var localizedDescription: String?
    open var onDemandRules: [NEOnDemandRule]?
    open var isEnabled: Bool { false }

    open func loadFromPreferences(completionHandler: @escaping ((any Error)?) -> Void) {
        DispatchQueue.main.async { completionHandler(nil) }
    }

    open func saveToPreferences(completionHandler: (((any Error)?) -> Void)? = nil) {
        DispatchQueue.main.async { completionHandler?(NEVPNError(.configurationReadWriteFailed)) }
    }

    open func removeFromPreferences(completionHandler: (((any Error)?) -> Void)? = nil) {
        DispatchQueue.main.async { completionHandler?(nil) }
    }
}
