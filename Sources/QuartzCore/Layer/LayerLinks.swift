/// Where a layer stands among others.
struct LayerLinks {
    /// A sublayer that was added to the layer itself, and no view's.
    struct OwnSublayer {
        let layer: CALayer
        /// How many of the subviews' layers lie behind it.
        var place: Int
    }

    weak var superlayer: CALayer?
    var own: [OwnSublayer] = []
    var mask: CALayer?
    /// Of a presentation layer: what it was made of, and when.
    var model: CALayer?
    var shownTime: CFTimeInterval = 0
}
