/// A transition between two view controllers in a storyboard. iOS 5.
///
/// UIKit creates one each time a segue of a storyboard is performed, passes it to the source's `prepare(for:sender:)`, and
/// releases it when ``perform()`` has returned. A subclass overrides ``perform()``; there, `super` performs the transition of the
/// segue's kind. Follows Apple's page "UIStoryboardSegue".
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
    private let name: String?
    private let from: UIViewController
    private let to: UIViewController
    /// The action of ``perform()``.
    package var handler: ((UIStoryboardSegue) -> Void)?

    /// Creates a segue without an action. A subclass overrides ``perform()``.
    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        name = identifier
        from = source
        to = destination
        super.init()
    }

    /// Creates a segue that calls a closure when it is performed. iOS 6.
    public convenience init(
        identifier: String?, source: UIViewController, destination: UIViewController,
        performHandler: @escaping () -> Void
    ) {
        self.init(identifier: identifier, source: source, destination: destination)
        handler = { _ in performHandler() }
    }

    /// The segue's identifier in the storyboard; `nil` without one.
    open var identifier: String? { name }

    /// The view controller at which the segue starts.
    open var source: UIViewController { from }

    /// The view controller at which the segue ends.
    open var destination: UIViewController { to }

    /// Performs the transition. A segue without a closure whose class doesn't override this method causes UIKit's exception.
    open func perform() { performByHandler() }
}

extension UIStoryboardSegue {
    fileprivate func performByHandler() {
        if let handler { return handler(self) }
        Runtime.current.diagnostics.raise(
            .internalInconsistency,
            "Could not perform segue with identifier '\(identifier ?? "(null)")'. A segue must either have a "
                + "performHandler or it must override -perform.")
    }
}
