/// An instance of a layer's sublayers.
package struct LayerInstance {
    /// The transform of the sublayers, in the layer's coordinates.
    package var transform = CGAffineTransform.identity
    /// The delay of the instance's time, in seconds.
    package var delay: CFTimeInterval = 0
    /// The opacity of the instance.
    package var opacity: CGFloat = 1
}
