/// An object that can receive events and actions, and that knows who comes next when it has no use for them.
///
/// Follows Apple's page "UIResponder".
@preconcurrency @MainActor
open class UIResponder: NSObject {
    /// Creates a responder that has no next responder of its own.
    public override init() {
        super.init()
    }

    /// The responder that gets what this one does not handle. The base class returns `nil`.
    ///
    /// A view returns the view controller that owns it, or its superview; a view controller returns its view's
    /// superview, its presenter or its window; a window its scene; a scene the application.
    open var next: UIResponder? { nil }
}
