import QuartzCore

/// The lifted preview: a snapshot of a view, or a page, with rounded corners and a shadow.
@MainActor
package final class PreviewPlatter: UIView {
    private let shape = UIView()
    private let snapshot: UIView
    private let preview: UITargetedPreview
    private(set) var page: UIViewController?
    private var badge: PreviewBadge?
    static var cornerRadius: CGFloat { Runtime.current.design == .glass ? 26 : 13 }

    package init(_ preview: UITargetedPreview) {
        self.preview = preview
        let shown = preview.shownRect
        snapshot =
            preview.view.resizableSnapshotView(from: shown, afterScreenUpdates: true, withCapInsets: .zero)
            ?? UIView(frame: CGRect(origin: .zero, size: shown.size))
        super.init(frame: CGRect(origin: .zero, size: shown.size))
        isUserInteractionEnabled = false
        shape.frame = bounds
        shape.clipsToBounds = true
        shape.autoresizesSubviews = false
        shape.backgroundColor = preview.parameters.backgroundColor ?? preview.view.groundAround
        shape.layer.cornerRadius = cornerOfShape
        cutOut()
        addSubview(shape)
        shape.addSubview(snapshot)
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOffset = CGSize(width: 0, height: 10)
        layer.shadowRadius = 20
        layer.shadowOpacity = 0
    }

    package required init?(coder: NSCoder) { nil }

    /// Clips the platter to the visible path of the preview.
    private func cutOut() {
        guard let path = preview.parameters.visiblePath else { return }
        let shown = preview.shownRect
        let moved = UIBezierPath()
        moved.append(path)
        moved.apply(CGAffineTransform(translationX: -shown.minX, y: -shown.minY))
        let mask = CAShapeLayer()
        mask.path = moved.cgPath
        shape.layer.mask = mask
    }

    private var cornerOfShape: CGFloat {
        if preview.parameters.visiblePath != nil { return 0 }
        let own = preview.view.layerIfMade?.cornerRadius ?? 0
        return own > 0 ? own : min(Self.cornerRadius, min(bounds.width, bounds.height) / 4)
    }

    private var castsShadow: Bool { preview.parameters.shadowPath?.isEmpty != true }
}

// The position.
extension PreviewPlatter {
    /// Places the platter at the position of a preview, without scaling.
    package func lie(at preview: UITargetedPreview, in stage: UIView) {
        center = preview.center(in: stage)
        transform = preview.target.transform
        boundsSize = preview.size
        shape.frame = bounds
        snapshot.center = CGPoint(x: bounds.midX, y: bounds.midY)
        snapshot.alpha = 1
        page?.view.alpha = 0
        page?.view.center = snapshot.center
        layer.shadowOpacity = 0
    }

    /// Lifts the platter into a frame: a snapshot is scaled, a page is clipped.
    func stand(in frame: CGRect) {
        center = CGPoint(x: frame.midX, y: frame.midY)
        layer.shadowOpacity = castsShadow ? 0.25 : 0
        guard page != nil else {
            let scale = bounds.width > 0 ? frame.width / bounds.width : 1
            transform = CGAffineTransform(scaleX: scale, y: scale)
            return
        }
        transform = .identity
        boundsSize = frame.size
        shape.frame = bounds
        shape.layer.cornerRadius = Self.cornerRadius
        shape.backgroundColor = page?.view.backgroundColor
        snapshot.center = CGPoint(x: bounds.midX, y: bounds.midY)
        snapshot.alpha = 0
        page?.view.alpha = 1
        page?.view.center = snapshot.center
        page?.view.boundsSize = frame.size
    }
}

// The content.
extension PreviewPlatter {
    /// Shows a page instead of the view.
    func add(_ page: UIViewController) { self.page = page }

    /// Sets the page's size before it is visible.
    func preparePage(_ size: CGSize) {
        guard let view = page?.view else { return }
        shape.layer.mask = nil
        view.frame = CGRect(origin: .zero, size: size)
        view.center = CGPoint(x: bounds.midX, y: bounds.midY)
        view.alpha = 0
        shape.addSubview(view)
        view.layoutIfNeeded()
    }

    /// Restores the page's original state.
    func removePage() {
        page?.viewIfLoaded?.removeFromSuperview()
        page?.viewIfLoaded?.alpha = 1
    }

    /// Shows the number of items.
    package func show(count: Int) {
        guard count > 1 else { return }
        let badge = PreviewBadge(count)
        badge.center = CGPoint(x: bounds.maxX, y: 0)
        badge.autoresizingMask = [.flexibleLeftMargin, .flexibleBottomMargin]
        addSubview(badge)
        self.badge = badge
    }
}

/// The badge with the number of items that a preview represents.
@MainActor
private final class PreviewBadge: UIView, SelfDrawing {
    private let text: DrawnText

    init(_ count: Int) {
        text = DrawnText("\(count)", .systemFont(ofSize: 15, weight: .medium), .white)
        let width = max(24, text.size().width + 14)
        super.init(frame: CGRect(x: 0, y: 0, width: width, height: 24))
    }

    required init?(coder: NSCoder) { nil }

    func drawLook() {
        fill(capsule(bounds), .systemRed)
        text.draw(in: bounds, .center)
    }
}

extension UIView {
    /// The background color behind a view without its own.
    fileprivate var groundAround: UIColor {
        var view: UIView? = self
        while let present = view {
            if let color = present.backgroundColor, color != .clear { return color }
            view = present.superview
        }
        return .systemBackground
    }
}

// Dragging.
extension PreviewPlatter {
    /// The scale of a lifted preview. Apple documents no value.
    private static var raisedScale: CGFloat { 1.05 }

    /// Lifts the platter over the page.
    package func raise() {
        transform = preview.target.transform.scaledBy(x: Self.raisedScale, y: Self.raisedScale)
        layer.shadowOpacity = castsShadow ? 0.25 : 0
    }

    package var shownView: UIView { preview.view }

    /// Returns the same preview with a different target.
    package func targeted(at target: UIDragPreviewTarget) -> UITargetedDragPreview {
        UITargetedDragPreview(view: preview.view, parameters: preview.parameters, target: target)
    }
}
