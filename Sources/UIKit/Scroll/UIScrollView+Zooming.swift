// How large the content is shown. Without a view to zoom, which the delegate names, none of it has an effect.
extension UIScrollView {
    /// The least scale. Default 1.
    public var minimumZoomScale: CGFloat {
        get { zooming?.minimum ?? 1 }
        set { ensureZooming().minimum = newValue }
    }

    /// The greatest scale. Default 1. Fingers zoom if it is greater than the least one.
    public var maximumZoomScale: CGFloat {
        get { zooming?.maximum ?? 1 }
        set { ensureZooming().maximum = newValue }
    }

    /// The scale of the content. Default 1. Setting it keeps to the limits, and to the middle of what is in sight. iOS 3.
    public var zoomScale: CGFloat {
        get { zooming?.scale ?? 1 }
        set { setZoomScale(newValue, animated: false) }
    }

    /// Shows the content in a scale, in an animation of 0.3 s if wanted. iOS 3.
    public func setZoomScale(_ scale: CGFloat, animated: Bool) {
        ensureZooming().set(scale, animated: animated)
    }

    /// Shows a rectangle of the zoomed view, in its coordinates, in the middle and as large as it fits. iOS 3.
    public func zoom(to rect: CGRect, animated: Bool) {
        ensureZooming().show(rect, animated: animated)
    }

    /// Whether fingers may zoom past a limit, and the content comes back to it. Default `true`.
    public var bouncesZoom: Bool {
        get { zooming?.bounces ?? true }
        set { ensureZooming().bounces = newValue }
    }

    /// Whether fingers zoom the content.
    public var isZooming: Bool { zooming?.isPinched ?? false }

    /// Whether the content comes back to a limit of its scale.
    public var isZoomBouncing: Bool { zooming?.isBouncing ?? false }

    /// Whether an animated change of the scale is under way. iOS 17.4.
    public var isZoomAnimating: Bool { zooming?.isAnimating ?? false }

    /// The recogniser that zooms; `nil` where the limits leave no room. iOS 5.
    public var pinchGestureRecognizer: UIPinchGestureRecognizer? {
        zooming?.canZoom == true ? zooming?.pinch : nil
    }

    private func ensureZooming() -> ScrollZoom {
        if let zooming { return zooming }
        let made = ScrollZoom(of: self)
        zooming = made
        return made
    }
}
