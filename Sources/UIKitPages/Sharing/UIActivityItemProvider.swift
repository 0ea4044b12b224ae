/// Makes a shared item when the user has chosen an activity, as an operation. Subclass it and override ``item``. iOS 6.
///
/// A device runs it on a second thread, here it runs on the main one. Follows Apple's page "UIActivityItemProvider".
nonisolated open class UIActivityItemProvider: Operation, UIActivityItemSource, @unchecked Sendable {
    private let placeholder: Any
    private var type: UIActivity.ActivityType?
    private var made: Any?

    /// Creates a provider.
    ///
    /// - Parameter placeholderItem: stands for the item while the user chooses: of the item's type.
    public init(placeholderItem: Any) {
        placeholder = placeholderItem
        super.init()
    }

    /// What stands for the item while the user chooses.
    open var placeholderItem: Any? { placeholder }

    /// The activity that the user has chosen, while ``item`` is asked for; else `nil`.
    open var activityType: UIActivity.ActivityType? { type }

    /// Makes the item. The base class returns what stands for it.
    open var item: Any { placeholder }

    /// Asks for the item. Not called for an operation that was cancelled.
    open override func main() { made = item }

    /// What stands for the item.
    @MainActor
    open func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
    {
        placeholder
    }

    /// Runs the operation and returns the item; `nil` if it was cancelled.
    @MainActor
    open func activityViewController(
        _ activityViewController: UIActivityViewController,
        itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any? {
        type = activityType
        defer { type = nil }
        if !isFinished, !isExecuting { start() }
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
