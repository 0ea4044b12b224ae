/// An operation that creates a shared item on another thread after the user has selected an activity. iOS 6. Follows Apple's page
/// "UIActivityItemProvider".
///
/// Subclass it, and return the item from ``item``. The share sheet waits for it.
nonisolated open class UIActivityItemProvider: Operation, UIActivityItemSource, @unchecked Sendable {
    private let placeholder: Any
    private var made: Any?
    private var type: UIActivity.ActivityType?

    /// Creates a provider with a placeholder for the item.
    nonisolated public init(placeholderItem: Any) {
        placeholder = placeholderItem
        super.init()
    }

    /// The placeholder for the item until the user has selected an activity.
    nonisolated open var placeholderItem: Any? { placeholder }

    /// The activity that the user has selected, while ``item`` is read; otherwise `nil`.
    nonisolated open var activityType: UIActivity.ActivityType? { type }

    /// The item, read once on another thread. Override it. The base class returns the placeholder.
    nonisolated open var item: Any { placeholder }

    /// Creates the item.
    nonisolated open override func main() {
        if !isCancelled { made = item }
    }

    /// The placeholder item.
    @MainActor
    open func activityViewControllerPlaceholderItem(
        _ activityViewController: UIActivityViewController
    ) -> Any { placeholder }

    /// The item after it was created; `nil` if the operation was canceled.
    @MainActor
    open func activityViewController(
        _ activityViewController: UIActivityViewController,
        itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any? {
        guard !isFinished else { return made }
        type = activityType
        OperationQueue().addOperations([self], waitUntilFinished: true)
        type = nil
        return made
    }

    /// The subject for an activity that has one. The base class returns an empty subject.
    @MainActor
    open func activityViewController(
        _ activityViewController: UIActivityViewController,
        subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String { "" }

    /// The type of an item that is `Data`. The base class returns `public.data`.
    @MainActor
    open func activityViewController(
        _ activityViewController: UIActivityViewController,
        dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
    ) -> String { "public.data" }

    /// A thumbnail of the item. The base class returns `nil`.
    @MainActor
    open func activityViewController(
        _ activityViewController: UIActivityViewController,
        thumbnailImageForActivityType activityType: UIActivity.ActivityType?, suggestedSize size: CGSize
    ) -> UIImage? { nil }
}
