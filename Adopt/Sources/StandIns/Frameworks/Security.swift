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
            """)
}
