/// The outline of a sheet since iOS 26. A floating sheet has four rounded corners; those at the bottom are concentric with the screen's.
///
/// The radius at the top was measured (joxan2137/NoTomorrow, docs/android-glass.md).
@MainActor
struct SheetOutline {
    let path: UIBezierPath
    private static let topRadius: CGFloat = 38

    init(of sheet: UISheetPresentationController, _ view: UIView, in container: UIView) {
        let distance = sheet.floatingDistance(ofHeight: view.bounds.height, in: container)
        let top = sheet.preferredCornerRadius ?? Self.topRadius
        let concentric = max(top, Runtime.current.screen.spec.cornerRadius - distance)
        let bottom = distance < 0.1 ? 0 : sheet.preferredCornerRadius ?? concentric
        path = UIBezierPath(of: view.bounds, top: top, bottom: bottom)
    }
}

extension UIBezierPath {
    /// Creates a rectangle with different radii at its top and bottom corners.
    fileprivate convenience init(of rect: CGRect, top: CGFloat, bottom: CGFloat) {
        self.init()
        let limit = min(rect.width, rect.height) / 2
        let (top, bottom) = (min(top, limit), min(bottom, limit))
        let corners: [(CGPoint, CGFloat, CGFloat)] = [
            (CGPoint(x: rect.minX + top, y: rect.minY + top), top, .pi),
            (CGPoint(x: rect.maxX - top, y: rect.minY + top), top, -.pi / 2),
            (CGPoint(x: rect.maxX - bottom, y: rect.maxY - bottom), bottom, 0),
            (CGPoint(x: rect.minX + bottom, y: rect.maxY - bottom), bottom, .pi / 2),
        ]
        for (center, radius, start) in corners {
            addArc(
                withCenter: center, radius: radius, startAngle: start, endAngle: start + .pi / 2,
                clockwise: true)
        }
        close()
    }
}
