/// The interface of a layer to the view that owns it. The view alone stores its geometry and its position in the hierarchy.
///
/// A view creates its layer on first access, sets ``CALayer/backing``, and becomes the layer's delegate; until then, the
/// layer costs nothing. The layer reads and writes these values through the view on each access and stores no copy, so both
/// sides always agree. It looks for no action then: the view decides which changes are animated. All members are called on
/// the main thread.
package protocol LayerBacking: AnyObject {
    /// The view's bounds.
    var backedBounds: CGRect { get set }
    /// The view's anchor point in its superview's coordinates.
    var backedPosition: CGPoint { get set }
    /// The anchor point in the unit square. Setting it moves the view, not ``backedPosition``.
    var backedAnchorPoint: CGPoint { get set }
    /// The view's transform around the anchor point.
    var backedTransform: CATransform3D { get set }
    /// Bounds, position, anchor point, and transform in one call, because a renderer reads them for every layer.
    var backedGeometry: LayerGeometry { get }
    /// The radii of the view's corners, clockwise from the top left, if they replace the layer's.
    var backedCornerRadii: [CGFloat]? { get }
    /// Whether the view is hidden.
    var isBackedHidden: Bool { get set }
    /// The view's opacity, from 0 to 1.
    var backedOpacity: Float { get set }
    /// The view's background color, resolved for its traits.
    var backedBackgroundColor: CGColor? { get set }
    /// Whether the view clips its subviews to its bounds.
    var backedMasksToBounds: Bool { get set }

    /// The layers of the subviews, back to front. Creates missing layers.
    var subviewLayers: [CALayer] { get }
    /// The layer of the superview; `nil` without one. Creates a missing layer.
    var superviewLayer: CALayer? { get }
    /// Whether the view is in a shown window.
    var isBackedInWindow: Bool { get }

    /// Removes the view from its superview.
    func removeBackedFromSuperview()
    /// Invalidates the view's layout.
    func setBackedNeedsLayout()
    /// Whether the view's layout is invalid.
    var backedNeedsLayout: Bool { get }
    /// Lays out the view now if its layout is invalid.
    func layOutBackedIfNeeded()

    /// The keys of the view's own running animations, in the order in which they started.
    var backedAnimationKeys: [String] { get }
    /// Returns the view's own animation for a key, as a layer animation.
    func backedAnimation(forKey key: String) -> CAAnimation?
    /// Ends the view's own animations for a key, or all, at their current values.
    func removeBackedAnimations(forKey key: String?)
    /// Sets the values of the view's own animations at a time of the animation clock in the layer's presentation layer.
    func showAnimations(in presentation: CALayer, at time: CFTimeInterval)
    /// Moves the layer's presentation layer as UIKit's running transition moves the view. A renderer moves views itself.
    func showTransition(in presentation: CALayer)
}

/// A layer's geometry in its superlayer.
package struct LayerGeometry {
    var bounds: CGRect
    var position: CGPoint
    var anchorPoint: CGPoint
    var transform: CATransform3D

    package init(bounds: CGRect, position: CGPoint, anchorPoint: CGPoint, transform: CATransform3D) {
        self.bounds = bounds
        self.position = position
        self.anchorPoint = anchorPoint
        self.transform = transform
    }

    /// The anchor point in the layer's own coordinates.
    var anchorInBounds: CGPoint {
        CGPoint(
            x: bounds.minX + bounds.width * anchorPoint.x, y: bounds.minY + bounds.height * anchorPoint.y)
    }
}

extension LayerBacking {
    package func showTransition(in presentation: CALayer) {}

    /// No radii.
    package var backedCornerRadii: [CGFloat]? { nil }

    /// Composed of the view's individual values.
    package var backedGeometry: LayerGeometry {
        LayerGeometry(
            bounds: backedBounds, position: backedPosition, anchorPoint: backedAnchorPoint,
            transform: backedTransform)
    }
}
