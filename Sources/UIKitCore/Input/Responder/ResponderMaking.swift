// Makes a responder of a class that is known at run time only, such as a scene's delegate. Swift asks for a
// `required` initialiser there, which Apple's classes do not have; a convenience initialiser finds the subclass's
// own `init()`, so the class method borrows its symbol.
extension UIResponder {
    @_silgen_name("pageflow_make_responder")
    convenience init(ofItsClass: Void) {
        self.init()
    }
}

extension UIResponder {
    /// Makes a responder of the class that is asked, by its `init()`.
    @_silgen_name("pageflow_make_responder")
    package static func make(ofItsClass: Void) -> UIResponder
}
