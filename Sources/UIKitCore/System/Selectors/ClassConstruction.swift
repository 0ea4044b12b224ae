// `Kind.init(frame: …)`, where `Kind` is known only when the program runs. Apple's compiler calls any initialiser of an Objective-C class
// so; Swift on Linux calls those that are `required`, which these must not be, or subclasses that compile on iOS would not compile. A
// convenience initialiser finds the subclass's own, and so the class methods borrow the symbols of such. A class that lacks the
// initialiser stops the program with the words "Use of unimplemented initializer", as it does on iOS.
extension UIResponder {
    @_silgen_name("pageflow_construct_responder")
    convenience init(constructedWithNothing: Void) {
        self.init()
    }
}

extension UIResponder {
    /// Makes an object of the class that is asked, by its `init()`. On Linux alone.
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
    /// Makes a view of the class that is asked, by its `init(frame:)`. On Linux alone.
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
    /// Makes a controller of the class that is asked, by its `init(nibName:bundle:)`. On Linux alone.
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
    /// Makes a segue of the class that is asked, by its `init(identifier:source:destination:)`. On Linux alone.
    @_silgen_name("pageflow_construct_segue")
    public static func makeOfKind(
        identifier: consuming String?, source: consuming UIViewController,
        destination: consuming UIViewController
    ) -> Self
}
