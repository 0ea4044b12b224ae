extension KnownFramework {
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
