// As with responders: the class method borrows the symbol of an initialiser that finds the subclass's own.
extension UIStoryboardSegue {
    @_silgen_name("pageflow_make_segue")
    convenience init(
        ofItsClassCalled identifier: String?, from source: UIViewController, to destination: UIViewController
    ) {
        self.init(identifier: identifier, source: source, destination: destination)
    }
}

extension UIStoryboardSegue {
    /// Makes a segue of the class that is asked, by its designated initialiser.
    @_silgen_name("pageflow_make_segue")
    static func make(
        ofItsClassCalled identifier: consuming String?, from source: consuming UIViewController,
        to destination: consuming UIViewController
    ) -> UIStoryboardSegue
}
