import UIKit

public let kSecAttrKeyType = "type"
public let kSecAttrKeyTypeRSA = "42"
public let kSecAttrKeyTypeEC = "73"
public let kSecAttrKeyTypeECSECPrimeRandom = "73"
public let kSecAttrKeyClass = "kcls"
public let kSecAttrKeyClassPublic = "0"
public let kSecAttrKeyClassPrivate = "1"
public let kSecAttrKeySizeInBits = "bsiz"
public let kSecAttrIsPermanent = "perm"
public let kSecAttrApplicationTag = "atag"
public let kSecAttrApplicationLabel = "klbl"
