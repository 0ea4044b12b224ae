/// One of the times that a layer shows its sublayers.
package struct LayerInstance {
    /// What is done to the sublayers, in the layer's coordinates.
    package var transform = CGAffineTransform.identity
    /// How far its time is behind, in seconds.
    package var delay: CFTimeInterval = 0
    /// What the opacity of the sublayers is multiplied by.
    package var opacity: CGFloat = 1
}
