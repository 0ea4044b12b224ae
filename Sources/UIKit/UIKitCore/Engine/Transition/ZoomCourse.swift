/// The course of a zoom: where the zoomed view, its source and the covered view are at any progress.
///
/// The zoomed view grows from the source's frame, clipped to a rectangle between both, and fades in over the first 55 %.
/// The covered view is darkened, and shrinks behind a view that covers the whole container. Evidence: ios26-METR-07.
@MainActor
final class ZoomCourse {
    /// The view controller that zooms in or out.
    let page: UIViewController
    private let view: UIView
    private let source: UIView
    private let covered: UIView?
    private let isWayIn: Bool
    /// The frame of the source at the beginning, in the coordinates of the zoomed view's superview.
    private let sourceFrame: CGRect
    /// Whether the source belongs to the other page. A bar shows other items as soon as the stack changes.
    private let isInPage: Bool
    private let alignment: CGRect
    private let dimming: CGFloat
    private let shades: [CGColor]

    /// Long enough for the spring, whose angular frequency is 19 per second.
    static let duration: TimeInterval = 0.5
    static let springDecay: CGFloat = 19 * 0.5
    private static let coveredScale: CGFloat = 0.914
    private static let fadingPart: CGFloat = 0.55
    private static let usualDimming: CGFloat = 0.15

    /// Creates the course between two view controllers, one of which prefers a zoom; `nil` without a visible source.
    init?(
        of page: UIViewController, _ zoom: ZoomSource, view: UIView, isWayIn: Bool,
        over other: UIViewController
    ) {
        guard let place = zoom.place(from: other, to: page), let window = view.windowLink,
            place.view.windowLink === window, let host = view.superview, !view.bounds.isEmpty
        else { return nil }
        let source = place.view
        (self.page, self.view, self.source, self.isWayIn) = (page, view, source, isWayIn)
        sourceFrame = host.convert(place.rect, from: source)
        isInPage = other.viewIfLoaded.map(source.isDescendant) ?? false
        guard !sourceFrame.isEmpty else { return nil }
        let asked = zoom.options?.alignmentRectProvider?(.init(source: source, zoomed: page)) ?? .null
        alignment = asked.isNull || asked.isEmpty ? view.bounds : asked
        covered = Self.covers(view) ? other.viewIfLoaded : nil
        shades = Self.shades(of: zoom.options, over: other)
        dimming = shades.isEmpty ? Self.usualDimming : 1
    }

    /// A sheet leaves the covered view in place, and has a dimming of its own.
    private static func covers(_ view: UIView) -> Bool {
        view.superview.map { view.frame.contains($0.bounds) } ?? false
    }

    private static func shades(
        of options: UIViewController.Transition.ZoomOptions?, over page: UIViewController
    ) -> [CGColor] {
        guard let options, options.dimmingColor != nil || options.dimmingVisualEffect != nil else {
            return []
        }
        let color = options.dimmingColor ?? UIColor(white: 0, alpha: usualDimming)
        return [options.dimmingVisualEffect?.fillColor, color].compactMap {
            $0?.resolvedColor(with: page.traitCollection).cgColor
        }
    }
}

extension ZoomCourse {
    /// Returns the positions of the views at a progress of the transition.
    func motions(at part: CGFloat) -> [ViewMotion] {
        guard let host = view.superview else { return [] }
        let cover = isWayIn ? part : 1 - part
        let start = isSourceVisible ? host.convert(source.bounds, from: source) : sourceFrame
        let rect = start.moved(cover, toward: view.frame)
        let fade = min(cover / Self.fadingPart, 1)
        let zoomed = zoomedMotion(at: cover, from: start, in: rect, opacity: fade)
        return [coveredMotion(at: cover), sourceMotion(at: cover, in: rect, of: host, opacity: 1 - fade)]
            .compactMap { $0 } + [zoomed]
    }

    private var isSourceVisible: Bool {
        isInPage && source.windowLink != nil && !source.frame.isEmpty
    }

    /// The view fills a rectangle in its superview. At the source, its alignment rectangle does.
    private func zoomedMotion(
        at cover: CGFloat, from start: CGRect, in rect: CGRect, opacity: CGFloat
    ) -> ViewMotion {
        let (bounds, frame) = (view.bounds, view.frame)
        let first = max(start.width / alignment.width, start.height / alignment.height)
        let scale = first + (1 - first) * cover
        let rest = 1 - cover
        let offset = CGPoint(
            x: rest * (start.midX - first * (alignment.midX - bounds.midX) - frame.midX),
            y: rest * (start.midY - first * (alignment.midY - bounds.midY) - frame.midY))
        let shown = rect.offsetBy(dx: -frame.midX - offset.x, dy: -frame.midY - offset.y)
        let (halfWidth, halfHeight) = (bounds.width / 2, bounds.height / 2)
        return ViewMotion(
            view: view, offset: offset, scale: scale, opacity: opacity, isInFront: true,
            insets: UIEdgeInsets(
                top: max(0, shown.minY / scale + halfHeight), left: max(0, shown.minX / scale + halfWidth),
                bottom: max(0, halfHeight - shown.maxY / scale),
                right: max(0, halfWidth - shown.maxX / scale)),
            cornerRadius: rest * source.layer.cornerRadius / scale)
    }

    private func coveredMotion(at cover: CGFloat) -> ViewMotion? {
        covered.map { view in
            ViewMotion(view: view, scale: scaleOfCovered(at: cover), dimming: dimming * cover, shades: shades)
        }
    }

    private func scaleOfCovered(at cover: CGFloat) -> CGFloat { 1 - (1 - Self.coveredScale) * cover }

    /// The source fills the rectangle too, although the covered view that contains it shrinks.
    private func sourceMotion(at cover: CGFloat, in rect: CGRect, of host: UIView, opacity: CGFloat)
        -> ViewMotion?
    {
        guard let place = source.superview, isSourceVisible else { return nil }
        var aim = rect
        if let covered, source.isDescendant(of: covered), let outer = covered.superview {
            let middle = host.convert(covered.center, from: outer)
            aim = aim.scaled(by: 1 / scaleOfCovered(at: cover), around: middle)
        }
        aim = place.convert(aim, from: host)
        let frame = source.frame
        return ViewMotion(
            view: source, offset: CGPoint(x: aim.midX - frame.midX, y: aim.midY - frame.midY),
            scale: aim.width / frame.width, opacity: opacity, isInFront: true)
    }
}

extension CGRect {
    /// Returns the rectangle at a part of the way to another one.
    fileprivate func moved(_ part: CGFloat, toward end: CGRect) -> CGRect {
        CGRect(
            x: minX + part * (end.minX - minX), y: minY + part * (end.minY - minY),
            width: width + part * (end.width - width), height: height + part * (end.height - height))
    }

    fileprivate func scaled(by factor: CGFloat, around point: CGPoint) -> CGRect {
        CGRect(
            x: point.x + (minX - point.x) * factor, y: point.y + (minY - point.y) * factor,
            width: width * factor, height: height * factor)
    }
}

extension PageTransition {
    /// Makes the course of a zoom if the view controller that appears or disappears prefers one. Without a source, on
    /// a device other than an iPhone or iPad, and with reduced motion, the default transition runs.
    func chooseZoom() {
        guard !movesOwnViews, mayZoom, let from = visibleFrom, let to = visibleTo else { return }
        let (page, other) = isWayIn ? (to, from) : (dismissedPage ?? from, to)
        guard let zoom = page.preferredZoom, page.isZoomable,
            let view = policy.view(of: isWayIn ? to : from, in: self),
            let course = ZoomCourse(of: page, zoom, view: view, isWayIn: isWayIn, over: other)
        else { return }
        follow(course)
    }

    private var mayZoom: Bool {
        guard Runtime.current.system >= .iOS(18), !UIAccessibility.prefersCrossFadeTransitions else {
            return false
        }
        return policy is UINavigationController || policy is Presentation || policy is Dismissal
    }

    /// Whether the arriving view controller is presented or pushed, not uncovered.
    private var isWayIn: Bool {
        visibleTo?.flags.contains(.beingPresented) == true || visibleTo?.isMovingToParent == true
    }

    /// The zoomed view controller that a gesture dismisses, with all view controllers above it. Evidence:
    /// ios26-TRANS-35.
    private var dismissedPage: UIViewController? {
        (policy as? UINavigationController)?.swipe?.dismissedPage
    }
}

extension UIViewController {
    /// Whether zooms exist on the device, and the view controller isn't in a popover, which has an animation of its own.
    fileprivate var isZoomable: Bool {
        [.phone, .pad].contains(traitCollection.userInterfaceIdiom)
            && modal?.presentationController?.isPopover != true
    }
}
