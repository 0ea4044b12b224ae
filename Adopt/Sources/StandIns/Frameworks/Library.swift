extension KnownFramework {
    static let photos = KnownFramework(
        name: "Photos",
        prefixes: [
            "PHAsset", "PHCollection", "PHFetch", "PHImage", "PHPhoto", "PHCaching", "PHLive", "PHAuth",
        ], imports: ["CoreMedia", "PredicateFormats"],
        text: """
            enum PHAuthorizationStatus: Int { case notDetermined, restricted, denied, authorized, limited }
            enum PHAccessLevel: Int { case addOnly = 1, readWrite }
            enum PHAssetMediaType: Int { case unknown, image, video, audio }
            enum PHImageContentMode: Int {
                case aspectFit, aspectFill
                static var `default`: PHImageContentMode { .aspectFit }
            }
            enum PHImageRequestOptionsDeliveryMode: Int { case opportunistic, highQualityFormat, fastFormat }
            enum PHImageRequestOptionsResizeMode: Int { case none, fast, exact }
            typealias PHImageRequestID = Int32
            let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)
            class PHObject: NSObject { var localIdentifier: String { "" } }
            class PHAsset: PHObject {
                var mediaType: PHAssetMediaType { .unknown }
                var pixelWidth: Int { 0 }
                var pixelHeight: Int { 0 }
                var creationDate: Date? { nil }
                var duration: TimeInterval { 0 }
                var isFavorite: Bool { false }
                class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset>
                class func fetchAssets(with mediaType: PHAssetMediaType, options: PHFetchOptions?) -> PHFetchResult<PHAsset>
                class func fetchAssets(in assetCollection: PHAssetCollection, options: PHFetchOptions?) -> PHFetchResult<PHAsset>
            }
            class PHCollection: PHObject { var localizedTitle: String? { nil } }
            class PHAssetCollection: PHCollection { var estimatedAssetCount: Int { 0 } }
            class PHFetchOptions: NSObject {
                var predicate: NSPredicate?
                var sortDescriptors: [NSSortDescriptor]?
                var fetchLimit = 0
            }
            class PHFetchResult<ObjectType: AnyObject>: NSObject {
                var count: Int { 0 }
                var firstObject: ObjectType? { nil }
                var lastObject: ObjectType? { nil }
                func enumerateObjects(_ block: @escaping (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void)
            }
            class PHImageRequestOptions: NSObject {
                var isSynchronous = false
                var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
                var resizeMode = PHImageRequestOptionsResizeMode.fast
                var isNetworkAccessAllowed = false
            }
            class PHImageManager: NSObject {
                class func `default`() -> PHImageManager { PHImageManager() }
                @discardableResult func requestImage(for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?, resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void) -> PHImageRequestID
                func cancelImageRequest(_ requestID: PHImageRequestID)
            }
            class PHCachingImageManager: PHImageManager {
                func startCachingImages(for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?)
                func stopCachingImagesForAllAssets()
            }
            class PHAssetChangeRequest: NSObject {
                @discardableResult class func creationRequestForAsset(from image: UIImage) -> PHAssetChangeRequest
                class func deleteAssets(_ assets: Any)
            }
            class PHPhotoLibrary: NSObject {
                class func shared() -> PHPhotoLibrary { PHPhotoLibrary() }
                class func authorizationStatus() -> PHAuthorizationStatus { .notDetermined }
                class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus { .notDetermined }
                class func requestAuthorization(_ handler: @escaping (PHAuthorizationStatus) -> Void)
                class func requestAuthorization(for accessLevel: PHAccessLevel, handler: @escaping (PHAuthorizationStatus) -> Void)
                func performChanges(_ changeBlock: @escaping () -> Void, completionHandler: ((Bool, Error?) -> Void)? = nil)
            }
            """)

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

    static let contactsUI = KnownFramework(
        name: "ContactsUI", prefixes: ["CNContactPicker", "CNContactView"], imports: ["Contacts"],
        text: """
            @preconcurrency @MainActor protocol CNContactPickerDelegate: AnyObject {
                optional func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact)
                optional func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact])
                optional func contactPickerDidCancel(_ picker: CNContactPickerViewController)
            }
            class CNContactPickerViewController: UIViewController {
                weak var delegate: (any CNContactPickerDelegate)?
                var predicateForEnablingContact: NSPredicate?
                var displayedPropertyKeys: [String]?
            }
            @preconcurrency @MainActor protocol CNContactViewControllerDelegate: AnyObject {
                optional func contactViewController(_ viewController: CNContactViewController, didCompleteWith contact: CNContact?)
            }
            class CNContactViewController: UIViewController {
                weak var delegate: (any CNContactViewControllerDelegate)?
                var contactStore: CNContactStore?
                var displayedPropertyKeys: [Any]?
                var allowsActions = true
                var allowsEditing = true
                convenience init(for contact: CNContact) { self.init(nibName: nil, bundle: nil) }
                convenience init(forNewContact contact: CNContact?) { self.init(nibName: nil, bundle: nil) }
                convenience init(forUnknownContact contact: CNContact) { self.init(nibName: nil, bundle: nil) }
                class func descriptorForRequiredKeys() -> any CNKeyDescriptor { "contact" }
            }
            """)
}
