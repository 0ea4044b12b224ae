import Foundation

// A delegate's class is known only at run time. A convenience initializer calls the subclass's own `init()`, so the class method uses its symbol.
extension NSObject {
    @_silgen_name("pageflow_make_delegate")
    convenience init(asDelegate: Void) {
        self.init()
    }
}

extension NSObject {
    /// Creates an object of the receiving class by its `init()`.
    @_silgen_name("pageflow_make_delegate")
    static func makeDelegate() -> NSObject
}
