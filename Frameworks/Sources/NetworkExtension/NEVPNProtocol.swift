import UIKit

open class NEVPNProtocol: NSObject {
    open var serverAddress: String?
    open var username: String?
    open var passwordReference: Data?
    open var identityReference: Data?
    open var disconnectOnSleep = false
    open var includeAllNetworks = false
    open var excludeLocalNetworks = false
}

open class NETunnelProviderProtocol: NEVPNProtocol {
    open var providerBundleIdentifier: String?
    open var providerConfiguration: [String: Any]?
}

public enum NEVPNIKEAuthenticationMethod: Int {
    case none, certificate, sharedSecret
}

open class NEVPNProtocolIPSec: NEVPNProtocol {
    open var authenticationMethod = NEVPNIKEAuthenticationMethod.none
    open var useExtendedAuthentication = false
    open var sharedSecretReference: Data?
    open var localIdentifier: String?
    open var remoteIdentifier: String?
}

public enum NEVPNIKEv2EncryptionAlgorithm: Int {
    case algorithmDES = 1, algorithm3DES, algorithmAES128, algorithmAES256, algorithmAES128GCM
    case algorithmAES256GCM
}

public enum NEVPNIKEv2IntegrityAlgorithm: Int {
    case SHA96 = 1, SHA160, SHA256, SHA384, SHA512
}

public enum NEVPNIKEv2DiffieHellmanGroup: Int {
    case group1 = 1, group2, group5 = 5, group14 = 14, group15, group16, group17, group18, group19, group20
    case group21
}

open class NEVPNIKEv2SecurityAssociationParameters: NSObject {
    open var encryptionAlgorithm = NEVPNIKEv2EncryptionAlgorithm.algorithmAES256
    open var integrityAlgorithm = NEVPNIKEv2IntegrityAlgorithm.SHA256
    open var diffieHellmanGroup = NEVPNIKEv2DiffieHellmanGroup.group14
}

open class NEVPNProtocolIKEv2: NEVPNProtocolIPSec {
    public let ikeSecurityAssociationParameters = NEVPNIKEv2SecurityAssociationParameters()
    public let childSecurityAssociationParameters = NEVPNIKEv2SecurityAssociationParameters()
}
