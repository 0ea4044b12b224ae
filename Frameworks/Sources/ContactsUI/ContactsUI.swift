// The pages of contacts are empty, and choose nothing.

@_exported import Contacts
@_exported import UIKit

@preconcurrency @MainActor public protocol CNContactPickerDelegate: AnyObject {
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact)
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact])
    func contactPickerDidCancel(_ picker: CNContactPickerViewController)
}

extension CNContactPickerDelegate {
    public func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {}
    public func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact]) {}
    public func contactPickerDidCancel(_ picker: CNContactPickerViewController) {}
}

open class CNContactPickerViewController: UIViewController {
    open weak var delegate: (any CNContactPickerDelegate)?
    open var predicateForEnablingContact: NSPredicate?
    open var displayedPropertyKeys: [String]?
}

@preconcurrency @MainActor public protocol CNContactViewControllerDelegate: AnyObject {
    func contactViewController(_ viewController: CNContactViewController, didCompleteWith contact: CNContact?)
}

extension CNContactViewControllerDelegate {
    public func contactViewController(
        _ viewController: CNContactViewController, didCompleteWith contact: CNContact?
    ) {}
}

open class CNContactViewController: UIViewController {
    open weak var delegate: (any CNContactViewControllerDelegate)?
    open var contactStore: CNContactStore?
    open var displayedPropertyKeys: [Any]?
    open var allowsActions = true
    open var allowsEditing = true
    public convenience init(for contact: CNContact) { self.init(nibName: nil, bundle: nil) }
    public convenience init(forNewContact contact: CNContact?) { self.init(nibName: nil, bundle: nil) }
    public convenience init(forUnknownContact contact: CNContact) { self.init(nibName: nil, bundle: nil) }
    open class func descriptorForRequiredKeys() -> any CNKeyDescriptor { "contact" }
}
