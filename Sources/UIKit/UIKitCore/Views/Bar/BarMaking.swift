// Swift can call an initializer on a class that it knows only at run time if that initializer is `required`. Apple's
// `init(frame:)` isn't, and must not be here, because subclasses that compile on iOS would not compile. A convenience
// initializer does dispatch to the subclass's `init(frame:)`, so the class method uses its symbol. A subclass that
// lacks `init(frame:)` stops the program with the message "Use of unimplemented initializer", as on iOS.
extension UINavigationBar {
    @_silgen_name("pageflow_make_navigation_bar")
    convenience init(ofItsClassWith frame: CGRect) {
        self.init(frame: frame)
    }
}

extension UINavigationBar {
    /// Creates a bar of the class that is called.
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
    /// Creates a toolbar of the class that is called.
    @_silgen_name("pageflow_make_toolbar")
    package static func make(ofItsClassWith frame: CGRect) -> UIToolbar
}
