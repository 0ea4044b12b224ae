/// The view for a background configuration, behind the content of a cell, a header or a footer.
///
/// It covers the view that has the configuration.
@MainActor
package final class ConfiguredBackgroundView: UIView {
    package var configuration: UIBackgroundConfiguration {
        didSet { if configuration != oldValue { show(instead: oldValue) } }
    }

    private var effectView: UIVisualEffectView?

    package init(_ configuration: UIBackgroundConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        show(instead: .clear())
    }

    required init?(coder: NSCoder) { nil }

    private func show(instead old: UIBackgroundConfiguration) {
        if old.customView !== configuration.customView { old.customView?.removeFromSuperview() }
        if configuration.visualEffect !== effectView?.effect { showEffect() }
        if let custom = configuration.customView, custom.superview !== self { addSubview(custom) }
        // An app's custom view may need touches.
        isUserInteractionEnabled = configuration.customView != nil
        setNeedsLayout()
    }

    private func showEffect() {
        effectView?.removeFromSuperview()
        effectView = configuration.visualEffect.map { UIVisualEffectView(effect: $0) }
        if let effectView { insertSubview(effectView, at: 0) }
    }

    package override func layoutSubviews() {
        super.layoutSubviews()
        let area = area
        effectView?.frame = area
        effectView?.layer.cornerRadius = configuration.cornerRadius
        effectView?.clipsToBounds = configuration.cornerRadius > 0
        configuration.customView?.frame = area
    }

    /// The rectangle of the background in the view.
    var area: CGRect {
        var insets = configuration.backgroundInsets
        let edges = configuration.edgesAddingLayoutMarginsToBackgroundInsets
        if let margins = superview?.directionalMargins, !edges.isEmpty {
            if edges.contains(.top) { insets.top += margins.top }
            if edges.contains(.leading) { insets.leading += margins.leading }
            if edges.contains(.bottom) { insets.bottom += margins.bottom }
            if edges.contains(.trailing) { insets.trailing += margins.trailing }
        }
        let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
        return bounds.inset(
            by: UIEdgeInsets(
                top: insets.top, left: isLeftToRight ? insets.leading : insets.trailing,
                bottom: insets.bottom, right: isLeftToRight ? insets.trailing : insets.leading))
    }
}

extension ConfiguredBackgroundView: SelfDrawing {
    package func drawLook() {
        configuration.draw(
            in: area, cornerRadius: configuration.cornerRadius,
            color: configuration.resolvedBackgroundColor(for: tintColor), tint: tintColor)
    }
}

extension UIBackgroundConfiguration {
    /// Draws the color, the image and the stroke in the current context.
    @MainActor
    func draw(in area: CGRect, cornerRadius: CGFloat, color: UIColor?, tint: UIColor) {
        let shape = UIBezierPath(roundedRect: area, cornerRadius: cornerRadius)
        if let color {
            color.setFill()
            shape.fill()
        }
        drawImage(in: area, shape, tint)
        drawStroke(around: area, cornerRadius, tint)
    }

    @MainActor
    private func drawImage(in area: CGRect, _ shape: UIBezierPath, _ tint: UIColor) {
        guard let image else { return }
        let context = UIGraphicsGetCurrentContext()
        context?.saveGState()
        shape.addClip()
        image.draw(in: imageContentMode.rect(of: image.size, in: area), stencil: tint)
        context?.restoreGState()
    }

    @MainActor
    private func drawStroke(around area: CGRect, _ cornerRadius: CGFloat, _ tint: UIColor) {
        guard strokeWidth > 0 else { return }
        let outset = strokeOutset - strokeWidth / 2
        let line = UIBezierPath(
            roundedRect: area.insetBy(dx: -outset, dy: -outset), cornerRadius: max(0, cornerRadius + outset))
        line.lineWidth = strokeWidth
        resolvedStrokeColor(for: tint).setStroke()
        line.stroke()
    }
}
