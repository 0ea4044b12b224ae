// As with responders: the class method borrows the symbol of an initialiser that finds the subclass's own.
extension NSObject {
    @_silgen_name("pageflow_make_object")
    convenience init(plainlyOfItsClass: Void) {
        self.init()
    }
}

extension NSObject {
    /// Makes an object of the class that is asked, by its `init()`. On Linux alone. Responders and layouts have `make()`.
    @_silgen_name("pageflow_make_object")
    public static func makePlainly(ofItsClass: Void) -> NSObject
}
