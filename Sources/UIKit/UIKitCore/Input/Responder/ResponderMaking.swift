// Creates a responder whose class is known only at run time, such as a scene's delegate. Swift requires a `required`
// initializer for this, which Apple's classes don't have. A convenience initializer calls the subclass's own
// `init()`, so the class method uses its symbol.
extension UIResponder {
    @_silgen_name("pageflow_make_responder")
    convenience init(ofItsClass: Void) {
        self.init()
    }
}

extension UIResponder {
    /// Creates a responder of the receiving class by its `init()`.
    @_silgen_name("pageflow_make_responder")
    package static func make(ofItsClass: Void) -> UIResponder
}
