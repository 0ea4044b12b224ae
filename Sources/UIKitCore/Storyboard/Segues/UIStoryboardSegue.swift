/// A transition from one page to another that a storyboard describes. iOS 5.
///
/// UIKit makes one each time a segue of a storyboard is performed, shows it to the source's `prepare(for:sender:)`, and lets it go
/// when ``perform()`` has returned. A subclass overrides ``perform()``; called there, `super` does what the segue's kind says.
/// Follows Apple's page "UIStoryboardSegue".
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
    private let name: String?
    private let from: UIViewController
    private let to: UIViewController
    /// What ``perform()`` does.
    var handler: ((UIStoryboardSegue) -> Void)?

    /// Creates a segue that does nothing by itself: a subclass overrides ``perform()``.
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

    /// The name that the segue has in the storyboard; `nil` without one.
    open var identifier: String? { name }

    /// The page that the way begins at.
    open var source: UIViewController { from }

    /// The page that it leads to.
    open var destination: UIViewController { to }

    /// Goes the way. A segue without a closure, whose class does not override this, is UIKit's exception.
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
