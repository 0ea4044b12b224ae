/// One thing that is dragged. iOS 11. Follows Apple's page "UIDragItem".
@preconcurrency @MainActor
open class UIDragItem: NSObject {
    private let provider: NSItemProvider

    /// Creates an item.
    public init(itemProvider: NSItemProvider) {
        provider = itemProvider
        super.init()
    }

    /// Supplies the item where it is dropped.
    open var itemProvider: NSItemProvider { provider }

    /// Whatever the app wants to know of the item; nobody else sees it. Default `nil`.
    open var localObject: Any?

    /// Makes what shows the item while it is dragged; one that returns `nil` hides it. Default `nil`: what was lifted.
    ///
    /// Called when the drag begins, and when the block is set during the drag.
    open var previewProvider: (() -> UIDragPreview?)? {
        didSet { onPreviewChange?() }
    }

    /// Told of another preview while the item is dragged.
    var onPreviewChange: (() -> Void)?
}
