extension UIView {
    var frameInSuperview: CGRect {
        guard let extras else {
            return CGRect(
                x: centerStorage.x - boundsStorage.width / 2, y: centerStorage.y - boundsStorage.height / 2,
                width: boundsStorage.width, height: boundsStorage.height)
        }
        // Without the bounds' origin, because rounding must not move scrolled content.
        let (anchor, size) = (extras.anchorPoint, boundsStorage.size)
        return CGRect(origin: CGPoint(x: -size.width * anchor.x, y: -size.height * anchor.y), size: size)
            .applying(extras.transform)
            .offsetBy(dx: centerStorage.x, dy: centerStorage.y)
    }

    var fillsSuperview: Bool { superviewReference.with { fills($0) } == true }

    /// Whether the view's frame equals another view's bounds, without computing either.
    func fills(_ container: UIView) -> Bool {
        let size = container.boundsStorage.size
        return extras == nil && boundsStorage.size == size && container.boundsStorage.origin == .zero
            && centerStorage.x == size.width / 2 && centerStorage.y == size.height / 2
    }

    func setFrame(_ frame: CGRect) {
        let anchor = anchorPoint
        centerStorage = CGPoint(
            x: frame.minX + frame.width * anchor.x, y: frame.minY + frame.height * anchor.y)
        let size =
            transform.isIdentity
            ? frame.size : frame.applying(transform.inverted()).standardized.size
        boundsSize = size
        noteMoved()
    }

    func setBounds(_ bounds: CGRect) {
        let size = bounds.size
        boundsStorage.origin = bounds.origin
        boundsSize = size
        noteMoved()
    }

    /// The size. Changing it resizes the subviews and invalidates the layout.
    var boundsSize: CGSize {
        get { boundsStorage.size }
        set {
            let old = boundsStorage.size
            guard newValue != old else { return }
            boundsStorage.size = newValue
            if autoresizesSubviews {
                let isFilled = flags.contains(.isFilledByPages)
                for subview in subviewList {
                    let mask = isFilled ? [.flexibleWidth, .flexibleHeight] : subview.autoresizingMask
                    subview.follow(mask, superviewSize: newValue, from: old)
                }
            }
            setNeedsLayout()
        }
    }

    private func follow(_ mask: AutoresizingMask, superviewSize size: CGSize, from old: CGSize) {
        guard mask != [] else { return }
        var frame = self.frame
        (frame.origin.x, frame.size.width) = UIView.resized(
            frame.minX, frame.width, by: size.width - old.width, within: old.width,
            flexible: (
                mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
                mask.contains(.flexibleRightMargin)
            ))
        (frame.origin.y, frame.size.height) = UIView.resized(
            frame.minY, frame.height, by: size.height - old.height, within: old.height,
            flexible: (
                mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
                mask.contains(.flexibleBottomMargin)
            ))
        self.frame = frame
    }

    /// Distributes a change of the superview's length over the flexible parts, in proportion to their lengths.
    private static func resized(
        _ start: CGFloat, _ length: CGFloat, by change: CGFloat, within old: CGFloat,
        flexible: (before: Bool, length: Bool, after: Bool)
    ) -> (CGFloat, CGFloat) {
        let parts = [
            flexible.before ? start : 0, flexible.length ? length : 0,
            flexible.after ? old - start - length : 0,
        ]
        let count = [flexible.before, flexible.length, flexible.after].count { $0 }
        guard count > 0 else { return (start, length) }
        let total = parts.reduce(0, +)
        func share(_ index: Int, _ isFlexible: Bool) -> CGFloat {
            guard isFlexible else { return 0 }
            return total > 0 ? change * parts[index] / total : change / CGFloat(count)
        }
        return (start + share(0, flexible.before), max(0, length + share(1, flexible.length)))
    }

    // The optimizer of Swift 6.3.1 crashes when this cast is inlined into the conversions.
    @inline(never)
    static func view(of space: any UICoordinateSpace) -> UIView? {
        space as? UIView
    }

    func transform(to view: UIView?) -> CGAffineTransform {
        guard let view else { return transformToRoot }
        if let window = windowLink, let other = view.windowLink, window !== other {
            return transformToScreen.concatenating(view.transformToScreen.inverted())
        }
        return transformToRoot.concatenating(view.transformToRoot.inverted())
    }

    /// The transform from this view's coordinates to those of the topmost superview.
    private var transformToRoot: CGAffineTransform {
        var result = CGAffineTransform.identity
        var view = self
        while let superview = view.superviewReference.object {
            result = result.concatenating(view.transformToSuperview(view.extras))
            view = superview
        }
        return result
    }

    /// The transform to screen coordinates, for conversions between two windows.
    var transformToScreen: CGAffineTransform {
        guard let window = windowLink else { return transformToRoot }
        return transformToRoot.concatenating(window.transformToSuperview(window.extras))
    }

    func transformToSuperview(_ extras: ViewExtras?) -> CGAffineTransform {
        let anchor = extras?.anchorPoint ?? CGPoint(x: 0.5, y: 0.5)
        let toAnchor = CGAffineTransform(
            translationX: -(boundsStorage.minX + boundsStorage.width * anchor.x),
            y: -(boundsStorage.minY + boundsStorage.height * anchor.y))
        return toAnchor.concatenating(extras?.transform ?? .identity)
            .concatenating(CGAffineTransform(translationX: centerStorage.x, y: centerStorage.y))
    }
}
