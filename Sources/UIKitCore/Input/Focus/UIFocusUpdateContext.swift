/// A move of focus: from which item to which, and which way. iOS 9. Follows Apple's page "UIFocusUpdateContext".
@preconcurrency @MainActor
open class UIFocusUpdateContext: NSObject {
    private weak var previous: (any UIFocusItem)?
    private weak var next: (any UIFocusItem)?
    private let heading: UIFocusHeading

    package init(
        from previous: (any UIFocusItem)?, to next: (any UIFocusItem)?, heading: UIFocusHeading
    ) {
        self.previous = previous
        self.next = next
        self.heading = heading
        super.init()
    }

    /// The item that has focus before the move. iOS 10. Follows Apple's page "previouslyFocusedItem".
    open var previouslyFocusedItem: (any UIFocusItem)? { previous }

    /// The item that has focus after the move. iOS 10. Follows Apple's page "nextFocusedItem".
    open var nextFocusedItem: (any UIFocusItem)? { next }

    /// The view that has focus before the move, or the one that holds the item. Follows Apple's page "previouslyFocusedView".
    open var previouslyFocusedView: UIView? { previous.flatMap(Self.view) }

    /// The view that has focus after the move, or the one that holds the item. Follows Apple's page "nextFocusedView".
    open var nextFocusedView: UIView? { next.flatMap(Self.view) }

    /// Which way focus moves; empty where the app has asked for the move. Follows Apple's page "focusHeading".
    open var focusHeading: UIFocusHeading { heading }

    private static func view(of item: any UIFocusItem) -> UIView? {
        for environment in item.focusChain {
            if let view = environment as? UIView { return view }
        }
        return nil
    }
}
