/// The source of an unwind segue, for containers that search for its destination. iOS 9.
///
/// Follows Apple's page "UIStoryboardUnwindSegueSource".
@preconcurrency @MainActor
open class UIStoryboardUnwindSegueSource: NSObject {
    private let from: UIViewController
    private let action: Selector
    private let trigger: Any?

    package init(_ source: UIViewController, _ action: Selector, _ sender: Any?) {
        from = source
        self.action = action
        trigger = sender
        super.init()
    }

    /// The view controller that the segue leaves.
    open var source: UIViewController { from }

    /// The action method of the destination.
    open var unwindAction: Selector { action }

    /// The object that triggered the segue.
    open var sender: Any? { trigger }
}
