extension KnownFramework {
    /// A keychain in memory.
    static let security = KnownFramework(
        name: "Security", prefixes: ["Sec", "kSec"], imports: [],
        text: """
            typealias OSStatus = Int32
            let noErr: OSStatus = 0
            let errSecSuccess: OSStatus = 0
            let errSecUnimplemented: OSStatus = -4
            let errSecParam: OSStatus = -50
            let errSecAuthFailed: OSStatus = -25293
            let errSecDuplicateItem: OSStatus = -25299
            let errSecItemNotFound: OSStatus = -25300
            let errSecInteractionNotAllowed: OSStatus = -25308
            let errSecUserCanceled: OSStatus = -128
            let kSecClass = "class"
            let kSecClassGenericPassword = "genp"
            let kSecClassInternetPassword = "inet"
            let kSecClassCertificate = "cert"
            let kSecClassKey = "keys"
            let kSecClassIdentity = "idnt"
            let kSecAttrAccount = "acct"
            let kSecAttrService = "svce"
            let kSecAttrServer = "srvr"
            let kSecAttrGeneric = "gena"
            let kSecAttrLabel = "labl"
            let kSecAttrDescription = "desc"
            let kSecAttrComment = "icmt"
            let kSecAttrAccessGroup = "agrp"
            let kSecAttrSynchronizable = "sync"
            let kSecAttrSynchronizableAny = "syna"
            let kSecAttrAccessible = "pdmn"
            let kSecAttrAccessibleWhenUnlocked = "ak"
            let kSecAttrAccessibleAfterFirstUnlock = "ck"
            let kSecAttrAccessibleAlways = "dk"
            let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly = "akpu"
            let kSecAttrAccessibleWhenUnlockedThisDeviceOnly = "aku"
            let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly = "cku"
            let kSecAttrAccessibleAlwaysThisDeviceOnly = "dku"
            let kSecAttrAccessControl = "accc"
            let kSecUseAuthenticationContext = "u_AuthCtx"
            let kSecUseOperationPrompt = "u_OpPrompt"
            let kSecAttrCreationDate = "cdat"
            let kSecAttrModificationDate = "mdat"
            let kSecAttrCreator = "crtr"
            let kSecAttrType = "type"
            let kSecAttrIsInvisible = "invi"
            let kSecAttrIsNegative = "nega"
            let kSecAttrSecurityDomain = "sdmn"
            let kSecAttrProtocol = "ptcl"
            let kSecAttrAuthenticationType = "atyp"
            let kSecAttrPort = "port"
            let kSecAttrPath = "path"
            let kSecSharedPassword = "spwd"
            let kSecUseNoAuthenticationUI = "u_NoAuthUI"
            let kSecUseAuthenticationUI = "u_AuthUI"
            let kSecUseAuthenticationUIAllow = "u_AuthUIA"
            let kSecUseAuthenticationUIFail = "u_AuthUIF"
            let kSecUseAuthenticationUISkip = "u_AuthUIS"
            let kSecAttrKeyType = "type"
            let kSecAttrKeyTypeRSA = "42"
            let kSecAttrKeyTypeEC = "73"
            let kSecAttrKeyTypeECSECPrimeRandom = "73"
            let kSecAttrKeyClass = "kcls"
            let kSecAttrKeyClassPublic = "0"
            let kSecAttrKeyClassPrivate = "1"
            let kSecAttrKeySizeInBits = "bsiz"
            let kSecAttrIsPermanent = "perm"
            let kSecAttrApplicationTag = "atag"
            let kSecAttrApplicationLabel = "klbl"
            let kSecAttrProtocolFTP = "ftp "
            let kSecAttrProtocolFTPAccount = "ftpa"
            let kSecAttrProtocolHTTP = "http"
            let kSecAttrProtocolIRC = "irc "
            let kSecAttrProtocolNNTP = "nntp"
            let kSecAttrProtocolPOP3 = "pop3"
            let kSecAttrProtocolSMTP = "smtp"
            let kSecAttrProtocolSOCKS = "sox "
            let kSecAttrProtocolIMAP = "imap"
            let kSecAttrProtocolLDAP = "ldap"
            let kSecAttrProtocolAppleTalk = "atlk"
            let kSecAttrProtocolAFP = "afp "
            let kSecAttrProtocolTelnet = "teln"
            let kSecAttrProtocolSSH = "ssh "
            let kSecAttrProtocolFTPS = "ftps"
            let kSecAttrProtocolHTTPS = "htps"
            let kSecAttrProtocolHTTPProxy = "htpx"
            let kSecAttrProtocolHTTPSProxy = "htsx"
            let kSecAttrProtocolFTPProxy = "ftpx"
            let kSecAttrProtocolSMB = "smb "
            let kSecAttrProtocolRTSP = "rtsp"
            let kSecAttrProtocolRTSPProxy = "rtsx"
            let kSecAttrProtocolDAAP = "daap"
            let kSecAttrProtocolEPPC = "eppc"
            let kSecAttrProtocolIPP = "ipp "
            let kSecAttrProtocolNNTPS = "ntps"
            let kSecAttrProtocolLDAPS = "ldps"
            let kSecAttrProtocolTelnetS = "tels"
            let kSecAttrProtocolIMAPS = "imps"
            let kSecAttrProtocolIRCS = "ircs"
            let kSecAttrProtocolPOP3S = "pops"
            let kSecAttrAuthenticationTypeNTLM = "ntlm"
            let kSecAttrAuthenticationTypeMSN = "msna"
            let kSecAttrAuthenticationTypeDPA = "dpaa"
            let kSecAttrAuthenticationTypeRPA = "rpaa"
            let kSecAttrAuthenticationTypeHTTPBasic = "http"
            let kSecAttrAuthenticationTypeHTTPDigest = "httd"
            let kSecAttrAuthenticationTypeHTMLForm = "form"
            let kSecAttrAuthenticationTypeDefault = "dflt"
            let kSecValueData = "v_Data"
            let kSecValueRef = "v_Ref"
            let kSecValuePersistentRef = "v_PersistentRef"
            let kSecReturnData = "r_Data"
            let kSecReturnAttributes = "r_Attributes"
            let kSecReturnRef = "r_Ref"
            let kSecReturnPersistentRef = "r_PersistentRef"
            let kSecMatchLimit = "m_Limit"
            let kSecMatchLimitOne = "m_LimitOne"
            let kSecMatchLimitAll = "m_LimitAll"
            let kCFBooleanTrue: Bool! = true
            let kCFBooleanFalse: Bool! = false
            class SecRandom: NSObject {}
            typealias SecRandomRef = SecRandom
            let kSecRandomDefault: SecRandomRef? = nil
            @discardableResult func SecRandomCopyBytes(_ rnd: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer) -> Int32 {
                for index in 0..<count { bytes.storeBytes(of: UInt8.random(in: 0...255), toByteOffset: index, as: UInt8.self) }
                return errSecSuccess
            }
            func SecCopyErrorMessageString(_ status: OSStatus, _ reserved: UnsafeMutableRawPointer?) -> NSString? { NSString(string: "OSStatus \\(status)") }
            class SecTrust: NSObject {}
            class SecPolicy: NSObject {}
            class SecCertificate: NSObject {
                let data: Data
                init(data: Data) { self.data = data; super.init() }
            }
            class SecKey: NSObject {}
            class SecIdentity: NSObject {}
            class SecAccessControl: NSObject {}
            enum SecTrustResultType: UInt32 { case invalid, proceed, deny = 3, unspecified, recoverableTrustFailure, fatalTrustFailure, otherError }
            struct SecAccessControlCreateFlags: OptionSet {
                let rawValue: UInt
                init(rawValue: UInt) { self.rawValue = rawValue }
                static let userPresence = SecAccessControlCreateFlags(rawValue: 1)
                static let biometryAny = SecAccessControlCreateFlags(rawValue: 2)
                static let touchIDAny = SecAccessControlCreateFlags(rawValue: 2)
                static let biometryCurrentSet = SecAccessControlCreateFlags(rawValue: 8)
                static let touchIDCurrentSet = SecAccessControlCreateFlags(rawValue: 8)
                static let devicePasscode = SecAccessControlCreateFlags(rawValue: 16)
                static let or = SecAccessControlCreateFlags(rawValue: 16384)
                static let and = SecAccessControlCreateFlags(rawValue: 32768)
                static let privateKeyUsage = SecAccessControlCreateFlags(rawValue: 1_073_741_824)
                static let applicationPassword = SecAccessControlCreateFlags(rawValue: 2_147_483_648)
            }
            let kSecRevocationOCSPMethod: UInt = 1
            let kSecRevocationCRLMethod: UInt = 2
            let kSecRevocationPreferCRL: UInt = 4
            let kSecRevocationRequirePositiveResponse: UInt = 8
            let kSecRevocationNetworkAccessDisabled: UInt = 16
            let kSecRevocationUseAnyAvailableMethod: UInt = 3
            func SecPolicyCreateBasicX509() -> SecPolicy { SecPolicy() }
            func SecPolicyCreateSSL(_ server: Bool, _ hostname: CFString?) -> SecPolicy { SecPolicy() }
            func SecPolicyCreateRevocation(_ revocationFlags: UInt) -> SecPolicy? { SecPolicy() }
            @discardableResult func SecTrustSetPolicies(_ trust: SecTrust, _ policies: Any) -> OSStatus { errSecSuccess }
            @discardableResult func SecTrustSetAnchorCertificates(_ trust: SecTrust, _ anchorCertificates: Any?) -> OSStatus { errSecSuccess }
            @discardableResult func SecTrustSetAnchorCertificatesOnly(_ trust: SecTrust, _ anchorCertificatesOnly: Bool) -> OSStatus { errSecSuccess }
            @discardableResult func SecTrustEvaluate(_ trust: SecTrust, _ result: UnsafeMutablePointer<SecTrustResultType>) -> OSStatus {
                notReal("SecTrustEvaluate")
                result.pointee = .unspecified
                return errSecSuccess
            }
            func SecTrustEvaluateWithError(_ trust: SecTrust, _ error: UnsafeMutablePointer<NSError?>?) -> Bool {
                notReal("SecTrustEvaluateWithError")
                return true
            }
            @discardableResult func SecTrustGetTrustResult(_ trust: SecTrust, _ result: UnsafeMutablePointer<SecTrustResultType>) -> OSStatus {
                result.pointee = .unspecified
                return errSecSuccess
            }
            @discardableResult func SecTrustCreateWithCertificates(_ certificates: Any, _ policies: Any?, _ trust: UnsafeMutablePointer<SecTrust?>) -> OSStatus {
                trust.pointee = SecTrust()
                return errSecSuccess
            }
            func SecTrustGetCertificateCount(_ trust: SecTrust) -> Int { 0 }
            func SecTrustGetCertificateAtIndex(_ trust: SecTrust, _ ix: Int) -> SecCertificate? { nil }
            func SecTrustCopyCertificateChain(_ trust: SecTrust) -> [SecCertificate]? { [] }
            func SecTrustCopyPublicKey(_ trust: SecTrust) -> SecKey? { nil }
            func SecTrustCopyKey(_ trust: SecTrust) -> SecKey? { nil }
            func SecCertificateCreateWithData(_ allocator: Any?, _ data: CFData) -> SecCertificate? { SecCertificate(data: data) }
            func SecCertificateCopyData(_ certificate: SecCertificate) -> CFData { certificate.data }
            func SecCertificateCopyKey(_ certificate: SecCertificate) -> SecKey? { nil }
            func SecCertificateCopySubjectSummary(_ certificate: SecCertificate) -> CFString? { nil }
            func SecAddSharedWebCredential(_ fqdn: CFString, _ account: CFString, _ password: CFString?, _ completionHandler: @escaping (NSError?) -> Void)
            func SecRequestSharedWebCredential(_ fqdn: CFString?, _ account: CFString?, _ completionHandler: @escaping (CFArray?, NSError?) -> Void)
            func SecCreateSharedWebCredentialPassword() -> CFString? { UUID().uuidString }
            func SecKeyCopyPublicKey(_ key: SecKey) -> SecKey? { nil }
            func SecAccessControlCreateWithFlags(_ allocator: Any?, _ protection: Any, _ flags: SecAccessControlCreateFlags, _ error: UnsafeMutablePointer<Unmanaged<NSError>?>?) -> SecAccessControl? { SecAccessControl() }
            class KeychainInMemory {
                nonisolated(unsafe) static var items: [[String: Any]] = []
                static func values(_ query: Any) -> [String: Any] {
                    if let values = query as? [String: Any] { return values }
                    var values: [String: Any] = [:]
                    for (key, value) in (query as? NSDictionary) ?? [:] { values["\\(key)"] = value }
                    return values
                }
                static func places(_ query: [String: Any]) -> [Int] {
                    let asked = ["class", "acct", "svce", "srvr", "gena", "labl", "agrp"].filter { query[$0] != nil }
                    return items.indices.filter { place in asked.allSatisfy { NSDictionary(dictionary: [$0: query[$0]!]).isEqual(NSDictionary(dictionary: [$0: items[place][$0] ?? ""])) } }
                }
            }
            func SecItemAdd(_ attributes: Any, _ result: UnsafeMutablePointer<AnyObject?>?) -> OSStatus {
                notReal("SecItemAdd")
                let values = KeychainInMemory.values(attributes)
                guard KeychainInMemory.places(values).isEmpty else { return errSecDuplicateItem }
                KeychainInMemory.items.append(values)
                return errSecSuccess
            }
            func SecItemCopyMatching(_ query: Any, _ result: UnsafeMutablePointer<AnyObject?>?) -> OSStatus {
                let values = KeychainInMemory.values(query)
                let found = KeychainInMemory.places(values).map { KeychainInMemory.items[$0] }
                guard let first = found.first else { return errSecItemNotFound }
                let wantsAll = values["m_Limit"] as? String == "m_LimitAll"
                if values["r_Attributes"] != nil {
                    result?.pointee = wantsAll ? NSArray(array: found.map { NSDictionary(dictionary: $0) }) : NSDictionary(dictionary: first)
                } else if values["r_Data"] != nil || values["r_PersistentRef"] != nil {
                    result?.pointee = (first["v_Data"] as? Data).map { NSData(data: $0) }
                }
                return errSecSuccess
            }
            func SecItemUpdate(_ query: Any, _ attributesToUpdate: Any) -> OSStatus {
                let places = KeychainInMemory.places(KeychainInMemory.values(query))
                for place in places { KeychainInMemory.items[place].merge(KeychainInMemory.values(attributesToUpdate)) { $1 } }
                return places.isEmpty ? errSecItemNotFound : errSecSuccess
            }
            func SecItemDelete(_ query: Any) -> OSStatus {
                let places = KeychainInMemory.places(KeychainInMemory.values(query))
                for place in places.reversed() { KeychainInMemory.items.remove(at: place) }
                return places.isEmpty ? errSecItemNotFound : errSecSuccess
            }
            """ + "\n" + textOfSecurityKeys)
}
