/// What a layer that belongs to a view asks of it: the view is the only holder of its geometry and of its place among others.
///
/// A view makes its layer when it is asked for it, sets ``CALayer/backing`` and is the layer's delegate; until then it costs
/// nothing. The layer reads and writes what stands here through the view, at each use, and keeps no copy: what is set
/// on either side is what both have. It looks for no action then: the view decides what is animated. Everything is asked
/// on the main thread.
package protocol LayerBacking: AnyObject {
    /// The view's bounds.
    var backedBounds: CGRect { get set }
    /// The view's anchor point in its superview's coordinates.
    var backedPosition: CGPoint { get set }
    /// The anchor point in the unit square. Setting it moves the view, not ``backedPosition``.
    var backedAnchorPoint: CGPoint { get set }
    /// The view's transform around the anchor point.
    var backedTransform: CATransform3D { get set }
    /// Bounds, position, anchor point and transform, asked for at once: pictures ask every layer.
    var backedGeometry: LayerGeometry { get }
    /// Whether the view is hidden.
    var isBackedHidden: Bool { get set }
    /// The view's opacity, from 0 to 1.
    var backedOpacity: Float { get set }
    /// The view's background, resolved for its traits.
    var backedBackgroundColor: CGColor? { get set }
    /// Whether the view cuts its subviews off at its bounds.
    var backedMasksToBounds: Bool { get set }

    /// The layers of the subviews, the rear one first. Asking makes those that are not there yet.
    var subviewLayers: [CALayer] { get }
    /// The layer of the superview, or `nil` without one. Asking makes it where it is not there yet.
    var superviewLayer: CALayer? { get }
    /// Whether the view lies in a window that is shown.
    var isBackedInWindow: Bool { get }

    /// Takes the view out of its superview.
    func removeBackedFromSuperview()
    /// Marks the view for the next layout pass.
    func setBackedNeedsLayout()
    /// Whether the view is marked for the next layout pass.
    var backedNeedsLayout: Bool { get }
    /// Lays the view out now, if it is marked.
    func layOutBackedIfNeeded()

    /// The keys of the view's own animations that are under way, in the order in which they began.
    var backedAnimationKeys: [String] { get }
    /// The view's own animation of a key, as the layer's would be.
    func backedAnimation(forKey key: String) -> CAAnimation?
    /// Ends the view's own animations of a key, or all, where they are.
    func removeBackedAnimations(forKey key: String?)
    /// Puts what the view's own animations show at a time of the animation clock into the layer's presentation layer.
    func showAnimations(in presentation: CALayer, at time: CFTimeInterval)
}

/// Where a layer lies in its superlayer.
package struct LayerGeometry {
    var bounds: CGRect
    var position: CGPoint
    var anchorPoint: CGPoint
    var transform: CATransform3D

    /// Creates the geometry of a layer.
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
    /// The values that the view gives one by one.
    package var backedGeometry: LayerGeometry {
        LayerGeometry(
            bounds: backedBounds, position: backedPosition, anchorPoint: backedAnchorPoint,
            transform: backedTransform)
    }
}
