// Transparency layers: what is drawn in one is put together first, and then drawn as one.
extension CGContext {
    /// Begins a layer: opacity, shadow and blend mode of now are those of the layer as a whole. What is drawn in it begins
    /// without them.
    public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {
        let outer = Recording.OuterState(state: state, savedCount: saved.count)
        recordings.append(Recording(outer: outer))
        state = state.insideLayer
    }

    /// Begins a layer that is cut to a rectangle.
    public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?) {
        beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
        clip(to: rect)
    }

    /// Ends the layer, draws it, and goes back to the state of its beginning. Without a layer nothing happens.
    public func endTransparencyLayer() {
        guard let recording = recordings.last, let outer = recording.outer else { return }
        recordings.removeLast()
        saved.removeLast(saved.count - outer.savedCount)
        state = outer.state
        append(state.command(.layer(recording.drawing), transform: .identity))
    }
}
