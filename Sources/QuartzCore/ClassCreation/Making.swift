// Swift calls an initialiser on a class it only knows at run time if that is `required`. Apple's are not, and must not be
// here, or subclasses that compile on iOS would not compile. A convenience initialiser does find the subclass's own, so
// the class method borrows its symbol.
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
    /// Makes a layer of the class that is asked, by its `init()`.
    @_silgen_name("quartzcore_make_layer")
    package static func make(ofItsClass: Void) -> CALayer

    /// Makes a layer of the class that is asked, by its `init(layer:)`.
    @_silgen_name("quartzcore_make_layer_from_layer")
    static func make(ofItsClassFrom layer: consuming CALayer) -> CALayer
}

extension CALayer {
    static func make(ofTheClassOf layer: CALayer) -> CALayer {
        type(of: layer).make(ofItsClassFrom: layer)
    }
}
