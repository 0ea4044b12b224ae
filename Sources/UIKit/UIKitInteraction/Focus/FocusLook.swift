/// The halo around the focused item, which the system draws over an app's windows.
@MainActor
package struct FocusLook {
    private let view: UIView
    private let halo: UIFocusHaloEffect
    private static let width: CGFloat = 3

    /// Returns `nil` if no item is focused, or if the item has another effect.
    package init?(over window: UIWindow) {
        guard let view = window.windowScene?.focusSystem?.focusedItem as? UIView, view.windowLink === window,
            let halo = view.focusEffect as? UIFocusHaloEffect, !view.takesTypedText
        else { return nil }
        self.view = view
        self.halo = halo
    }

    /// Returns the drawing, in the screen's coordinates.
    package func makeDrawing() -> Drawing {
        let screen = Runtime.current.screen
        return GraphicsContexts.draw(in: screen.bounds, scale: screen.scale) { _ in draw() }.drawing
    }

    private func draw() {
        let reference = halo.referenceView ?? view
        let ring = UIAccessibility.convertToScreenCoordinates(shape(in: reference), in: reference)
        if let limit = (halo.containerView ?? view.superview).flatMap({ clip(of: $0) }) {
            UIBezierPath(rect: limit).addClip()
        }
        view.tintColor.setStroke()
        ring.lineWidth = Self.width
        ring.stroke()
    }

    /// Returns the center line of the halo.
    private func shape(in reference: UIView) -> UIBezierPath {
        if let shape = halo.shape, halo.position == .automatic { return shape }
        let box = halo.shape?.bounds ?? view.bounds
        let shift = isInside ? Self.width / 2 : -Self.width / 2
        let radius = max(0, (view.layerIfMade?.cornerRadius ?? 0) - shift)
        return UIBezierPath(roundedRect: box.insetBy(dx: shift, dy: shift), cornerRadius: radius)
    }

    /// Whether the halo is inside the item because the item's surroundings would clip it.
    private var isInside: Bool {
        switch halo.position {
        case .inside: return true
        case .outside: return false
        case .automatic:
            guard let holder = view.superview, holder.clipsToBounds else { return false }
            return !holder.bounds.contains(view.frame.insetBy(dx: -Self.width, dy: -Self.width))
        }
    }

    private func clip(of holder: UIView) -> CGRect? {
        sequence(first: holder, next: \.superview).filter(\.clipsToBounds)
            .map { UIAccessibility.convertToScreenCoordinates($0.bounds, in: $0) }
            .reduce(nil) { $0?.intersection($1) ?? $1 }
    }
}
