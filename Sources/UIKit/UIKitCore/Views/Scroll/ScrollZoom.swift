/// The zoom state of a scroll view: the scale, its limits, and the pinch.
@MainActor
final class ScrollZoom: NSObject {
    unowned let scrollView: UIScrollView
    let pinch = ScrollPinch()
    var minimum: CGFloat = 1 {
        didSet { pinch.isEnabled = canZoom }
    }
    var maximum: CGFloat = 1 {
        didSet { pinch.isEnabled = canZoom }
    }
    var bounces = true
    private(set) var scale: CGFloat = 1
    private(set) var isBouncing = false
    private(set) var isAnimating = false
    /// Whether the content's size and offset are being changed together. The limits are applied afterward.
    private(set) var isApplying = false
    /// The scale at the start of the pinch; `nil` without one.
    private var scaleAtStart: CGFloat?
    private(set) weak var zoomedView: UIView?

    init(of scrollView: UIScrollView) {
        self.scrollView = scrollView
        super.init()
        pinch.addTarget(self, action: ScrollZoom.follow)
        pinch.isEnabled = false
        scrollView.addGestureRecognizer(pinch)
    }

    private static let follow = Selector("followPinch", ScrollZoom.followPinch)

    var isPinched: Bool { scaleAtStart != nil }

    /// Whether the limits allow different scales.
    var canZoom: Bool { minimum < maximum }

    private func clamped(_ scale: CGFloat) -> CGFloat { max(minimum, min(scale, maximum)) }
}

// Zooming by the app.
extension ScrollZoom {
    /// Zooms to a scale, around the center of the visible area.
    func set(_ scale: CGFloat, animated: Bool) {
        guard scale.isFinite else { return refuse(scale) }
        let size = scrollView.bounds.size
        change(animated) { [self] in
            apply(clamped(scale), keeping: CGPoint(x: size.width / 2, y: size.height / 2))
            settle()
        }
    }

    /// Evidence: hunt-scroll-08.
    private func refuse(_ scale: CGFloat) {
        Runtime.current.diagnostics.warn(
            "[ScrollView] UIScrollView is ignoring an attempt to set zoomScale to a non-finite value: \(scale)"
        )
    }

    /// Zooms to a rectangle of the zoomed view, as large as it fits.
    func show(_ rect: CGRect, animated: Bool) {
        let size = scrollView.bounds.size
        guard rect.width > 0, rect.height > 0 else { return }
        let scale = clamped(min(size.width / rect.width, size.height / rect.height))
        change(animated) { [self] in
            apply(scale, keeping: .zero)
            let corner = CGPoint(
                x: rect.midX * scale - size.width / 2, y: rect.midY * scale - size.height / 2)
            scrollView.jump(to: scrollView.clamped(corner))
        }
    }

    /// Performs a change of the scale. An animated change notifies the delegate of its start and its end; a change
    /// without animation only of the change.
    private func change(_ animated: Bool, _ body: @escaping () -> Void) {
        guard let view = scrollView.delegate?.viewForZooming(in: scrollView) else { return }
        zoomedView = view
        guard animated else { return body() }
        scrollView.delegate?.scrollViewWillBeginZooming(scrollView, with: view)
        isAnimating = true
        animate(body) { $0.isAnimating = false }
    }

    private func animate(_ body: @escaping () -> Void, _ onEnd: @escaping (ScrollZoom) -> Void) {
        UIView.animateTouchably(withDuration: 0.3, animations: body) { [weak self] _ in
            guard let self else { return }
            onEnd(self)
            tellEnd()
        }
    }

    private func tellEnd() {
        scrollView.delegate?.scrollViewDidEndZooming(scrollView, with: zoomedView, atScale: scale)
    }
}

// Zooming by the user.
extension ScrollZoom {
    private func followPinch() {
        switch pinch.state {
        case .began: begin()
        case .changed: follow()
        case .ended, .cancelled: end()
        case .possible, .failed: break
        }
    }

    private func begin() {
        guard let view = scrollView.delegate?.viewForZooming(in: scrollView) else { return }
        zoomedView = view
        scaleAtStart = scale
        scrollView.motion?.stop()
        scrollView.delegate?.scrollViewWillBeginZooming(scrollView, with: view)
        follow()
    }

    private func follow() {
        guard let scaleAtStart else { return }
        let place = pinch.location(in: scrollView)
        let offset = scrollView.contentOffset
        apply(
            banded(scaleAtStart * pinch.scale), keeping: CGPoint(x: place.x - offset.x, y: place.y - offset.y)
        )
    }

    private func end() {
        guard scaleAtStart != nil else { return }
        scaleAtStart = nil
        scrollView.dragGoesOnFromHere()
        let rest = clamped(scale)
        guard rest != scale else {
            settle()
            return tellEnd()
        }
        bounce(to: rest, around: pinch.location(in: scrollView))
    }

    /// Animates content that was zoomed past a limit back to it.
    private func bounce(to rest: CGFloat, around place: CGPoint) {
        let offset = scrollView.contentOffset
        isBouncing = true
        animate { [self] in
            apply(rest, keeping: CGPoint(x: place.x - offset.x, y: place.y - offset.y))
            settle()
        } _: {
            $0.isBouncing = false
        }
    }

    /// Limits a scale past a limit, with increasing resistance, or completely.
    private func banded(_ wish: CGFloat) -> CGFloat {
        let limit = clamped(wish)
        guard bounces, wish != limit else { return limit }
        return limit + RubberBand.stretch(wish - limit, in: limit)
    }
}

// Applying a scale.
extension ScrollZoom {
    /// Applies a scale, with a fixed point of the view.
    private func apply(_ newScale: CGFloat, keeping place: CGPoint) {
        guard newScale != scale, let view = zoomedView else { return }
        let ratio = newScale / scale
        let offset = scrollView.contentOffset
        let corner = view.frame.origin
        scale = newScale
        isApplying = true
        view.transform = CGAffineTransform(scaleX: newScale, y: newScale)
        view.frame.origin = corner
        scrollView.contentSize = view.frame.size
        scrollView.contentOffset = CGPoint(
            x: (offset.x + place.x) * ratio - place.x, y: (offset.y + place.y) * ratio - place.y)
        isApplying = false
        if view.flags.contains(.isPlacedByConstraints) { scrollView.setNeedsLayout() }
        scrollView.delegate?.scrollViewDidZoom(scrollView)
    }

    /// Moves content that has become smaller back within its limits.
    private func settle() {
        let offset = scrollView.clamped(scrollView.contentOffset)
        if offset != scrollView.contentOffset { scrollView.contentOffset = offset }
    }
}

/// The pinch gesture recognizer of a scroll view. The user can drag at the same time.
final class ScrollPinch: UIPinchGestureRecognizer {
    /// The scroll view, if its class conforms to the delegate protocol.
    override var delegate: (any UIGestureRecognizerDelegate)? {
        get { view as? any UIGestureRecognizerDelegate }
        set {
            guard newValue !== view else { return }
            Runtime.current.diagnostics.raise(
                .invalidArgument,
                "UIScrollView's built-in pinch gesture recognizer must have its scroll view as its delegate.")
        }
    }

    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        preventedGestureRecognizer.view !== view && super.canPrevent(preventedGestureRecognizer)
    }

    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
        preventingGestureRecognizer.view !== view && super.canBePrevented(by: preventingGestureRecognizer)
    }
}
