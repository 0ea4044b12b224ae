// Swift calls an initializer on a class that is known only at run time if the initializer is `required`. Apple's
// initializers aren't, and can't be here, or subclasses that compile on iOS wouldn't compile. A convenience initializer
// does dispatch to the subclass's initializer, so the class method borrows its symbol.
extension CAAnimation {
    @_silgen_name("quartzcore_make_animation")
    convenience init(ofItsClass: Void) {
        self.init()
    }

    static func make(ofTheClassOf animation: CAAnimation) -> CAAnimation {
        type(of: animation).make(ofItsClass: ())
    }
}

extension CAAnimation {
    @_silgen_name("quartzcore_make_animation")
    private static func make(ofItsClass: Void) -> CAAnimation
}

extension CALayer {
    @_silgen_name("quartzcore_make_layer")
    convenience init(ofItsClass: Void) {
        self.init()
    }

    @_silgen_name("quartzcore_make_layer_from_layer")
    convenience init(ofItsClassFrom layer: CALayer) {
        self.init(layer: layer)
    }
}

extension CALayer {
    /// Creates a layer of the receiver's class with `init()`.
    @_silgen_name("quartzcore_make_layer")
    package static func make(ofItsClass: Void) -> CALayer

    /// Creates a layer of the receiver's class with `init(layer:)`.
    @_silgen_name("quartzcore_make_layer_from_layer")
    static func make(ofItsClassFrom layer: consuming CALayer) -> CALayer
}

extension CALayer {
    static func make(ofTheClassOf layer: CALayer) -> CALayer {
        type(of: layer).make(ofItsClassFrom: layer)
    }
}
