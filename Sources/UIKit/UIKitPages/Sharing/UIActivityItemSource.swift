/// The methods of an object that provides a shared item after the user has selected an activity. iOS 6.
///
/// Pass the object among the items of a ``UIActivityViewController``. Follows Apple's page "UIActivityItemSource".
@preconcurrency @MainActor
public protocol UIActivityItemSource: NSObjectProtocol {
    /// The placeholder until the user has selected an activity: an object of the item's type, possibly empty. Called when the view
    /// controller is created.
    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any

    /// The item for the selected activity; `nil` for none.
    func activityViewController(
        _ activityViewController: UIActivityViewController,
        itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any?

    /// The subject for an activity that has one, such as mail. Optional. iOS 7.
    func activityViewController(
        _ activityViewController: UIActivityViewController,
        subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String

    /// The type of an item that is `Data`. Optional. Called with `nil` when the view controller is created, and again for the selected
    /// activity. iOS 7.
    func activityViewController(
        _ activityViewController: UIActivityViewController,
        dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
    ) -> String

    /// A thumbnail of the item for an activity that shows one. Optional. iOS 7.
    func activityViewController(
        _ activityViewController: UIActivityViewController,
        thumbnailImageForActivityType activityType: UIActivity.ActivityType?, suggestedSize size: CGSize
    ) -> UIImage?
}

// Apple's member is optional.
extension UIActivityItemSource {
    /// The default: no subject.
    public func activityViewController(
        _ activityViewController: UIActivityViewController,
        subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String { "" }

    /// The default: any data.
    public func activityViewController(
        _ activityViewController: UIActivityViewController,
        dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
    ) -> String { "public.data" }

    /// The default: no thumbnail.
    public func activityViewController(
        _ activityViewController: UIActivityViewController,
        thumbnailImageForActivityType activityType: UIActivity.ActivityType?, suggestedSize size: CGSize
    ) -> UIImage? { nil }
}
