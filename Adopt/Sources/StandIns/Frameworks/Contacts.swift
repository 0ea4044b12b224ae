extension KnownFramework {
    static let contacts = KnownFramework(
        name: "Contacts", prefixes: ["CN"], imports: ["PredicateFormats"],
        text: """
            protocol CNKeyDescriptor {}
            extension NSString: CNKeyDescriptor {}
            extension String: CNKeyDescriptor {}
            let CNContactGivenNameKey = "givenName"
            let CNContactFamilyNameKey = "familyName"
            let CNContactEmailAddressesKey = "emailAddresses"
            let CNContactPhoneNumbersKey = "phoneNumbers"
            let CNContactBirthdayKey = "birthday"
            let CNContactImageDataKey = "imageData"
            let CNContactThumbnailImageDataKey = "thumbnailImageData"
            let CNContactImageDataAvailableKey = "imageDataAvailable"
            let CNContactPostalAddressesKey = "postalAddresses"
            let CNContactOrganizationNameKey = "organizationName"
            let CNPostalAddressStreetKey = "street"
            let CNPostalAddressCityKey = "city"
            let CNPostalAddressStateKey = "state"
            let CNPostalAddressPostalCodeKey = "postalCode"
            let CNLabelHome = "_$!<Home>!$_"
            let CNLabelWork = "_$!<Work>!$_"
            enum CNEntityType: Int { case contacts }
            enum CNAuthorizationStatus: Int { case notDetermined, restricted, denied, authorized, limited }
            enum CNContactFormatterStyle: Int { case fullName, phoneticFullName }
            class CNPhoneNumber: NSObject {
                let stringValue: String
                init(stringValue string: String) { stringValue = string; super.init() }
            }
            class CNLabeledValue<ValueType: AnyObject>: NSObject {
                let label: String?
                let value: ValueType
                init(label: String?, value: ValueType) { self.label = label; self.value = value; super.init() }
            }
            class CNPostalAddress: NSObject {
                var street = ""
                var city = ""
                var state = ""
                var postalCode = ""
                var country = ""
            }
            class CNMutablePostalAddress: CNPostalAddress {}
            class CNContact: NSObject {
                let identifier = UUID().uuidString
                var givenName = ""
                var familyName = ""
                var middleName = ""
                var nickname = ""
                var organizationName = ""
                var jobTitle = ""
                var note = ""
                var birthday: DateComponents?
                var imageData: Data?
                var thumbnailImageData: Data? { imageData }
                var imageDataAvailable: Bool { imageData != nil }
                var emailAddresses: [CNLabeledValue<NSString>] = []
                var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] = []
                var postalAddresses: [CNLabeledValue<CNPostalAddress>] = []
                func isKeyAvailable(_ key: String) -> Bool { true }
                func areKeysAvailable(_ keyDescriptors: [any CNKeyDescriptor]) -> Bool { true }
                class func predicateForContacts(matchingName name: String) -> NSPredicate { NSPredicate(value: false) }
            }
            class CNMutableContact: CNContact {}
            class CNContactFetchRequest: NSObject {
                var predicate: NSPredicate?
                init(keysToFetch: [any CNKeyDescriptor]) { super.init() }
            }
            class CNSaveRequest: NSObject {
                func add(_ contact: CNMutableContact, toContainerWithIdentifier identifier: String?)
                func update(_ contact: CNMutableContact)
                func delete(_ contact: CNMutableContact)
            }
            class CNContactFormatter: NSObject {
                class func descriptorForRequiredKeys(for style: CNContactFormatterStyle) -> any CNKeyDescriptor { "fullName" }
                class func string(from contact: CNContact, style: CNContactFormatterStyle) -> String? {
                    let names = [contact.givenName, contact.familyName].filter { !$0.isEmpty }
                    return names.isEmpty ? nil : names.joined(separator: " ")
                }
            }
            class CNContactStore: NSObject {
                class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus { .notDetermined }
                func requestAccess(for entityType: CNEntityType, completionHandler: @escaping (Bool, Error?) -> Void)
                func unifiedContacts(matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]) throws -> [CNContact]
                func unifiedContact(withIdentifier identifier: String, keysToFetch keys: [any CNKeyDescriptor]) throws -> CNContact
                func enumerateContacts(with fetchRequest: CNContactFetchRequest, usingBlock block: (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void) throws
                func execute(_ saveRequest: CNSaveRequest) throws
            }
            """)
}
