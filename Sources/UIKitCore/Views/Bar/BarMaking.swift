// Swift calls an initialiser on a class it only knows at run time if that is `required`. Apple's `init(frame:)` is
// not, and must not be here, or subclasses that compile on iOS would not compile. A convenience initialiser does
// find the subclass's `init(frame:)`, so the class method borrows its symbol. A subclass that lacks `init(frame:)`
// stops the program with the words "Use of unimplemented initializer", as it does on iOS.
extension UINavigationBar {
    @_silgen_name("pageflow_make_navigation_bar")
    convenience init(ofItsClassWith frame: CGRect) {
        self.init(frame: frame)
    }
}

extension UINavigationBar {
    /// Makes a bar of the class that is asked.
    @_silgen_name("pageflow_make_navigation_bar")
    package static func make(ofItsClassWith frame: CGRect) -> UINavigationBar
}

extension UIToolbar {
    @_silgen_name("pageflow_make_toolbar")
    convenience init(ofItsClassWith frame: CGRect) {
        self.init(frame: frame)
    }
}

extension UIToolbar {
    /// Makes a toolbar of the class that is asked.
    @_silgen_name("pageflow_make_toolbar")
    package static func make(ofItsClassWith frame: CGRect) -> UIToolbar
}
