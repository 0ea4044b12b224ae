extension UIPopoverPresentationController {
    /// Draws the background of the popover, with its arrow and its shadow, in the container.
    func drawBubble(_ place: PopoverPlace) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        if Runtime.current.design == .glass { return drawGlassBubble(place) }
        context.saveGState()
        context.setShadow(
            offset: CGSize(width: 0, height: 8), blur: 40, color: UIColor(white: 0, alpha: 0.25).cgColor)
        presentedView?.fill(place.outline, ground)
        context.restoreGState()
    }

    /// Since iOS 26 a popover has no arrow.
    private func drawGlassBubble(_ place: PopoverPlace) {
        let traits = presentedView?.traitCollection ?? traitCollection
        let color = (backgroundColor ?? presentedView?.backgroundColor)?.resolvedColor(with: traits)
        let glass = color.map { Glass(tint: $0) } ?? .panel
        presentedView?.drawGlass(glass, in: place.body, cornerRadius: shownRadius)
    }

    /// The corner radius. Since iOS 26 it is the one that was measured for an action sheet (joxan2137/NoTomorrow, docs/android-glass.md).
    var shownRadius: CGFloat { Runtime.current.design == .glass ? 26 : PopoverPlace.cornerRadius }

    /// The background color. The arrow has the page's color too.
    private var ground: UIColor {
        let traits = presentedView?.traitCollection ?? traitCollection
        let isDark = traits.userInterfaceStyle == .dark
        let material = isDark ? UIColor(white: 0.15, alpha: 1) : UIColor(white: 0.98, alpha: 1)
        return (backgroundColor ?? presentedView?.backgroundColor ?? material).resolvedColor(with: traits)
    }
}

extension PopoverPlace {
    /// The body with rounded corners, and the arrow.
    @MainActor fileprivate var outline: UIBezierPath {
        let path = UIBezierPath(roundedRect: body, cornerRadius: Self.cornerRadius)
        guard let angle else { return path }
        let arrow = Self.arrowPointingUp
        arrow.apply(CGAffineTransform(rotationAngle: angle))
        arrow.apply(CGAffineTransform(translationX: tip.x, y: tip.y))
        path.append(arrow)
        return path
    }

    private var angle: CGFloat? {
        switch arrow {
        case .up: 0
        case .right: .pi / 2
        case .down: .pi
        case .left: -.pi / 2
        default: nil
        }
    }

    /// The arrow with its tip at zero. It overlaps the body by a point, so that no seam is visible.
    @MainActor private static var arrowPointingUp: UIBezierPath {
        let (base, low) = (halfArrowBase, arrowLength)
        let path = UIBezierPath()
        path.move(to: CGPoint(x: -base, y: low + 1))
        path.addLine(to: CGPoint(x: -base, y: low))
        path.addCurve(
            to: CGPoint(x: -3, y: 1.5), controlPoint1: CGPoint(x: -base + 8, y: low),
            controlPoint2: CGPoint(x: -8, y: 6))
        path.addQuadCurve(to: CGPoint(x: 3, y: 1.5), controlPoint: CGPoint(x: 0, y: -1.2))
        path.addCurve(
            to: CGPoint(x: base, y: low), controlPoint1: CGPoint(x: 8, y: 6),
            controlPoint2: CGPoint(x: base - 8, y: low))
        path.addLine(to: CGPoint(x: base, y: low + 1))
        path.close()
        return path
    }
}
