/// A constraint that Interface Builder adds at build time for a view without constraints. The console shows this class name.
final class NSIBPrototypingLayoutConstraint: NSLayoutConstraint {
    /// Returns constraints that keep a view's position in its superview and its size.
    static func keepingFrame(of view: UIView) -> [NSLayoutConstraint] {
        guard let superview = view.superview else { return [] }
        let (frame, origin) = (view.frame, superview.bounds.origin)
        return [
            make(view, .left, superview, frame.minX - origin.x),
            make(view, .top, superview, frame.minY - origin.y),
            make(view, .width, nil, frame.width), make(view, .height, nil, frame.height),
        ]
    }

    private static func make(
        _ view: UIView, _ attribute: Attribute, _ other: UIView?, _ constant: CGFloat
    ) -> NSLayoutConstraint {
        let made = NSIBPrototypingLayoutConstraint(
            item: view, attribute: attribute, relatedBy: .equal, toItem: other,
            attribute: other == nil ? .notAnAttribute : attribute, multiplier: 1, constant: constant)
        made.identifier = "IB auto generated at build time for view with fixed frame"
        return made
    }
}
