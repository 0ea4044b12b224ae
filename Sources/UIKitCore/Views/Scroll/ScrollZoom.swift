/// What a scroll view that zooms keeps: how large its content is shown, and the fingers that change it.
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
    /// The content's size and place change together: its limits are looked at afterwards.
    private(set) var isApplying = false
    /// The scale when the fingers came down, while they are there.
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

    /// Without room between the limits there is nothing to pinch.
    var canZoom: Bool { minimum < maximum }

    private func clamped(_ scale: CGFloat) -> CGFloat { max(minimum, min(scale, maximum)) }
}

// What the app asks for.
extension ScrollZoom {
    /// Shows the content in a size, around the middle of what is visible.
    func set(_ scale: CGFloat, animated: Bool) {
        guard scale.isFinite else { return refuse(scale) }
        let size = scrollView.boundsStorage.size
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

    /// Shows a rectangle of the zoomed view as large as it fits.
    func show(_ rect: CGRect, animated: Bool) {
        let size = scrollView.boundsStorage.size
        guard rect.width > 0, rect.height > 0 else { return }
        let scale = clamped(min(size.width / rect.width, size.height / rect.height))
        change(animated) { [self] in
            apply(scale, keeping: .zero)
            let corner = CGPoint(
                x: rect.midX * scale - size.width / 2, y: rect.midY * scale - size.height / 2)
            scrollView.jump(to: scrollView.clamped(corner))
        }
    }

    /// An animated change tells the delegate of its beginning and its end; one without animation only of the change.
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

// What the fingers do.
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

    /// Content that was zoomed too far goes back to the limit.
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

    /// Past a limit the content follows less and less, or not at all.
    private func banded(_ wish: CGFloat) -> CGFloat {
        let limit = clamped(wish)
        guard bounces, wish != limit else { return limit }
        return limit + RubberBand.stretch(wish - limit, in: limit)
    }
}

// What a scale means for the content.
extension ScrollZoom {
    /// Shows the content in a size; what is at a place of the view stays there.
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

    /// Content that has become smaller goes back into its limits.
    private func settle() {
        let offset = scrollView.clamped(scrollView.contentOffset)
        if offset != scrollView.contentOffset { scrollView.contentOffset = offset }
    }
}

/// The recogniser by which two fingers zoom a scroll view's content. They may drag it meanwhile.
final class ScrollPinch: UIPinchGestureRecognizer {
    /// The scroll view, if an app's class has made it a delegate.
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
