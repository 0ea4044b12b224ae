/// Makes a shared item on another thread when the activity is known. iOS 6. Follows Apple's page "UIActivityItemProvider".
///
/// Subclass it, and return the item from ``item``. The share sheet waits for it.
open class UIActivityItemProvider: Operation, UIActivityItemSource, @unchecked Sendable {
    nonisolated(unsafe) private let placeholder: Any
    nonisolated(unsafe) private var made: Any?
    nonisolated(unsafe) private var type: UIActivity.ActivityType?

    /// Creates a provider with what stands for the item while the user chooses.
    nonisolated public init(placeholderItem: Any) {
        placeholder = placeholderItem
        super.init()
    }

    /// What stands for the item while the user chooses.
    nonisolated open var placeholderItem: Any? { placeholder }

    /// The activity that the user has chosen, while ``item`` is asked for; otherwise `nil`.
    nonisolated open var activityType: UIActivity.ActivityType? { type }

    /// The item, asked for once on another thread. Override it. The base class returns the placeholder.
    nonisolated open var item: Any { placeholder }

    /// Makes the item.
    nonisolated open override func main() {
        if !isCancelled { made = item }
    }

    /// The placeholder.
    @MainActor
    open func activityViewControllerPlaceholderItem(
        _ activityViewController: UIActivityViewController
    ) -> Any { placeholder }

    /// The item, once it is made; `nil` if the operation was cancelled.
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

    /// The subject for an activity that has one. The base class has none.
    @MainActor
    open func activityViewController(
        _ activityViewController: UIActivityViewController,
        subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String { "" }

    /// The type of an item that is `Data`. The base class knows none.
    @MainActor
    open func activityViewController(
        _ activityViewController: UIActivityViewController,
        dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
    ) -> String { "public.data" }

    /// A small picture of the item. The base class has none.
    @MainActor
    open func activityViewController(
        _ activityViewController: UIActivityViewController,
        thumbnailImageForActivityType activityType: UIActivity.ActivityType?, suggestedSize size: CGSize
    ) -> UIImage? { nil }
}
