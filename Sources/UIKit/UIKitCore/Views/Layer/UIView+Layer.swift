import QuartzCore

// The layer of a view. It is created on first access, so that views whose layer is never used have no costs.
extension UIView {
    /// The layer, if it was created.
    package var layerIfMade: CALayer? { extras?.layer }

    func makeLayer() -> CALayer {
        let made = (type(of: self).layerClass as? CALayer.Type ?? CALayer.self).make(ofItsClass: ())
        made.contentsScale = GraphicsContexts.screenScale
        made.delegate = self
        made.backing = self
        ensureExtras().layer = made
        made.setNeedsDisplay()
        return made
    }

    /// Lays out the subviews: through the layer, if it exists, because its class may override the layout.
    @inline(__always)
    func layOutSubviews() {
        call(.layout, .viewLayout) {
            if let layer = layerIfMade { layer.layoutSublayers() } else { layoutSubviews() }
        }
    }
}

// The values that the layer reads from the view and sets on it.
extension UIView: @preconcurrency LayerBacking {
    package var backedBounds: CGRect {
        get { bounds }
        set { bounds = newValue }
    }

    package var backedPosition: CGPoint {
        get { center }
        set { center = newValue }
    }

    package var backedAnchorPoint: CGPoint {
        get { anchorPoint }
        set { anchorPoint = newValue }
    }

    package var backedTransform: CATransform3D {
        get { transform3D }
        set { transform3D = newValue }
    }

    package var backedGeometry: LayerGeometry {
        LayerGeometry(
            bounds: bounds, position: center, anchorPoint: anchorPoint, transform: transform3D)
    }

    package var backedCornerRadii: [CGFloat]? { cornerRadii }

    package var isBackedHidden: Bool {
        get { isHidden }
        set { isHidden = newValue }
    }

    package var backedOpacity: Float {
        get { Float(alpha) }
        set { alpha = CGFloat(newValue) }
    }

    package var backedBackgroundColor: CGColor? {
        get {
            guard let backgroundColor else { return nil }
            guard backgroundColor.source.dependsOnTraits else { return backgroundColor.cgColor }
            var resolved: CGColor?
            traitCollection.performAsCurrent { resolved = backgroundColor.cgColor }
            return resolved
        }
        set { backgroundColor = newValue.map { UIColor(cgColor: $0) } }
    }

    package var backedMasksToBounds: Bool {
        get { clipsToBounds }
        set { clipsToBounds = newValue }
    }

    package var subviewLayers: [CALayer] { subviewList.map(\.layer) }

    package var superviewLayer: CALayer? { superviewReference.object?.layer }

    package var isBackedInWindow: Bool { !windowReference.isEmpty || flags.contains(.isWindow) }

    package func removeBackedFromSuperview() { removeFromSuperview() }

    package func setBackedNeedsLayout() { setNeedsLayout() }

    package var backedNeedsLayout: Bool { flags.contains(.needsLayout) }

    package func layOutBackedIfNeeded() { layoutIfNeeded() }
}
