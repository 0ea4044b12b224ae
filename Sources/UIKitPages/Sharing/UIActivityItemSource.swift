/// Supplies a shared item when the activity is known. iOS 6.
///
/// The object is among the items of a ``UIActivityViewController``. Follows Apple's page "UIActivityItemSource".
@preconcurrency @MainActor
public protocol UIActivityItemSource: NSObjectProtocol {
    /// What stands for the item while the user chooses: of the item's type, it may be empty. Asked when the page is made.
    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any

    /// The item for the activity that the user has chosen; `nil` for none.
    func activityViewController(
        _ activityViewController: UIActivityViewController,
        itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any?

    /// The subject for an activity that has one, such as mail. Optional. iOS 7.
    func activityViewController(
        _ activityViewController: UIActivityViewController,
        subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String
}

// Apple's member is optional.
extension UIActivityItemSource {
    /// None.
    public func activityViewController(
        _ activityViewController: UIActivityViewController,
        subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String { "" }
}
