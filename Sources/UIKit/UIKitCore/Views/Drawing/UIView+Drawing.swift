import QuartzCore

extension UIView {
    /// Draws the content between the view's background and its subviews: its class's drawing, and the drawing of ``draw(_:)``.
    func drawContents(in context: CGContext) {
        // Most views of a page have only a background.
        guard type(of: self) != UIView.self else { return }
        GraphicsContexts.draw(in: context, scale: contentScaleFactor) {
            traitCollection.performAsCurrent {
                (self as? any SelfDrawing)?.drawLook()
                call(.display, .viewDrawing) { draw(bounds) }
            }
        }
    }

    /// Updates the subviews that the view creates only for drawing.
    package func prepareForDrawing() { (self as? any SelfDrawing)?.prepareLook() }
}

// A picture of the view and its subviews.
extension UIView {
    func drawTree(in rect: CGRect) -> Bool {
        guard let context = UIGraphicsGetCurrentContext(), !bounds.isEmpty else { return false }
        context.saveGState()
        context.translateBy(x: rect.minX, y: rect.minY)
        context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        drawLayers(in: context)
        context.restoreGState()
        return true
    }

    func makeSnapshot(of rect: CGRect, _ capInsets: UIEdgeInsets) -> UIView {
        let snapshot = UIView(frame: CGRect(origin: .zero, size: rect.size))
        let scale = GraphicsContexts.screenScale
        let context = CGContext(viewBounds: rect, scale: scale)
        drawLayers(in: context)
        snapshot.layer.contents = context.makeImage()
        if rect.width > 0, rect.height > 0 {
            snapshot.layer.contentsCenter = CGRect(
                x: capInsets.left / rect.width, y: capInsets.top / rect.height,
                width: 1 - (capInsets.left + capInsets.right) / rect.width,
                height: 1 - (capInsets.top + capInsets.bottom) / rect.height)
        }
        return snapshot
    }

    private func drawLayers(in context: CGContext) {
        prepareTreeForDrawing()
        LayerRenderer.render(layer.asShown(at: Runtime.loop.now), in: context)
    }

    private func prepareTreeForDrawing() {
        prepareForDrawing()
        for subview in subviewList { subview.prepareTreeForDrawing() }
    }
}
