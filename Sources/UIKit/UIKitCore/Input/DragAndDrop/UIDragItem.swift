/// An item in a drag. iOS 11. Follows Apple's page "UIDragItem".
@preconcurrency @MainActor
open class UIDragItem: NSObject {
    private let provider: NSItemProvider

    /// Creates an item with an item provider.
    public init(itemProvider: NSItemProvider) {
        provider = itemProvider
        super.init()
    }

    /// The provider of the item's data.
    open var itemProvider: NSItemProvider { provider }

    /// An object that the app associates with the item. Only the app sees it. Default `nil`.
    open var localObject: Any?

    /// Creates the preview of the item during the drag; if it returns `nil`, the item is hidden. Default `nil`: the
    /// lifted preview.
    ///
    /// Called when the drag begins, and when the block is set during the drag.
    open var previewProvider: (() -> UIDragPreview?)? {
        didSet { onPreviewChange?() }
    }

    /// Called when the preview provider changes during the drag.
    package var onPreviewChange: (() -> Void)?
}
