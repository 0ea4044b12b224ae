// What is drawn is cut to all clips together. Only a restored state, or a reset, gives back what was cut off.
extension CGContext {
    /// Cuts to the inside of the path and empties it.
    public func clip(using rule: CGPathFillRule = .winding) {
        clip(.path(takePath(), rule))
    }

    /// Cuts to a rectangle. The path is empty then.
    public func clip(to rect: CGRect) { clip(to: [rect]) }

    /// Cuts to the rectangles together. The path is empty then.
    public func clip(to rects: [CGRect]) {
        beginPath()
        addRects(rects)
        clip()
    }

    /// Cuts to a rectangle, as far as an image in it is opaque.
    public func clip(to rect: CGRect, mask: CGImage) {
        clip(.image(mask.content, in: rect))
    }

    /// Takes back every clip. iOS 11.
    public func resetClip() {
        state.clips = []
    }

    /// The smallest rectangle of user space around what can be drawn to.
    public var boundingBoxOfClipPath: CGRect {
        let area = state.clips.reduce(bounds) { area, clip in area.intersection(clip.bounds) }
        return area.isNull ? .null : area.applying(state.transform.inverted())
    }

    func clip(_ shape: DrawingClip.Shape) {
        state.clips.append(DrawingClip(shape: shape, transform: state.transform))
    }
}

extension DrawingClip {
    /// The smallest rectangle around the clip, in the drawing's coordinates.
    package var bounds: CGRect {
        switch shape {
        case .path(let path, _): path.applying(transform).boundingBoxOfPath
        case .image(_, let rect): rect.applying(transform)
        }
    }
}
