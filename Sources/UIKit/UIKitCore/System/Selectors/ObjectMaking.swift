// As for responders: the class method uses the symbol of an initializer, which dispatches to the subclass's initializer.
extension NSObject {
    @_silgen_name("pageflow_make_object")
    convenience init(plainlyOfItsClass: Void) {
        self.init()
    }
}

extension NSObject {
    /// Creates an object of the receiving class by its `init()`. Linux only. Responders and layouts have `make()`.
    @_silgen_name("pageflow_make_object")
    public static func makePlainly(ofItsClass: Void) -> NSObject
}
