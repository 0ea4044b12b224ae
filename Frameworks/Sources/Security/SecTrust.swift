import NeutralValues
import UIKit

open class SecTrust: NSObject {}

open class SecPolicy: NSObject {}

open class SecCertificate: NSObject {
    public let data: Data
    public init(data: Data) { self.data = data; super.init() }
}

open class SecKey: NSObject {}

open class SecIdentity: NSObject {}

open class SecAccessControl: NSObject {}

public enum SecTrustResultType: UInt32 {
    case invalid, proceed, deny = 3, unspecified, recoverableTrustFailure, fatalTrustFailure, otherError
}

public struct SecAccessControlCreateFlags: OptionSet {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let userPresence = SecAccessControlCreateFlags(rawValue: 1)
    public static let biometryAny = SecAccessControlCreateFlags(rawValue: 2)
    public static let touchIDAny = SecAccessControlCreateFlags(rawValue: 2)
    public static let biometryCurrentSet = SecAccessControlCreateFlags(rawValue: 8)
    public static let touchIDCurrentSet = SecAccessControlCreateFlags(rawValue: 8)
    public static let devicePasscode = SecAccessControlCreateFlags(rawValue: 16)
    public static let or = SecAccessControlCreateFlags(rawValue: 16384)
    public static let and = SecAccessControlCreateFlags(rawValue: 32768)
    public static let privateKeyUsage = SecAccessControlCreateFlags(rawValue: 1_073_741_824)
    public static let applicationPassword = SecAccessControlCreateFlags(rawValue: 2_147_483_648)
}

public let kSecRevocationOCSPMethod: UInt = 1
public let kSecRevocationCRLMethod: UInt = 2
public let kSecRevocationPreferCRL: UInt = 4
public let kSecRevocationRequirePositiveResponse: UInt = 8
public let kSecRevocationNetworkAccessDisabled: UInt = 16
public let kSecRevocationUseAnyAvailableMethod: UInt = 3
public func SecPolicyCreateBasicX509() -> SecPolicy { SecPolicy() }
public func SecPolicyCreateSSL(_ server: Bool, _ hostname: CFString?) -> SecPolicy { SecPolicy() }
public func SecPolicyCreateRevocation(_ revocationFlags: UInt) -> SecPolicy? { SecPolicy() }
@discardableResult public func SecTrustSetPolicies(_ trust: SecTrust, _ policies: Any) -> OSStatus {
    errSecSuccess
}
@discardableResult public func SecTrustSetAnchorCertificates(_ trust: SecTrust, _ anchorCertificates: Any?)
    -> OSStatus
{ errSecSuccess }
@discardableResult public func SecTrustSetAnchorCertificatesOnly(
    _ trust: SecTrust, _ anchorCertificatesOnly: Bool
) -> OSStatus { errSecSuccess }
@discardableResult public func SecTrustEvaluate(
    _ trust: SecTrust, _ result: UnsafeMutablePointer<SecTrustResultType>
) -> OSStatus {
    notReal()
    result.pointee = .unspecified
    return errSecSuccess
}

public func SecTrustEvaluateWithError(_ trust: SecTrust, _ error: UnsafeMutablePointer<NSError?>?) -> Bool {
    notReal()
    return true
}

@discardableResult public func SecTrustGetTrustResult(
    _ trust: SecTrust, _ result: UnsafeMutablePointer<SecTrustResultType>
) -> OSStatus {
    result.pointee = .unspecified
    return errSecSuccess
}

@discardableResult public func SecTrustCreateWithCertificates(
    _ certificates: Any, _ policies: Any?, _ trust: UnsafeMutablePointer<SecTrust?>
) -> OSStatus {
    trust.pointee = SecTrust()
    return errSecSuccess
}

public func SecTrustGetCertificateCount(_ trust: SecTrust) -> Int { 0 }
public func SecTrustGetCertificateAtIndex(_ trust: SecTrust, _ ix: Int) -> SecCertificate? { nil }
public func SecTrustCopyCertificateChain(_ trust: SecTrust) -> [SecCertificate]? { [] }
public func SecTrustCopyPublicKey(_ trust: SecTrust) -> SecKey? { nil }
public func SecTrustCopyKey(_ trust: SecTrust) -> SecKey? { nil }
public func SecCertificateCreateWithData(_ allocator: Any?, _ data: CFData) -> SecCertificate? {
    SecCertificate(data: data)
}
public func SecCertificateCopyData(_ certificate: SecCertificate) -> CFData { certificate.data }
public func SecCertificateCopyKey(_ certificate: SecCertificate) -> SecKey? { nil }
public func SecCertificateCopySubjectSummary(_ certificate: SecCertificate) -> CFString? { nil }
