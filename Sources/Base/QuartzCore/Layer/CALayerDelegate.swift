/// Customizes a layer without a subclass. iOS 10. Follows Apple's page "CALayerDelegate".
public protocol CALayerDelegate: NSObjectProtocol {
    /// Sets a layer's contents.
    func display(_ layer: CALayer)

    /// Draws a layer's contents, in its coordinates.
    func draw(_ layer: CALayer, in ctx: CGContext)

    /// Called before a layer is drawn. iOS 10.
    func layerWillDraw(_ layer: CALayer)

    /// Lays out a layer's sublayers.
    func layoutSublayers(of layer: CALayer)

    /// Returns the action for an event; `nil` to continue the search, `NSNull` for no action.
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

// All methods are optional; the defaults match the behavior of a layer without a delegate.
extension CALayerDelegate {
    /// Draws the layer's contents.
    public func display(_ layer: CALayer) { layer.displayDrawing() }

    /// Draws nothing.
    public func draw(_ layer: CALayer, in ctx: CGContext) {}

    /// Does nothing.
    public func layerWillDraw(_ layer: CALayer) {}

    /// Does nothing.
    public func layoutSublayers(of layer: CALayer) {}

    /// Returns `nil`.
    public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
