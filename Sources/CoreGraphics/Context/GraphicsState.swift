/// What a context's commands depend on: saved and restored together.
struct GraphicsState {
    /// From user space to the drawing's coordinates.
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

    /// Of what is drawn in a transparency layer: the layer as a whole has opacity, blend mode, shadow and clips.
    var insideLayer: GraphicsState {
        var state = self
        state.clips = []
        state.alpha = 1
        state.blendMode = .normal
        state.shadow = nil
        return state
    }
}
