/// Does for a layer what otherwise a subclass would do. iOS 10. Follows Apple's page "CALayerDelegate".
public protocol CALayerDelegate: NSObjectProtocol {
    /// Gives a layer its contents.
    func display(_ layer: CALayer)

    /// Draws a layer's contents, in its coordinates.
    func draw(_ layer: CALayer, in ctx: CGContext)

    /// A layer is about to be drawn. iOS 10.
    func layerWillDraw(_ layer: CALayer)

    /// Lays a layer's sublayers out.
    func layoutSublayers(of layer: CALayer)

    /// What happens when a property changes: `nil` to have the layer look further, `NSNull` for nothing.
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

// All are optional: without them the layer does what it does without a delegate.
extension CALayerDelegate {
    /// Has the layer draw its contents.
    public func display(_ layer: CALayer) { layer.displayDrawing() }

    /// Draws nothing.
    public func draw(_ layer: CALayer, in ctx: CGContext) {}

    /// Does nothing.
    public func layerWillDraw(_ layer: CALayer) {}

    /// Does nothing.
    public func layoutSublayers(of layer: CALayer) {}

    /// None.
    public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
