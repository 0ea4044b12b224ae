// Contacts are values. The authorization isn't determined, and the store is empty.

@_exported import AppleFoundation
import NeutralValues
@_exported import UIKit

public protocol CNKeyDescriptor {}

extension NSString: CNKeyDescriptor {}

extension String: CNKeyDescriptor {}

public let CNContactGivenNameKey = "givenName"
public let CNContactFamilyNameKey = "familyName"
public let CNContactEmailAddressesKey = "emailAddresses"
public let CNContactPhoneNumbersKey = "phoneNumbers"
public let CNContactBirthdayKey = "birthday"
public let CNContactImageDataKey = "imageData"
public let CNContactThumbnailImageDataKey = "thumbnailImageData"
public let CNContactImageDataAvailableKey = "imageDataAvailable"
public let CNContactPostalAddressesKey = "postalAddresses"
public let CNContactOrganizationNameKey = "organizationName"
public let CNPostalAddressStreetKey = "street"
public let CNPostalAddressCityKey = "city"
public let CNPostalAddressStateKey = "state"
public let CNPostalAddressPostalCodeKey = "postalCode"
public let CNLabelHome = "_$!<Home>!$_"
public let CNLabelWork = "_$!<Work>!$_"

public enum CNEntityType: Int {
    case contacts
}

public enum CNAuthorizationStatus: Int {
    case notDetermined, restricted, denied, authorized, limited
}

public enum CNContactFormatterStyle: Int {
    case fullName, phoneticFullName
}

open class CNPhoneNumber: NSObject {
    public let stringValue: String
    public init(stringValue string: String) { stringValue = string; super.init() }
}

open class CNLabeledValue<ValueType: AnyObject>: NSObject {
    public let label: String?
    public let value: ValueType
    public init(label: String?, value: ValueType) { self.label = label; self.value = value; super.init() }
}

open class CNPostalAddress: NSObject {
    open var street = ""
    open var city = ""
    open var state = ""
    open var postalCode = ""
    open var country = ""
}

open class CNMutablePostalAddress: CNPostalAddress {}

open class CNContact: NSObject {
    public let identifier = UUID().uuidString
    open var givenName = ""
    open var familyName = ""
    open var middleName = ""
    open var nickname = ""
    open var organizationName = ""
    open var jobTitle = ""
    open var note = ""
    open var birthday: DateComponents?
    open var imageData: Data?
    open var thumbnailImageData: Data? { imageData }
    open var imageDataAvailable: Bool { imageData != nil }
    open var emailAddresses: [CNLabeledValue<NSString>] = []
    open var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] = []
    open var postalAddresses: [CNLabeledValue<CNPostalAddress>] = []
    open func isKeyAvailable(_ key: String) -> Bool { true }
    open func areKeysAvailable(_ keyDescriptors: [any CNKeyDescriptor]) -> Bool { true }

    open class func predicateForContacts(matchingName name: String) -> NSPredicate {
        NSPredicate(value: false)
    }
}

open class CNMutableContact: CNContact {}

open class CNContactFetchRequest: NSObject {
    open var predicate: NSPredicate?
    public init(keysToFetch: [any CNKeyDescriptor]) { super.init() }
}

open class CNSaveRequest: NSObject {
    open func add(_ contact: CNMutableContact, toContainerWithIdentifier identifier: String?) { notReal() }
    open func update(_ contact: CNMutableContact) { notReal() }
    open func delete(_ contact: CNMutableContact) { notReal() }
}

open class CNContactFormatter: NSObject {
    open class func descriptorForRequiredKeys(for style: CNContactFormatterStyle) -> any CNKeyDescriptor {
        "fullName"
    }

    open class func string(from contact: CNContact, style: CNContactFormatterStyle) -> String? {
        let names = [contact.givenName, contact.familyName].filter { !$0.isEmpty }
        return names.isEmpty ? nil : names.joined(separator: " ")
    }
}

open class CNContactStore: NSObject {
    open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus {
        .notDetermined
    }

    open func requestAccess(for entityType: CNEntityType, completionHandler: @escaping (Bool, Error?) -> Void)
    { notReal() }

    open func unifiedContacts(matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]) throws
        -> [CNContact]
    { notReal(); return [] }

    open func unifiedContact(withIdentifier identifier: String, keysToFetch keys: [any CNKeyDescriptor])
        throws -> CNContact
    { notReal(); return CNContact() }

    open func enumerateContacts(
        with fetchRequest: CNContactFetchRequest,
        usingBlock block: (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void
    ) throws { notReal() }
    open func execute(_ saveRequest: CNSaveRequest) throws { notReal() }
}
