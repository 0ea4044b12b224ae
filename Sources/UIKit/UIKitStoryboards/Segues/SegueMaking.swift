// As for responders: the class method uses the symbol of an initializer, which dispatches to the subclass's
// initializer.
extension UIStoryboardSegue {
    @_silgen_name("pageflow_make_segue")
    convenience init(
        ofItsClassCalled identifier: String?, from source: UIViewController, to destination: UIViewController
    ) {
        self.init(identifier: identifier, source: source, destination: destination)
    }
}

extension UIStoryboardSegue {
    /// Creates a segue of the receiving class by its designated initializer.
    @_silgen_name("pageflow_make_segue")
    static func make(
        ofItsClassCalled identifier: consuming String?, from source: consuming UIViewController,
        to destination: consuming UIViewController
    ) -> UIStoryboardSegue
}
