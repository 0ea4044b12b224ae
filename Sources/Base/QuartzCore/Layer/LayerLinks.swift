/// A layer's relations to other layers.
struct LayerLinks {
    /// A sublayer that the app added to the layer itself, not a subview's layer.
    struct OwnSublayer {
        let layer: CALayer
        /// The number of subviews' layers behind it.
        var place: Int
    }

    weak var superlayer: CALayer?
    var own: [OwnSublayer] = []
    var mask: CALayer?
    /// For a presentation layer: its model layer, and its time.
    var model: CALayer?
    var shownTime: CFTimeInterval = 0
}
