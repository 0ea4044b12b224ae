import NeutralValues
import UIKit

public func SecAddSharedWebCredential(
    _ fqdn: CFString, _ account: CFString, _ password: CFString?,
    _ completionHandler: @escaping (NSError?) -> Void
) { notReal() }
public func SecRequestSharedWebCredential(
    _ fqdn: CFString?, _ account: CFString?, _ completionHandler: @escaping (CFArray?, NSError?) -> Void
) { notReal() }
public func SecCreateSharedWebCredentialPassword() -> CFString? { UUID().uuidString }
public func SecKeyCopyPublicKey(_ key: SecKey) -> SecKey? { nil }
public func SecAccessControlCreateWithFlags(
    _ allocator: Any?, _ protection: Any, _ flags: SecAccessControlCreateFlags,
    _ error: UnsafeMutablePointer<Unmanaged<NSError>?>?
) -> SecAccessControl? { SecAccessControl() }

class KeychainInMemory {
    nonisolated(unsafe) static var items: [[String: Any]] = []

    static func values(_ query: Any) -> [String: Any] {
        if let values = query as? [String: Any] { return values }
        var values: [String: Any] = [:]
        for (key, value) in (query as? NSDictionary) ?? [:] { values["\(key)"] = value }
        return values
    }

    static func places(_ query: [String: Any]) -> [Int] {
        let asked = ["class", "acct", "svce", "srvr", "gena", "labl", "agrp"].filter { query[$0] != nil }
        return items.indices.filter { place in
            asked.allSatisfy {
                NSDictionary(dictionary: [$0: query[$0]!]).isEqual(
                    NSDictionary(dictionary: [$0: items[place][$0] ?? ""]))
            }
        }
    }
}

public func SecItemAdd(_ attributes: Any, _ result: UnsafeMutablePointer<AnyObject?>?) -> OSStatus {
    notReal()
    let values = KeychainInMemory.values(attributes)
    guard KeychainInMemory.places(values).isEmpty else { return errSecDuplicateItem }
    KeychainInMemory.items.append(values)
    return errSecSuccess
}

public func SecItemCopyMatching(_ query: Any, _ result: UnsafeMutablePointer<AnyObject?>?) -> OSStatus {
    let values = KeychainInMemory.values(query)
    let found = KeychainInMemory.places(values).map { KeychainInMemory.items[$0] }
    guard let first = found.first else { return errSecItemNotFound }
    let wantsAll = values["m_Limit"] as? String == "m_LimitAll"
    if values["r_Attributes"] != nil {
        result?.pointee =
            wantsAll
            ? NSArray(array: found.map { NSDictionary(dictionary: $0) }) : NSDictionary(dictionary: first)
    } else if values["r_Data"] != nil || values["r_PersistentRef"] != nil {
        result?.pointee = (first["v_Data"] as? Data).map { NSData(data: $0) }
    }
    return errSecSuccess
}

public func SecItemUpdate(_ query: Any, _ attributesToUpdate: Any) -> OSStatus {
    let places = KeychainInMemory.places(KeychainInMemory.values(query))
    for place in places {
        KeychainInMemory.items[place].merge(KeychainInMemory.values(attributesToUpdate)) { $1 }
    }
    return places.isEmpty ? errSecItemNotFound : errSecSuccess
}

public func SecItemDelete(_ query: Any) -> OSStatus {
    let places = KeychainInMemory.places(KeychainInMemory.values(query))
    for place in places.reversed() { KeychainInMemory.items.remove(at: place) }
    return places.isEmpty ? errSecItemNotFound : errSecSuccess
}
