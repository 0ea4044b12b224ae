/// The drawing parameters of a context, saved and restored together.
struct GraphicsState {
    /// The transform from user space to the drawing's coordinates.
    var transform: CGAffineTransform
    var clips: [DrawingClip] = []
    var fillColor = CGColor.black
    var strokeColor = CGColor.black
    var fillSpace = CGColorSpaceCreateDeviceGray()
    var strokeSpace = CGColorSpaceCreateDeviceGray()
    var stroke = StrokeStyle()
    var alpha: CGFloat = 1
    var blendMode = CGBlendMode.normal
    var shadow: DrawingShadow?
    var isAntialiased = true
    var interpolationQuality = CGInterpolationQuality.default

    /// The state at the start of a transparency layer: opacity, blend mode, shadow, and clips apply to the
    /// layer as a whole.
    var insideLayer: GraphicsState {
        var state = self
        state.clips = []
        state.alpha = 1
        state.blendMode = .normal
        state.shadow = nil
        return state
    }
}
