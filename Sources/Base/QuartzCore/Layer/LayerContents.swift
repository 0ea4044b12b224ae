/// Draws the contents of a layer according to its gravity.
enum LayerContents {
    static func draw(_ layer: CALayer, in context: CGContext) {
        guard let image = layer.contents as? CGImage, let shown = shown(of: image, layer) else { return }
        let scale = max(layer.contentsScale, 0.001)
        let size = CGSize(width: CGFloat(shown.width) / scale, height: CGFloat(shown.height) / scale)
        let place = place(of: size, in: layer.bounds, layer.contentsGravity)
        context.saveGState()
        context.interpolationQuality = layer.magnificationFilter == .nearest ? .none : .default
        if hasCenter(layer) {
            draw(shown, of: size, around: layer.contentsCenter, in: place, context)
        } else {
            turnOver(place, in: context) { context.draw(shown, in: place) }
        }
        context.restoreGState()
    }

    // MARK: Stretching

    /// Returns whether only a part of the contents is stretched, which requires a resizing gravity.
    private static func hasCenter(_ layer: CALayer) -> Bool {
        let resizes = [.resize, .resizeAspect, .resizeAspectFill].contains(layer.contentsGravity)
        return resizes && layer.contentsCenter != CGRect(x: 0, y: 0, width: 1, height: 1)
    }

    /// Draws nine parts: the corners at their size, the edges stretched along one axis, the center along both.
    private static func draw(
        _ image: CGImage, of size: CGSize, around center: CGRect, in place: CGRect, _ context: CGContext
    ) {
        let columns = ContentsSpan.spans(center.minX, center.maxX, of: size.width, in: place.width)
        let rows = ContentsSpan.spans(center.minY, center.maxY, of: size.height, in: place.height)
        for row in rows {
            for column in columns {
                let source = CGRect(
                    x: column.start * CGFloat(image.width), y: row.start * CGFloat(image.height),
                    width: column.share * CGFloat(image.width), height: row.share * CGFloat(image.height))
                let target = CGRect(
                    x: place.minX + column.target, y: place.minY + row.target, width: column.length,
                    height: row.length)
                guard let part = image.cropping(to: source) else { continue }
                turnOver(target, in: context) { context.draw(part, in: target) }
            }
        }
    }

    /// Runs a closure in coordinates in which y grows up within a rectangle, then restores the coordinates.
    static func turnOver(_ rect: CGRect, in context: CGContext, _ body: () -> Void) {
        let over = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY)
        context.concatenate(over)
        body()
        context.concatenate(over)
    }

    private static func shown(of image: CGImage, _ layer: CALayer) -> CGImage? {
        let part = layer.contentsRect
        guard part != CGRect(x: 0, y: 0, width: 1, height: 1) else { return image }
        let (width, height) = (CGFloat(image.width), CGFloat(image.height))
        return image.cropping(
            to: CGRect(
                x: part.minX * width, y: part.minY * height, width: part.width * width,
                height: part.height * height))
    }

    private static func place(of size: CGSize, in bounds: CGRect, _ gravity: CALayerContentsGravity) -> CGRect
    {
        let (x, y) = (bounds.width / size.width, bounds.height / size.height)
        switch gravity {
        case .resize: return bounds
        case .resizeAspect: return centered(size, times: min(x, y), in: bounds)
        case .resizeAspectFill: return centered(size, times: max(x, y), in: bounds)
        default: return corner(size, in: bounds, gravity)
        }
    }

    private static func centered(_ size: CGSize, times scale: CGFloat, in bounds: CGRect) -> CGRect {
        let (width, height) = (size.width * scale, size.height * scale)
        return CGRect(
            x: bounds.midX - width / 2, y: bounds.midY - height / 2, width: width, height: height)
    }

    private static func corner(_ size: CGSize, in bounds: CGRect, _ gravity: CALayerContentsGravity) -> CGRect
    {
        var place = centered(size, times: 1, in: bounds)
        switch gravity {
        case .left, .topLeft, .bottomLeft: place.origin.x = bounds.minX
        case .right, .topRight, .bottomRight: place.origin.x = bounds.maxX - size.width
        default: break
        }
        switch gravity {
        case .top, .topLeft, .topRight: place.origin.y = bounds.minY
        case .bottom, .bottomLeft, .bottomRight: place.origin.y = bounds.maxY - size.height
        default: break
        }
        return place
    }
}

/// A part of the contents along one axis, and its destination.
private struct ContentsSpan {
    /// The start and the length, as fractions of the contents.
    let start: CGFloat
    let share: CGFloat
    /// The destination, in points.
    let target: CGFloat
    let length: CGFloat

    /// Returns the nonempty parts before, in, and after the center. If the ends don't fit, both shrink proportionally.
    static func spans(
        _ low: CGFloat, _ high: CGFloat, of size: CGFloat, in room: CGFloat
    ) -> [ContentsSpan] {
        let (before, after) = (low * size, (1 - high) * size)
        let factor = before + after > room ? room / (before + after) : 1
        let (first, last) = (before * factor, after * factor)
        return [
            ContentsSpan(start: 0, share: low, target: 0, length: first),
            ContentsSpan(start: low, share: high - low, target: first, length: room - first - last),
            ContentsSpan(start: high, share: 1 - high, target: room - last, length: last),
        ].filter { $0.share > 0 && $0.length > 0 }
    }
}
