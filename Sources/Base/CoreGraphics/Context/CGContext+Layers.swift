// Transparency layers: the drawing in a layer is composited first, and then drawn as a single object.
extension CGContext {
    /// Begins a layer. The current opacity, shadow, and blend mode apply to the layer as a whole. Drawing in the layer
    /// starts without them.
    public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {
        let outer = Recording.OuterState(state: state, savedCount: saved.count)
        recordings.append(Recording(outer: outer))
        state = state.insideLayer
    }

    /// Begins a layer that is clipped to a rectangle.
    public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?) {
        beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
        clip(to: rect)
    }

    /// Ends the layer, draws it, and restores the state at its beginning. Does nothing outside a layer.
    public func endTransparencyLayer() {
        guard let recording = recordings.last, let outer = recording.outer else { return }
        recordings.removeLast()
        saved.removeLast(saved.count - outer.savedCount)
        state = outer.state
        append(state.command(.layer(recording.drawing), transform: .identity))
    }
}
