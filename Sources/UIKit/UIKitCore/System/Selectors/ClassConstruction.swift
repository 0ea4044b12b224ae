// `Kind.init(frame: …)`, where `Kind` is known only at run time. Apple's compiler allows this with any initializer of an Objective-C class.
// Swift on Linux allows it only with `required` initializers, which these must not be, because subclasses that compile on iOS would not
// compile. A convenience initializer dispatches to the subclass's own initializer, so the class methods use the symbols of convenience
// initializers. A class without the initializer stops the program with the message "Use of unimplemented initializer", as on iOS.
extension UIResponder {
    @_silgen_name("pageflow_construct_responder")
    convenience init(constructedWithNothing: Void) {
        self.init()
    }
}

extension UIResponder {
    /// Creates an object of the receiving class with its `init()`. Only on Linux.
    @_silgen_name("pageflow_construct_responder")
    public static func makeOfKind() -> Self
}

extension UIView {
    @_silgen_name("pageflow_construct_view")
    convenience init(constructedWith frame: CGRect) {
        self.init(frame: frame)
    }
}

extension UIView {
    /// Creates a view of the receiving class with its `init(frame:)`. Only on Linux.
    @_silgen_name("pageflow_construct_view")
    public static func makeOfKind(frame: CGRect) -> Self
}

extension UIViewController {
    @_silgen_name("pageflow_construct_controller")
    convenience init(constructedWith name: String?, _ bundle: Bundle?) {
        self.init(nibName: name, bundle: bundle)
    }
}

extension UIViewController {
    /// Creates a view controller of the receiving class with its `init(nibName:bundle:)`. Only on Linux.
    @_silgen_name("pageflow_construct_controller")
    public static func makeOfKind(
        nibName nibNameOrNil: consuming String?, bundle nibBundleOrNil: consuming Bundle?
    )
        -> Self
}

extension UIStoryboardSegue {
    @_silgen_name("pageflow_construct_segue")
    convenience init(
        constructedWith identifier: String?, _ source: UIViewController, _ destination: UIViewController
    ) {
        self.init(identifier: identifier, source: source, destination: destination)
    }
}

extension UIStoryboardSegue {
    /// Creates a segue of the receiving class with its `init(identifier:source:destination:)`. Only on Linux.
    @_silgen_name("pageflow_construct_segue")
    public static func makeOfKind(
        identifier: consuming String?, source: consuming UIViewController,
        destination: consuming UIViewController
    ) -> Self
}
