// Drawing is clipped to the intersection of all clips. Only restoring the state or a reset widens the clip again.
extension CGContext {
    /// Intersects the clip with the inside of the path, and clears the path.
    public func clip(using rule: CGPathFillRule = .winding) {
        clip(.path(takePath(), rule))
    }

    /// Intersects the clip with a rectangle. Clears the current path.
    public func clip(to rect: CGRect) { clip(to: [rect]) }

    /// Intersects the clip with the union of the rectangles. Clears the current path.
    public func clip(to rects: [CGRect]) {
        beginPath()
        addRects(rects)
        clip()
    }

    /// Intersects the clip with the opaque parts of an image in a rectangle.
    public func clip(to rect: CGRect, mask: CGImage) {
        clip(.image(mask.content, in: rect))
    }

    /// Removes every clip. iOS 11.
    public func resetClip() {
        state.clips = []
    }

    /// The smallest rectangle that encloses the clip, in user space.
    public var boundingBoxOfClipPath: CGRect {
        let area = state.clips.reduce(bounds) { area, clip in area.intersection(clip.bounds) }
        return area.isNull ? .null : area.applying(state.transform.inverted())
    }

    func clip(_ shape: DrawingClip.Shape) {
        state.clips.append(DrawingClip(shape: shape, transform: state.transform))
    }
}

extension DrawingClip {
    /// The smallest rectangle that encloses the clip, in the drawing's coordinates.
    package var bounds: CGRect {
        switch shape {
        case .path(let path, _): path.applying(transform).boundingBoxOfPath
        case .image(_, let rect): rect.applying(transform)
        }
    }
}
