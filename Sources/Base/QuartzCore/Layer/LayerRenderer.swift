/// Draws layers into a context with their own values, without animations. To draw animated values, pass a presentation layer.
///
/// Only the affine part of transforms is drawn.
package enum LayerRenderer {
    /// Returns the drawing of a layer and its sublayers, in the layer's coordinates.
    package static func drawing(of layer: CALayer) -> Drawing {
        let context = CGContext(viewBounds: layer.bounds, scale: layer.contentsScale)
        render(layer, in: context)
        return context.drawing
    }

    /// Draws a layer and its sublayers into a context, in the layer's coordinates.
    package static func render(_ layer: CALayer, in context: CGContext) {
        guard !layer.isHidden, layer.opacity > 0 else { return }
        context.saveGState()
        clip(to: layer.mask, of: layer, in: context)
        let isGroup = layer.opacity < 1 || layer.castsShadow
        if isGroup {
            context.setAlpha(CGFloat(layer.opacity))
            setShadow(of: layer, in: context)
            context.beginTransparencyLayer(auxiliaryInfo: nil)
        }
        drawInside(of: layer, in: context)
        if isGroup { context.endTransparencyLayer() }
        context.restoreGState()
    }

    /// Returns the outline of a layer's background: its bounds, with rounded corners.
    package static func outline(of layer: CALayer) -> PathElements { outline(of: layer, inset: 0) }

    /// Whether a layer has rounded corners.
    package static func isRounded(_ layer: CALayer) -> Bool { radii(of: layer).contains { $0 > 0 } }

    private static func outline(of layer: CALayer, inset: CGFloat) -> PathElements {
        let rect = layer.bounds.insetBy(dx: inset, dy: inset)
        let radii = radii(of: layer).map { max($0 - inset, 0) }
        guard !rect.isEmpty, radii.contains(where: { $0 > 0 }) else {
            return CGPath(rect: rect, transform: nil).elements
        }
        let corners = radii.map { min($0, rect.width / 2, rect.height / 2) }
        return PathElements(roundedRect: rect, corners: corners.map { CGSize(width: $0, height: $0) })
    }

    /// The radii of the corners, clockwise from the top left: those of the view, or else the layer's.
    private static func radii(of layer: CALayer) -> [CGFloat] {
        if let radii = (layer.links.model ?? layer).backing?.backedCornerRadii { return radii }
        guard layer.cornerRadius > 0 else { return [] }
        let order: [CACornerMask] = [
            .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMaxXMaxYCorner, .layerMinXMaxYCorner,
        ]
        return order.map { layer.maskedCorners.contains($0) ? layer.cornerRadius : 0 }
    }

    private static func drawInside(of layer: CALayer, in context: CGContext) {
        drawBackground(of: layer, in: context)
        if layer.masksToBounds { context.saveGState() }
        if layer.masksToBounds { clip(to: outline(of: layer), in: context) }
        drawContents(of: layer, in: context)
        drawSublayers(of: layer, in: context)
        if layer.masksToBounds { context.restoreGState() }
        drawBorder(of: layer, in: context)
    }

    package static func drawBackground(of layer: CALayer, in context: CGContext) {
        fill(outline(of: layer), layer.backgroundColor, in: context)
    }

    /// Draws a layer's content between its background and its sublayers: its contents, and the drawing of its
    /// class and its view.
    package static func drawContents(of layer: CALayer, in context: CGContext) {
        LayerContents.draw(layer, in: context)
        if layer.drawsOwn {
            context.saveGState()
            layer.drawOwn(in: context)
            context.restoreGState()
        }
        if (layer.links.model ?? layer).backing != nil { layer.draw(in: context) }
    }

    private static func drawSublayers(of layer: CALayer, in context: CGContext) {
        let sublayers = layer.sublayersFromBehind
        for instance in sublayers.isEmpty ? [] : layer.instances {
            context.saveGState()
            context.concatenate(instance.transform)
            context.setAlpha(instance.opacity)
            for sublayer in sublayers {
                context.saveGState()
                context.concatenate(sublayer.transformToSuperlayer)
                render(sublayer, in: context)
                context.restoreGState()
            }
            context.restoreGState()
        }
    }

    private static func fill(
        _ path: @autoclosure () -> PathElements, _ color: CGColor?, in context: CGContext
    ) {
        guard let color, color.alpha > 0 else { return }
        context.setFillColor(color)
        context.addPath(CGPath(path()))
        context.fillPath()
    }

    private static func clip(to path: PathElements, in context: CGContext) {
        context.addPath(CGPath(path))
        context.clip()
    }

    /// Draws the border of a layer, inside its outline.
    package static func drawBorder(of layer: CALayer, in context: CGContext) {
        guard layer.borderWidth > 0, let color = layer.borderColor, color.alpha > 0 else { return }
        let half = layer.borderWidth / 2
        let path = outline(of: layer, inset: half)
        context.setStrokeColor(color)
        context.setLineWidth(layer.borderWidth)
        context.addPath(CGPath(path))
        context.strokePath()
    }

    private static func setShadow(of layer: CALayer, in context: CGContext) {
        guard layer.castsShadow, let color = layer.shadowColor else { return }
        let faded = color.copy(alpha: color.alpha * CGFloat(layer.shadowOpacity))
        context.setShadow(offset: layer.shadowOffset, blur: layer.shadowRadius * 2, color: faded)
    }

    /// A mask is an image of its layer; an image is upright where y grows up.
    private static func clip(to mask: CALayer?, of layer: CALayer, in context: CGContext) {
        guard let mask else { return }
        let bounds = layer.bounds
        let drawn = CGContext(viewBounds: bounds, scale: 1)
        drawn.concatenate(CATransform3DGetAffineTransform(LayerSpace.toSuperlayer(mask)))
        render(mask, in: drawn)
        guard let image = drawn.makeImage() else { return clip(to: PathElements(), in: context) }
        LayerContents.turnOver(bounds, in: context) { context.clip(to: bounds, mask: image) }
    }
}

extension CALayer {
    /// Whether the layer has a visible shadow. A layer that clips to its bounds has none.
    package var castsShadow: Bool { shadowOpacity > 0 && shadowColor != nil && !masksToBounds }
}
