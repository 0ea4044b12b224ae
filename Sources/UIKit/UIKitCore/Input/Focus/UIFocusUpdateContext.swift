/// A focus movement: its items and its heading. iOS 9. Follows Apple's page "UIFocusUpdateContext".
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

    /// The focused item before the movement. iOS 10. Follows Apple's page "previouslyFocusedItem".
    open var previouslyFocusedItem: (any UIFocusItem)? { previous }

    /// The focused item after the movement. iOS 10. Follows Apple's page "nextFocusedItem".
    open var nextFocusedItem: (any UIFocusItem)? { next }

    /// The focused view before the movement, or the view that contains the item. Follows Apple's page
    /// "previouslyFocusedView".
    open var previouslyFocusedView: UIView? { previous.flatMap(Self.view) }

    /// The focused view after the movement, or the view that contains the item. Follows Apple's page "nextFocusedView".
    open var nextFocusedView: UIView? { next.flatMap(Self.view) }

    /// The direction of the movement; empty if the app has requested it. Follows Apple's page "focusHeading".
    open var focusHeading: UIFocusHeading { heading }

    private static func view(of item: any UIFocusItem) -> UIView? {
        for environment in item.focusChain {
            if let view = environment as? UIView { return view }
        }
        return nil
    }
}
